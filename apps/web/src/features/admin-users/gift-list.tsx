import type { Gift, User } from '@huebook/contract'
import { api } from '#api/index.ts'
import { BusyButton } from '#ui/button.tsx'
import { creditsIn, dayOf, giftIn } from '#ui/gift-words.ts'
import { toasts } from '#ui/toasts/index.ts'
import { useConfirmation } from '#ui/toasts/use-confirmation.ts'
import { useBusy } from '#ui/use-busy.ts'

interface GiftProps {
  gift: Gift
  user: Pick<User, 'name'>
  onChanged(): void
}

function TakeBackButton({ gift, user, onChanged }: GiftProps) {
  const [busy, run] = useBusy()
  const confirm = useConfirmation()

  async function takeBack() {
    if (!(await api.takeGiftBack({ params: { id: gift.id } }))) return
    onChanged()
    toasts.getState().show({ variant: 'success', message: 'The gift has been taken back' })
  }

  const ask = () =>
    confirm({
      message: 'Are you sure to take the gift back?',
      about: `${giftIn(gift)}, from ${user.name}. What was used of it stays used.`,
      action: () => run(takeBack),
    })

  return (
    <BusyButton
      look="quiet"
      busy={busy}
      onClick={ask}
      className="-ml-4 min-h-11! whitespace-nowrap px-4! py-1! sm:ml-0"
    >
      Take back<span className="sr-only"> {giftIn(gift)}</span>
    </BusyButton>
  )
}

const OVER = { ended: 'Ended', taken_back: 'Taken back' } as const

/** What is left of a gift of credits, once some of it is used. */
function leftOf({ plan, left, page_creation, public_page }: Gift): string {
  const isWhole = left.page_creation === page_creation && left.public_page === public_page
  return plan || isWhole ? '' : ` · ${creditsIn(left) || 'nothing'} left`
}

function GiftItem(props: GiftProps) {
  const { gift } = props
  const isRunning = gift.state === 'running'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line-faint border-t-2 border-dashed pt-3 first:border-0 first:pt-0">
      <div className={`min-w-0 grow basis-48 ${isRunning ? '' : 'text-ink-soft'}`}>
        <p className="font-display font-medium">{giftIn(gift)}</p>
        <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
          {gift.state !== 'running' && `${OVER[gift.state]} · `}Given on {dayOf(gift.created_at)}: “{gift.reason}”
          {isRunning && leftOf(gift)}
        </p>
      </div>
      {isRunning && <TakeBackButton {...props} />}
    </li>
  )
}

/** What somebody was given, the latest first. */
export const GiftList = ({ gifts, ...rest }: Omit<GiftProps, 'gift'> & { gifts: Gift[] }) => (
  <ul aria-label="Gifts" className="flex flex-col gap-3">
    {gifts.map((gift) => (
      <GiftItem key={gift.id} gift={gift} {...rest} />
    ))}
  </ul>
)
