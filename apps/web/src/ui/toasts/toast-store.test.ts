import { beforeEach, expect, test, vi } from 'vitest'
import { createToastStore } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const messageOf = (toasts: ReturnType<typeof createToastStore>) => toasts.getState().toast?.message

test('a toast informs unless told otherwise, and does not persist', () => {
  const toasts = createToastStore()
  toasts.getState().show({ message: 'Page has been saved' })
  expect(toasts.getState().toast).toMatchObject({ variant: 'info', message: 'Page has been saved', persist: false })
})

test('a toast is gone after six seconds and not before', () => {
  const toasts = createToastStore()
  toasts.getState().show({ message: 'Page has been saved', variant: 'success' })
  vi.advanceTimersByTime(5999)
  expect(messageOf(toasts)).toBe('Page has been saved')
  vi.advanceTimersByTime(1)
  expect(toasts.getState().toast).toBeNull()
})

test('a toast that replaces another gets six seconds of its own', () => {
  const toasts = createToastStore()
  toasts.getState().show({ message: 'first' })
  vi.advanceTimersByTime(5000)
  toasts.getState().show({ message: 'second' })
  vi.advanceTimersByTime(5999)
  expect(messageOf(toasts)).toBe('second')
  vi.advanceTimersByTime(1)
  expect(messageOf(toasts)).toBeUndefined()
})

test('the same words twice are two toasts, so that a screen reader says them twice', () => {
  const toasts = createToastStore()
  toasts.getState().show({ message: 'again' })
  const first = toasts.getState().toast
  toasts.getState().show({ message: 'again' })
  expect(toasts.getState().toast?.id).not.toBe(first?.id)
})

test('a persistent toast outlives time and route changes until it is dismissed', () => {
  const toasts = createToastStore()
  toasts.getState().show({ message: 'Please sign in to continue', variant: 'danger', persist: true })
  vi.advanceTimersByTime(60_000)
  toasts.getState().clearOnRouteChange()
  expect(messageOf(toasts)).toBe('Please sign in to continue')
  toasts.getState().clear()
  expect(toasts.getState().toast).toBeNull()
})

test('a toast that belongs to a screen outlives time, and goes when that screen is left', () => {
  const toasts = createToastStore()
  toasts.getState().show({ message: 'Print is only available on the paid plan.', variant: 'danger', persist: 'here' })
  vi.advanceTimersByTime(60_000)
  expect(messageOf(toasts)).toBe('Print is only available on the paid plan.')
  toasts.getState().clearOnRouteChange()
  expect(toasts.getState().toast).toBeNull()
})

test('a persistent toast is not cut short by the clock of the toast it replaced', () => {
  const toasts = createToastStore()
  toasts.getState().show({ message: 'first' })
  toasts.getState().show({ message: 'stays', persist: true })
  vi.advanceTimersByTime(6000)
  expect(messageOf(toasts)).toBe('stays')
})

test('any other toast goes when the screen changes, and its clock with it', () => {
  const toasts = createToastStore()
  toasts.getState().show({ message: 'first' })
  toasts.getState().clearOnRouteChange()
  expect(toasts.getState().toast).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
})
