import { createElement, type MouseEvent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { BusyButton } from './button.tsx'

function press(state: { busy: boolean; disabled?: boolean }) {
  const onClick = vi.fn()
  const preventDefault = vi.fn()
  BusyButton({ ...state, type: 'submit', onClick }).props.onClick({ preventDefault } as Partial<MouseEvent>)
  return { onClick, preventDefault }
}

test('a button keeps the focus while its work goes on: it says that it cannot be pressed and is not taken away', () => {
  const html = renderToStaticMarkup(createElement(BusyButton, { busy: true }, 'Save changes'))
  expect(html).toContain('aria-disabled="true"')
  expect(html).not.toMatch(/ disabled(=|>| )/)
})

test.each([
  ['busy', { busy: true }],
  ['not ready', { busy: false, disabled: true }],
])('pressed while it is %s, it does nothing, and its form is not sent', (_why, state) => {
  const { onClick, preventDefault } = press(state)
  expect(onClick).not.toHaveBeenCalled()
  expect(preventDefault).toHaveBeenCalledOnce()
})

test('pressed otherwise, it does its work and sends its form', () => {
  const { onClick, preventDefault } = press({ busy: false })
  expect(onClick).toHaveBeenCalledOnce()
  expect(preventDefault).not.toHaveBeenCalled()
})
