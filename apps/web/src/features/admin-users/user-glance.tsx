import type { User, UserOverview } from '@huebook/contract'
import { paths } from '#paths.ts'
import { useUser } from '#session/use-user.ts'
import { DateSince } from '#ui/date-since/date-since.tsx'
import { addressOf, UNSORTED } from '#ui/paged-list/list-address.ts'
import { Panel } from '#ui/panel.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { BlockButton } from './block-button.tsx'
import { Fact, Facts } from './facts.tsx'

interface UserGlanceProps {
  user: User
  /** Nothing where it could not be read. */
  overview: UserOverview | null
  /** Reads everything anew. */
  onChanged(): void
}

const count = new Intl.NumberFormat('en-US')

/** A number that leads to what it counts, where there is anything. */
function Counted({ number, noun, path, name }: { number: number; noun: string; path: string; name: string }) {
  const words = `${count.format(number)} ${noun}${number === 1 ? '' : 's'}`
  return number > 0 ? <TextLink to={path + addressOf({ search: name, sort: '' }, UNSORTED)}>{words}</TextLink> : words
}

/** Who somebody is on this site, what they have made, and whether they may come in. */
export function UserGlance({ user, overview, onChanged }: UserGlanceProps) {
  const isSelf = useUser().id === user.id
  return (
    <Panel title="At a glance">
      <Facts>
        <Fact label="Role">{user.admin ? 'Administrator' : 'User'}</Fact>
        <Fact label="May sign in">{user.blocked ? 'No, the account is blocked' : 'Yes'}</Fact>
        <Fact label="Joined">
          <DateSince moment={user.created_at} />
        </Fact>
        {overview && !user.admin && (
          <>
            <Fact label="Has made">
              <Counted number={overview.pages} noun="page" path={paths.adminPages()} name={user.name} />
            </Fact>
            <Fact label="Has coloured">
              <Counted number={overview.coloreds} noun="page" path={paths.adminColoredPages()} name={user.name} />
            </Fact>
          </>
        )}
      </Facts>
      {!isSelf && <BlockButton user={user} onToggled={onChanged} className="sm:-ml-4 mt-4 w-full sm:w-auto" />}
    </Panel>
  )
}
