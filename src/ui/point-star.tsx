import type { MouseEvent } from 'react'
import styles from './point-star.module.css'

/** Result of an inspection point: good, repaired, remark, not checked. Each has its own shape and colour. */
export type PointResult = 'ok' | 'fixed' | 'note' | 'none'

/** An inspection point in the star. */
export interface StarPoint {
  result: PointResult
  text: string
  /** has an additional outline */
  isMarked?: boolean
}

/** A group of points; its petal links to their list. */
export interface StarPetal {
  key: string
  /** label and link target of the petal */
  label: string
  href: string
  points: readonly StarPoint[]
}

/** Maximum tiles per row, from the core outwards, so that petals do not overlap. */
const widest = [1, 2, 3, 4, 4, 4, 3]
const wider = [2, 3, 4, 4, 4, 4]
/** Distance between rows, and from the core to the first row. */
const [step, from] = [16, 62]

const room = (rows: number, most: readonly number[]) => Array.from({ length: rows }, (_, row) => most[row] ?? 4)
const sum = (rows: readonly number[]) => rows.reduce((all, one) => all + one, 0)

/** Returns the number of tiles in each row of a petal: 1 to 4, wide in the middle, narrow at the outer end. */
function petalRows(points: number): number[] {
  const most = points > sum(widest) ? wider : widest
  let count = 1
  while (sum(room(count, most)) < points) count++
  const rows = room(count, most)
  // remove excess tiles from the outer end first
  let over = sum(rows) - points
  for (let row = count - 1; over > 0; row = row === 0 ? count - 1 : row - 1)
    if ((rows[row] ?? 0) > 1) {
      rows[row] = (rows[row] ?? 0) - 1
      over--
    }
  return rows
}

interface Tile extends StarPoint {
  key: string
  x: number
  y: number
}

/** Returns the position of each point before the rotation of the petal; the core is at 0, 0. */
function tilesOf(points: readonly StarPoint[]): Tile[] {
  const rest = [...points]
  return petalRows(points.length).flatMap((tiles, row) =>
    rest.splice(0, tiles).map((point, tile) => {
      const [x, y] = [Math.round((tile - (tiles - 1) / 2) * 172) / 10, -from - row * step]
      return { ...point, key: `${x} ${y}`, x, y }
    }),
  )
}

interface PointStarProps {
  /** clockwise, the first one at the top */
  petals: readonly StarPetal[]
  label: string
  /** unit below the total, e.g. “points” */
  unit: string
  /** number in the middle; default: number of points */
  total?: number
  /** key of the highlighted petal; default: all */
  open?: string | null
  /** called before a petal's link is followed, to reveal its target */
  onPetal?: (key: string, event: MouseEvent) => void
}

/** Renders inspection points as an eight-pointed star, with a linked petal per group and a tile per point. */
export function PointStar({ petals, label, unit, open = null, onPetal, ...given }: PointStarProps) {
  const total = given.total ?? sum(petals.map(({ points }) => points.length))
  const rows = Math.max(0, ...petals.map(({ points }) => petalRows(points.length).length))
  const reach = Math.max(180, from + rows * step)
  return (
    <nav aria-label={label}>
      <svg className={styles.star} viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}>
        <title>{label}</title>
        {petals.map(({ key, label: name, href, points }, i) => (
          <g key={key} transform={`rotate(${(360 / petals.length) * i})`}>
            <a
              href={href}
              aria-label={name}
              className={styles.petal}
              data-dim={open !== null && open !== key ? '' : undefined}
              onClick={onPetal && ((event) => onPetal(key, event))}
            >
              <path className={styles.ground} d={`M0 -46L-37 ${-from - 3 * step}L0 ${-reach + 4}L37 ${-from - 3 * step}z`} />
              {tilesOf(points).map(({ key: place, x, y, result, text, isMarked }) => (
                <g key={place} className={isMarked ? styles.marked : undefined}>
                  {text && <title>{text}</title>}
                  <Tile x={x} y={y} result={result} />
                </g>
              ))}
            </a>
          </g>
        ))}
        <path
          className={styles.core}
          d="M0 -44L12.9 -31.1L31.1 -31.1L31.1 -12.9L44 0L31.1 12.9L31.1 31.1L12.9 31.1L0 44L-12.9 31.1L-31.1 31.1L-31.1 12.9L-44 0L-31.1 -12.9L-31.1 -31.1L-12.9 -31.1Z"
        />
        <text className={styles.total} textAnchor="middle" y="5">
          {total}
        </text>
        <text className={styles.unit} textAnchor="middle" y="22">
          {unit}
        </text>
      </svg>
    </nav>
  )
}

/** Renders a point: filled, ringed with a dot, hollow, or a dot. */
function Tile({ x, y, result }: { x: number; y: number; result: PointResult }) {
  if (result === 'none') return <circle className={styles.none} cx={x} cy={y} r="2.6" />
  return (
    <>
      <path className={styles[result]} d={`M${x} ${y - 7.7}l7.7 7.7l-7.7 7.7l-7.7 -7.7z`} />
      {result === 'fixed' && <circle className={styles.dot} cx={x} cy={y} r="2" />}
    </>
  )
}

/** Renders a tile next to a text. */
export function PointMark({ result }: { result: PointResult }) {
  return (
    <svg className={styles.mark} viewBox="-9 -9 18 18" width="16" height="16" aria-hidden="true">
      <Tile x={0} y={0} result={result} />
    </svg>
  )
}
