import { Column, type DriverValueDecoder, getTableName, is, SQL } from 'drizzle-orm'

/** What drizzle knows of a column that a statement answers with. */
export interface SelectedField {
  /** Where its value belongs: the name of a field, or of an object and its field. */
  path: string[]
  field: unknown
}

/** For each table that a statement joins, whether a row of it is always there. */
export type JoinedTables = Record<string, boolean>

interface Cell {
  /** The how manieth value of a row it is. */
  at: number
  object: string | undefined
  key: string
  field: unknown
  decoder: DriverValueDecoder<unknown, unknown>
}

type Values = readonly unknown[]
type Row = Record<string, unknown>

/**
 * Makes objects of the rows of one statement, as drizzle does. Drizzle finds out anew for each value what to make of it,
 * which takes longer than to read the value; here that is found out once. Nothing where objects lie within objects.
 */
export function createRowReader(fields: readonly SelectedField[], joined: JoinedTables | undefined) {
  if (fields.some(({ path }) => path.length > 2)) return undefined
  const cells = fields.map(cellOf)
  const fieldsOf = (object: string | undefined) => cells.filter((cell) => cell.object === object)
  const flat = fieldsOf(undefined)
  const objects = [...new Set(cells.flatMap(({ object }) => object ?? []))].map((name) => ({
    name,
    cells: fieldsOf(name),
    tell: joined && cellThatTells(fieldsOf(name), joined),
  }))

  return (values: Values): Row => {
    const row = read(values, flat)
    for (const { name, cells, tell } of objects)
      row[name] = tell && values[tell.at] === null ? null : read(values, cells)
    return row
  }
}

function read(values: Values, cells: readonly Cell[]): Row {
  const row: Row = {}
  for (const { at, key, decoder } of cells) {
    const value = values[at]
    row[key] = value === null ? null : decoder.mapFromDriverValue(value)
  }
  return row
}

const cellOf = ({ path, field }: SelectedField, at: number): Cell => ({
  at,
  object: path.length === 2 ? path[0] : undefined,
  key: path.at(-1) as string,
  field,
  decoder: decoderOf(field),
})

function decoderOf(field: unknown): Cell['decoder'] {
  if (is(field, Column)) return field
  const expression = is(field, SQL) ? field : (field as SQL.Aliased).sql
  return (expression as unknown as { decoder: Cell['decoder'] }).decoder
}

/** What tells whether an object is there at all: the first column, where all are of one table that may have no row. */
function cellThatTells(cells: readonly Cell[], joined: JoinedTables): Cell | undefined {
  const columns = cells.filter(({ field }) => is(field, Column))
  const [table, ...others] = new Set(columns.map(({ field }) => getTableName((field as Column).table)))
  return table !== undefined && others.length === 0 && !joined[table] ? columns[0] : undefined
}
