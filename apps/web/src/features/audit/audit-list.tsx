import { type AuditEntry, FIRST_PAGE } from '@huebook/contract'
import { api } from '#api/index.ts'
import { Button } from '#ui/button.tsx'
import { DateSince } from '#ui/date-since/date-since.tsx'
import { PencilBox } from '#ui/drawings/pencil-box.tsx'
import { Detail } from '#ui/paged-list/detail.tsx'
import { keptList } from '#ui/paged-list/kept-lists.ts'
import { queryIn, UNSORTED } from '#ui/paged-list/list-address.ts'
import { type EmptyList, PagedList } from '#ui/paged-list/paged-list.tsx'
import { type ListStart, type LoadPage, startOf } from '#ui/paged-list/paged-list-store.ts'
import { usePagedList } from '#ui/paged-list/use-paged-list.ts'
import { TextLink } from '#ui/text-link.tsx'
import { deedOf } from './deed.ts'
import '#ui/paged-list/rows.css'

const load: LoadPage<AuditEntry> = ({ page, search }, signal) => api.paginateAudit({ query: { page, search } }, signal)

/** The beginning of the list the address asks for, or the list as it was left. */
export async function readAudit({ url, signal }: Request): Promise<ListStart<AuditEntry>> {
  const address = new URL(url)
  const kept = keptList<AuditEntry>(address)
  if (kept) return kept
  const asked = queryIn(address.searchParams, UNSORTED)
  const first = await load({ page: FIRST_PAGE, ...asked }, signal)
  if (!first) throw new Error('Failed to load the audit log')
  return startOf(first, asked)
}

function wordsFor(search: string, failed: boolean) {
  if (failed) return { title: 'The audit log did not arrive', words: 'Your search is still there. Please try again.' }
  if (search)
    return { title: `Nothing matches “${search}”`, words: 'Try a name, a title, a setting or what was changed.' }
  return { title: 'Nothing has been done yet', words: 'What administrators block, edit and decide will stand here.' }
}

function NoEntries({ search, failed, onShowAll, onRetry }: EmptyList) {
  const { title, words } = wordsFor(search, failed)
  return (
    <div className="mt-10 flex flex-col items-center text-center">
      <PencilBox coloured={0} className="w-full max-w-xs" />
      <h2 className="mt-6 max-w-full text-2xl">{title}</h2>
      <p className="mt-2 max-w-[46ch] text-ink-soft">{words}</p>
      <div className="mt-6">
        {failed && <Button onClick={onRetry}>Try again</Button>}
        {!failed && search && <Button onClick={onShowAll}>Show everything</Button>}
      </div>
    </div>
  )
}

/** One thing an administrator did, as a sentence. */
export function DeedWords({ entry }: { entry: AuditEntry }) {
  const { who, verb, what, to, owner, fields } = deedOf(entry)
  return (
    <p className="min-w-0 [overflow-wrap:anywhere]">
      <strong className="font-display font-medium">{who}</strong> {verb}{' '}
      {to ? <TextLink to={to}>{what}</TextLink> : what}
      {owner && (
        <>
          {' by '}
          <TextLink to={owner.to}>{owner.name}</TextLink>
        </>
      )}
      {fields && <span className="text-ink-soft">: {fields}</span>}
    </p>
  )
}

const COLUMNS = '[--columns:minmax(0,1fr)_14rem]'

function ColumnHeads() {
  return (
    <div aria-hidden="true" className={`list-heads ${COLUMNS} font-display font-medium text-ink-soft`}>
      <span>What was done</span>
      <span>When</span>
    </div>
  )
}

/** What administrators did, the latest first. */
export function AuditList({ start }: { start: ListStart<AuditEntry> }) {
  const list = usePagedList(start, load, UNSORTED)
  return (
    <PagedList
      list={list}
      noun={{ one: 'entry', many: 'entries' }}
      searchPlaceholder="Name, title or change"
      heads={<ColumnHeads />}
      listClassName={`list-rows ${COLUMNS}`}
      empty={(state) => <NoEntries {...state} />}
    >
      {(entry) => (
        <li key={entry.id} className="list-row">
          <DeedWords entry={entry} />
          <dl className="contents">
            <Detail label="When">
              <DateSince moment={entry.created_at} withTime />
            </Detail>
          </dl>
        </li>
      )}
    </PagedList>
  )
}
