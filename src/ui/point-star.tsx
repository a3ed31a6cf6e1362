import type { MouseEvent } from 'react'
import styles from './point-star.module.css'

/** The result of one point: fine, put right, to be known, not looked at. Each has its own shape, not only its own colour. */
export type PointResult = 'ok' | 'fixed' | 'note' | 'none'

/** One point of the star and what it says, or nothing where its petal says enough. */
export interface StarPoint {
  result: PointResult
  text: string
  /** drawn with an outline of its own: it asks for something */
  isMarked?: boolean
}

/** The points of one family; its petal leads to the place where they are listed. */
export interface StarPetal {
  key: string
  /** what the petal says and where it leads */
  label: string
  href: string
  points: readonly StarPoint[]
}

/** Most tiles of a row, from the core outwards: a petal may not reach into the next one. */
const widest = [1, 2, 3, 4, 4, 4, 3]
const wider = [2, 3, 4, 4, 4, 4]
/** Between rows, and from the core to the first row. */
const [step, from] = [16, 62]

const room = (rows: number, most: readonly number[]) => Array.from({ length: rows }, (_, row) => most[row] ?? 4)
const sum = (rows: readonly number[]) => rows.reduce((all, one) => all + one, 0)

/** How many tiles stand in each row of a petal of that many points: 1 to 4 a row, wide in the middle, the outer end narrow. */
export function petalRows(points: number): number[] {
  const most = points > sum(widest) ? wider : widest
  let count = 1
  while (sum(room(count, most)) < points) count++
  const rows = room(count, most)
  // what is too much is taken from the end first, so that it comes to a point
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

/** Where each point of a petal stands before the petal is turned; the core is at 0, 0. */
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
  /** the first one upwards, then clockwise */
  petals: readonly StarPetal[]
  label: string
  /** the word under the total, e.g. “points” */
  unit: string
  /** the number in the middle; left out: how many points there are */
  total?: number
  /** key of the petal that stands out; without one all do */
  open?: string | null
  /** before a petal leads on: what makes its place visible */
  onPetal?: (key: string, event: MouseEvent) => void
}

/** A set of points drawn as an eight-fold star: a petal per family, which is a link to its list, and a tile per point. */
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

/** One point as it is drawn: full, ringed with a dot, hollow, or no more than a dot. */
function Tile({ x, y, result }: { x: number; y: number; result: PointResult }) {
  if (result === 'none') return <circle className={styles.none} cx={x} cy={y} r="2.6" />
  return (
    <>
      <path className={styles[result]} d={`M${x} ${y - 7.7}l7.7 7.7l-7.7 7.7l-7.7 -7.7z`} />
      {result === 'fixed' && <circle className={styles.dot} cx={x} cy={y} r="2" />}
    </>
  )
}

/** The same tile beside a text. */
export function PointMark({ result }: { result: PointResult }) {
  return (
    <svg className={styles.mark} viewBox="-9 -9 18 18" width="16" height="16" aria-hidden="true">
      <Tile x={0} y={0} result={result} />
    </svg>
  )
}
