import type { MouseEvent } from 'react'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import staffExpertiseTexts from '#texts/staffExpertise'
import styles from './damage-map.module.css'
import type { ShownPart } from './work.ts'

/** Outline from above, front up, in a box of 180 × 330. Not mirrored in right-to-left layouts. */
const [width, height] = [180, 330]

/** Named positions for keyboard use, in percent of the outline. */
export const spots = {
  frontLeft: { x: 24, y: 14 },
  front: { x: 50, y: 8 },
  frontRight: { x: 76, y: 14 },
  left: { x: 20, y: 53 },
  roof: { x: 50, y: 60 },
  right: { x: 80, y: 53 },
  backLeft: { x: 24, y: 90 },
  back: { x: 50, y: 94 },
  backRight: { x: 76, y: 90 },
} as const
export type Spot = keyof typeof spots

/** Returns the findings with a position, numbered in list order. */
export const placed = (parts: readonly ShownPart[]): (ShownPart & { place: NonNullable<ShownPart['place']> })[] =>
  parts.filter((part): part is ShownPart & { place: NonNullable<ShownPart['place']> } => part.place?.view === 'Top')

interface DamageMapProps {
  parts: readonly ShownPart[]
  /** sets the position of the open point; null when not possible */
  mark: ((x: number, y: number) => void) | null
  open: (part: ShownPart) => void
}

/** Positions of the findings on the car; a click sets the position of the open one. */
export function DamageMap({ parts, mark, open }: DamageMapProps) {
  const t = useText(staffExpertiseTexts)
  const language = useLanguage()
  const pins = placed(parts)
  const point = (event: MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const percent = (at: number, from: number, size: number) => Math.round(Math.min(100, Math.max(0, ((at - from) / size) * 100)))
    mark?.(percent(event.clientX, box.left, box.width), percent(event.clientY, box.top, box.height))
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field for the place in the form says the same by keyboard */}
      <svg
        className={styles.map}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('damage.map')}
        data-marks={mark !== null || undefined}
        onClick={point}
      >
        <g className={styles.wheel}>
          <rect x="22" y="62" width="12" height="40" rx="4" />
          <rect x="146" y="62" width="12" height="40" rx="4" />
          <rect x="22" y="230" width="12" height="40" rx="4" />
          <rect x="146" y="230" width="12" height="40" rx="4" />
        </g>
        <path className={styles.body} d="M60 22h60q26 2 28 34v214q0 34-22 38H54q-22-4-22-38V56q2-32 28-34z" />
        <path
          className={styles.glass}
          d="M46 112q44-22 88 0l-8 30H54z M52 262h76l10 22q-48 12-96 0z M46 118l6 26v52H38v-60z M134 118l-6 26v52h14v-60z"
        />
        <path className={styles.line} d="M54 142v120M126 142v120M40 60q50-16 100 0M54 200H34M126 200h20" />
        <text x="90" y="13">
          {t('damage.front')}
        </text>
        <text x="90" y="326">
          {t('damage.back')}
        </text>
        {pins.map(({ id, place, action }, i) => (
          <g
            key={id}
            className={styles.pin}
            data-action={action}
            transform={`translate(${(place.x * width) / 100} ${(place.y * height) / 100})`}
          >
            <circle r="11" />
            <text y="4.5">{i + 1}</text>
          </g>
        ))}
      </svg>
      {pins.length > 0 && (
        <ol className={styles.list}>
          {pins.map((part, i) => (
            <li key={part.id}>
              <i data-action={part.action} aria-hidden="true">
                {i + 1}
              </i>
              <button type="button" onClick={() => open(part)}>
                {localized(part.checkPart.titles, language)}
              </button>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
