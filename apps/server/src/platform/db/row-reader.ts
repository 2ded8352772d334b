import { Column, getTableColumns, is, SQL, Table } from 'drizzle-orm'

type Field = Column | SQL | SQL.Aliased

/** What a statement selects: values, and objects of values. */
export type Fields = Readonly<Record<string, Field | Table | Readonly<Record<string, Field>>>>

interface Cell {
  /** The how manieth value of a row it is. */
  at: number
  key: string
  field: Field
}

type Values = readonly unknown[]
type Row = Record<string, unknown>

/**
 * Makes objects of the rows of one statement, as drizzle does. Drizzle finds out anew for each value what to make of it,
 * which takes longer than to read the value; here that is found out once. An object that is `optional` is null where its
 * first column is.
 */
export function createRowReader(fields: Fields, optional: readonly string[]): (values: Values) => Row {
  let at = 0
  const cellOf = ([key, field]: [string, Field]): Cell => ({ at: at++, key, field })
  const parts = Object.entries(fields).map(([key, field]) => {
    if (isField(field)) return { key, read: readerOf(cellOf([key, field])) }
    const columns: Record<string, Field> = is(field, Table) ? getTableColumns(field) : field
    const cells = Object.entries(columns).map(cellOf)
    const read = objectReader(cells)
    const presence = optional.includes(key) ? cells.find(({ field }) => is(field, Column)) : undefined
    return { key, read: presence ? (values: Values) => (values[presence.at] === null ? null : read(values)) : read }
  })
  return (values) => {
    const row: Row = {}
    for (const { key, read } of parts) row[key] = read(values)
    return row
  }
}

function objectReader(cells: readonly Cell[]): (values: Values) => Row {
  const parts = cells.map((cell) => ({ key: cell.key, read: readerOf(cell) }))
  return (values) => {
    const object: Row = {}
    for (const { key, read } of parts) object[key] = read(values)
    return object
  }
}

/** A column knows what to make of its values; an expression is what `pg` makes of it. */
function readerOf({ at, field }: Cell): (values: Values) => unknown {
  if (!is(field, Column)) return (values) => values[at]
  return (values) => {
    const value = values[at]
    return value === null ? null : field.mapFromDriverValue(value)
  }
}

const isField = (field: Fields[string]): field is Field => is(field, Column) || is(field, SQL) || is(field, SQL.Aliased)
