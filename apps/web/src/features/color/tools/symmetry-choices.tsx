import { type Engine, SYMMETRY_NAMES, type SymmetryName } from '@huebook/coloring'
import { useEffect } from 'react'
import { useCanvas } from './use-canvas.ts'

const WAYS: Readonly<Record<SymmetryName, { label: string; words: string; times: number }>> = {
  mirror: { label: 'Mirror', words: 'left and right', times: 2 },
  four: { label: '4', words: 'four times round', times: 4 },
  six: { label: '6', words: 'six times round', times: 6 },
  eight: { label: '8', words: 'eight times round', times: 8 },
  twelve: { label: '12', words: 'twelve times round', times: 12 },
}

/** As many petals as there are places. */
function Petals({ times }: { times: number }) {
  return (
    <svg viewBox="0 0 24 24" className="petals" aria-hidden="true">
      {Array.from({ length: times }, (_, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          key={at}
          d="M12 10C10.4 7 10.4 4.600 12 2.500c1.600 2.100 1.600 4.500 0 7.500Z"
          transform={`rotate(${(360 / times) * at + (times === 2 ? 90 : 0)} 12 12)`}
        />
      ))}
    </svg>
  )
}

/** Whether brush and “Fill” do the same all around the middle of the page. */
export function SymmetryChoices({ engine }: { engine: Engine }) {
  const chosen = useCanvas(engine, (state) => state.symmetry)
  const found = useCanvas(engine, (state) => state.pageSymmetry)
  useEffect(() => engine.findSymmetry(), [engine])
  const choice = (name: SymmetryName | null, label: string, words: string, times: number) => (
    <button
      key={label}
      type="button"
      aria-pressed={chosen === name}
      aria-label={words}
      title={words}
      onClick={() => engine.pickSymmetry(name)}
      className="fill-choice"
    >
      <Petals times={times} />
      <span>{label}</span>
    </button>
  )
  return (
    <fieldset className="fill-choices">
      <legend className="panel-title paint-legend">Draw it all around</legend>
      <div className="choice-row">
        {choice(null, 'Once', 'In one place', 1)}
        {SYMMETRY_NAMES.map((name) => {
          const { label, words, times } = WAYS[name]
          return choice(name, label, `Same ${words}`, times)
        })}
      </div>
      {found && (
        <p className="panel-words">
          This page looks the same {WAYS[found.name].words}
          {chosen !== found.name && (
            <>
              {': '}
              <button type="button" className="link" onClick={() => engine.pickSymmetry(found.name)}>
                colour it so
              </button>
            </>
          )}
          .
        </p>
      )}
    </fieldset>
  )
}
