import { SecureStorage, type SecureStoragePlugin } from '@aparajita/capacitor-secure-storage'
import { App, type AppPlugin } from '@capacitor/app'
import { Browser, type BrowserPlugin } from '@capacitor/browser'
import { Camera, type CameraPlugin } from '@capacitor/camera'
import { Filesystem, type FilesystemPlugin } from '@capacitor/filesystem'
import { Haptics, type HapticsPlugin } from '@capacitor/haptics'
import { Preferences, type PreferencesPlugin } from '@capacitor/preferences'
import { Share, type SharePlugin } from '@capacitor/share'
import { Printer, type PrinterPlugin } from '@capgo/capacitor-printer'

/** What the app asks of the shell of a phone or tablet, and not a word more. */
export interface Plugins {
  App: Pick<AppPlugin, 'addListener' | 'minimizeApp'>
  Browser: Pick<BrowserPlugin, 'open' | 'close' | 'addListener'>
  Camera: Pick<CameraPlugin, 'takePhoto' | 'chooseFromGallery'>
  Filesystem: Pick<FilesystemPlugin, 'writeFile' | 'appendFile' | 'deleteFile' | 'getUri'>
  Haptics: Pick<HapticsPlugin, 'impact'>
  Preferences: Pick<PreferencesPlugin, 'get' | 'set'>
  Printer: Pick<PrinterPlugin, 'printWebView'>
  SecureStorage: Pick<SecureStoragePlugin, 'getItem' | 'setItem' | 'removeItem'>
  Share: Pick<SharePlugin, 'share'>
}

export const plugins: Plugins = {
  App,
  Browser,
  Camera,
  Filesystem,
  Haptics,
  Preferences,
  Printer,
  SecureStorage,
  Share,
}
