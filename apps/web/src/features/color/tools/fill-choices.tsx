import { type Engine, FILL_NAMES, type FillName, type HexColor, previewOfFill } from '@huebook/coloring'
import { EnginePicture } from './engine-picture.tsx'
import { useCanvas } from './use-canvas.ts'

const LABELS: Readonly<Record<FillName, string>> = {
  plain: 'Plain',
  gradient: 'Gradient',
  dots: 'Dots',
  stripes: 'Stripes',
  stars: 'Stars',
  hearts: 'Hearts',
  scales: 'Scales',
}

function FillChoice({ engine, fill }: { engine: Engine; fill: FillName }) {
  const isOn = useCanvas(engine, (state) => state.fill === fill)
  const color = useCanvas(engine, (state) => state.color)
  const second = useCanvas(engine, (state) => state.secondColor)
  return (
    <button type="button" aria-pressed={isOn} onClick={() => engine.pickFill(fill)} className="fill-choice">
      <EnginePicture
        className="fill-swatch"
        make={() => previewOfFill(fill, color, second)}
        of={`${fill} ${color} ${second}`}
        width={48}
        height={48}
      />
      <span>{LABELS[fill]}</span>
    </button>
  )
}

/** What “Fill” fills shapes with. */
export function FillChoices({ engine }: { engine: Engine }) {
  const fill = useCanvas(engine, (state) => state.fill)
  const color = useCanvas(engine, (state) => state.color)
  const second = useCanvas(engine, (state) => state.secondColor)
  return (
    <fieldset className="fill-choices">
      <legend className="panel-title paint-legend">Fill with</legend>
      <div className="choice-row">
        {FILL_NAMES.map((one) => (
          <FillChoice key={one} engine={engine} fill={one} />
        ))}
      </div>
      {fill !== 'plain' && (
        <div className="second-color">
          <label className="second-label">
            <input
              type="color"
              value={(second ?? color).toLowerCase()}
              onChange={({ target }) => engine.pickSecondColor(target.value as HexColor)}
            />
            Second colour
          </label>
          <button
            type="button"
            className="lighter-tone"
            aria-pressed={second === null}
            onClick={() => engine.pickSecondColor(null)}
          >
            A lighter tone
          </button>
        </div>
      )}
      {fill === 'gradient' && <p className="panel-words">Draw across a shape to say which way it goes.</p>}
    </fieldset>
  )
}
