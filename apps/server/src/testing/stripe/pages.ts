import type { StripeAccount } from './account.ts'
import { Refusal } from './wire.ts'

/** What a browser is sent: a page, or on to another address. */
type Shown = { html: string } | { to: string }

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

const page = (title: string, body: string): Shown => ({
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
})
const button = (action: string, label: string) =>
  `<form method="post" action="${action}"><button>${label}</button></form>`

/** Stripe's own pages for people, as plain as can be: pay a session, pay a bill, and the portal. */
export function showPage(account: StripeAccount, method: string, path: string): Shown {
  const [, kind = '', id = '', act = ''] = path.split('/')
  const isDone = method === 'POST'
  try {
    if (kind === 'pay') return checkout(id, isDone ? act : '')
    if (kind === 'bill') return bill(id, isDone)
    return portal(id)
  } catch (error) {
    if (error instanceof Refusal) return page(error.message, '<p><a href="javascript:history.back()">Back</a></p>')
    throw error
  }

  function checkout(session: string, action: string): Shown {
    const { success_url, cancel_url, status } = account.session(session)
    if (action === 'pay') {
      account.pay(session)
      return { to: success_url }
    }
    if (action === 'cancel') return { to: cancel_url }
    if (status !== 'open') return page(`This page is ${status}`, '')
    return page('Subscribe', button(`/pay/${session}/pay`, 'Pay') + button(`/pay/${session}/cancel`, 'Cancel'))
  }

  function bill(invoice: string, isPaid: boolean): Shown {
    if (isPaid) account.payInvoice(invoice)
    const { number, amount_due, status } = account.invoice(invoice)
    return page(
      `Bill ${number}`,
      `<p>${dollars(amount_due)}: ${status}</p>${status === 'open' ? button(`/bill/${invoice}`, 'Pay') : ''}`,
    )
  }

  function portal(opened: string): Shown {
    const { customer, return_url } = account.portal(opened)
    const bills = [...account.invoices.values()].filter((one) => one.customer === customer)
    return page(
      'Cards and bills',
      `${bills.map((one) => `<p><a href="/bill/${one.id}">${one.number}</a> ${one.status}</p>`).join('')}
<p><a href="${return_url}">Return</a></p>`,
    )
  }
}
