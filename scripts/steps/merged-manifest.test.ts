import { expect, test } from 'vitest'
import { broughtAlong } from './merged-manifest.mjs'

const own = `
  <uses-permission android:name="android.permission.INTERNET" />
  <uses-permission
      android:name="android.permission.WRITE_EXTERNAL_STORAGE"
      android:maxSdkVersion="29" />
  <uses-permission android:name="android.permission.CAMERA" tools:node="remove" />
  <application><activity android:name=".MainActivity" android:exported="true"></activity></application>`

const merged = (more = '') => `
  <uses-permission android:name="android.permission.INTERNET" />
  <uses-permission android:name="android.permission.WRITE_EXTERNAL_STORAGE" android:maxSdkVersion="29" />
  <uses-permission android:name="org.huebook.app.DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION" />
  <!-- <uses-permission android:name="android.permission.READ_CONTACTS" /> -->
  <activity android:name="org.huebook.app.MainActivity" android:exported="true" >
  <activity android:name="com.example.Inside" android:exported="false" />${more}`

test('an app that asks for what its own manifest says, and opens nothing else, is as it should be', () => {
  expect(broughtAlong(own, merged())).toEqual([])
})

test.each([
  [
    '<uses-permission android:name="android.permission.CAMERA" />',
    'A plugin or library asks for android.permission.CAMERA.',
  ],
  [
    '<uses-permission-sdk-23 android:name="android.permission.READ_CONTACTS" />',
    'A plugin or library asks for android.permission.READ_CONTACTS.',
  ],
  [
    '<service android:name="com.example.Listener" android:exported="true" />',
    'A plugin or library opens Listener to other apps.',
  ],
])('what is brought along is said: %s', (brought, said) => {
  expect(broughtAlong(own, merged(brought))).toEqual([said])
})

test('a permission for old systems that becomes one for all is said, too', () => {
  expect(broughtAlong(own, merged().replace(' android:maxSdkVersion="29"', ''))).toEqual([
    'A plugin or library asks for android.permission.WRITE_EXTERNAL_STORAGE.',
    'The app no longer asks for android.permission.WRITE_EXTERNAL_STORAGE up to 29.',
  ])
})
