interface Step {
  name: string
  depth: number
}

/** The steps of a plan as the database prints it, without what they compare. */
const stepsOf = (plan: string): Step[] =>
  plan
    .split('\n')
    .filter((line, i) => i === 0 || line.includes('->'))
    .map((line) => ({ name: nameOf(line.replace('->', '').trim()), depth: line.search(/->|\S/) }))

/** "Index Scan using pages_pkey on pages pages_1" is about the index. */
const nameOf = (step: string): string => step.replace(/ (using \S+) on .*/, ' $1').replace(/ (on \S+) .*/, ' $1')

/** A plan in one line: each step with those that it reads from. */
export function shapeOf(plan: string): string {
  const open: number[] = []
  let shape = ''
  for (const { name, depth } of stepsOf(plan)) {
    const isFirst = open.length === 0 || depth > (open.at(-1) as number)
    while (open.length > 0 && depth <= (open.at(-1) as number)) {
      open.pop()
      if (open.length > 0 && depth <= (open.at(-1) as number)) shape += ')'
    }
    shape += isFirst ? `${shape && ' ('}${name}` : `, ${name}`
    open.push(depth)
  }
  return shape + ')'.repeat(Math.max(0, open.length - 1))
}
