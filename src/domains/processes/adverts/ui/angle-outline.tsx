import type { bodyStyles } from '#domains/foundation/reference/rules.ts'
import { useAsset } from '#ui/asset.ts'
import type { CarSide } from '#ui/car-outline.tsx'
import type { Angle } from './ad.ts'
import styles from './ads.module.css'

type Side = Exclude<CarSide, 'top'>

/** A side of the car within the sheet of an angle, in its units: narrower than it is where one looks at it askew. */
interface Part {
  side: Side
  at: number
  width: number
}
const sheet = { width: 560, height: 210 }
const length: Record<Side, number> = { right: 560, left: 560, front: 260, back: 260 }
const whole = (side: Side): Part[] => [{ side, at: (sheet.width - length[side]) / 2, width: length[side] }]
/** Sheets have so much room beside the car, in all, where two meet. */
const room = 55
/** Two sides that meet at a corner of the car, as one sees them who stands there. */
const corner = (first: Side, second: Side): Part[] => {
  const seen = (side: Side) => length[side] * (side === 'left' || side === 'right' ? 0.55 : 0.8)
  const [one, other] = [seen(first), seen(second)]
  const from = (sheet.width - one - other + room) / 2
  return [
    { side: first, at: from, width: one },
    { side: second, at: from + one - room, width: other },
  ]
}

const sides: Record<Exclude<Angle, 'Dashboard' | 'Interior'>, Part[]> = {
  FrontRight: corner('right', 'front'),
  Front: whole('front'),
  LateralRight: whole('right'),
  Back: whole('back'),
  BackLeft: corner('left', 'back'),
  LateralLeft: whole('left'),
  FrontLeft: corner('front', 'left'),
  BackRight: corner('back', 'right'),
}

/** What lies behind the doors, drawn for every car alike. */
const inside = {
  Dashboard:
    'M40 120q60-44 170-40h240q50 4 70 40M40 120v50h130M520 120v50H330M245 125a75 75 0 1 1-150 0a75 75 0 1 1 150 0zM192 130a22 22 0 1 1-44 0a22 22 0 1 1 44 0zM97 118l52 6M243 118l-52 6M170 152v46M290 92h110v52H290zM430 100h60v26h-60zM310 160h70',
  Interior:
    'M150 34q34-14 68 0l10 96H140zM162 32q2-22 22-22t22 22M128 134h112q14 40-6 46H134q-20-6-6-46zM342 34q34-14 68 0l10 96h-88zM354 32q2-22 22-22t22 22M320 134h112q14 40-6 46H326q-20-6-6-46zM262 112h36v68h-36zM272 84h16v28h-16z',
} as const

/** What a photo of an angle shows, as lines: the car of its body style from there. It never mirrors: the left of a car stays its left. */
export function AngleOutline({ angle, style }: { angle: Angle; style: (typeof bodyStyles)[number] | null }) {
  const asset = useAsset()
  const file = asset(`img/outlines/${(style ?? 'Compact').toLowerCase()}.svg`)
  return (
    <svg className={styles.outline} viewBox="36 10 488 195" aria-hidden="true">
      {angle === 'Dashboard' || angle === 'Interior' ? (
        <path d={inside[angle]} />
      ) : (
        sides[angle].map(({ side, at, width }) => (
          <g key={side} transform={`translate(${at} 0) scale(${width / length[side]} 1)`}>
            <use href={`${file}#${side}`} width={length[side]} height={sheet.height} />
          </g>
        ))
      )}
    </svg>
  )
}
