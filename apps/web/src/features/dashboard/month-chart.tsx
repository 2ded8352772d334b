import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'
import { inFull, inShort } from './numbers.ts'

export interface Month {
  name: string
  count: number
}

const tick = { fill: 'var(--ink-soft)', fontSize: 13 }
const bubble = {
  background: 'var(--surface)',
  color: 'var(--ink)',
  border: '2px solid var(--ink)',
  borderRadius: 12,
}

interface MonthChartProps {
  label: string
  months: Month[]
  pencil: string
}

/** A line through the months. Only for those who see: the same numbers are in a table beside it. */
export function MonthChart({ label, months, pencil }: MonthChartProps) {
  return (
    <div aria-hidden="true">
      <LineChart
        responsive
        data={months}
        margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
        style={{ width: '100%', aspectRatio: '16 / 9', minWidth: 240, minHeight: 135 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--line-faint)" strokeWidth={1.5} />
        <XAxis
          dataKey="name"
          // The year is in the bubble and in the table: twelve months are in one, or in two that are easily told apart.
          tickFormatter={(name: string) => name.slice(0, 3)}
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: 'var(--ink)', strokeWidth: 2 }}
          minTickGap={12}
          interval="equidistantPreserveStart"
        />
        <YAxis
          allowDecimals={false}
          tickFormatter={inShort}
          tick={tick}
          tickLine={false}
          axisLine={false}
          tickCount={4}
          width={44}
        />
        <Tooltip
          contentStyle={bubble}
          itemStyle={{ color: 'var(--ink)' }}
          cursor={{ stroke: 'var(--ink-soft)', strokeDasharray: '4 4' }}
          formatter={(count) => inFull(Number(count))}
          isAnimationActive={false}
        />
        <Line
          dataKey="count"
          name={label}
          type="monotone"
          stroke={pencil}
          strokeWidth={3}
          strokeLinecap="round"
          dot={{ r: 4, strokeWidth: 2.5, fill: 'var(--surface)' }}
          activeDot={{ r: 6, strokeWidth: 2.5, stroke: pencil, fill: 'var(--surface)' }}
          isAnimationActive={false}
        />
      </LineChart>
    </div>
  )
}
