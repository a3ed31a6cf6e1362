import styles from './point-star.module.css'

/** The result of one inspected point; each has its own shape, not only its own colour. */
export type PointResult = 'ok' | 'fixed' | 'note' | 'none'

const petalRows: Record<number, number[]> = {
  10: [1, 2, 3, 3, 1],
  12: [1, 2, 3, 3, 2, 1],
  14: [1, 2, 4, 3, 3, 1],
  18: [1, 2, 3, 4, 4, 3, 1],
}

/** Tiles of a petal, row by row from the core; other sizes than the usual four fill rows of three. */
function rowsOf(size: number): number[] {
  const usual = petalRows[size]
  if (usual) return usual
  const rows = Array.from({ length: Math.ceil(size / 3) }, (_, row) => Math.min(3, size - row * 3))
  return rows
}

interface Tile {
  key: string
  x: number
  y: number
  result: PointResult
}

/** Where each point of a petal stands before the petal is turned; the core is at 0, 0. */
function tilesOf(petal: readonly PointResult[]): Tile[] {
  let next = 0
  return rowsOf(petal.length).flatMap((tiles, row) =>
    Array.from({ length: tiles }, (_, tile) => {
      const [x, y] = [(tile - (tiles - 1) / 2) * 17.2, -62 - row * 16]
      return { key: `${x} ${y}`, x, y, result: petal[next++] ?? 'none' }
    }),
  )
}

interface PointStarProps {
  /** up to eight petals of 1 to 24 results, the first one upwards, then clockwise */
  petals: readonly (readonly PointResult[])[]
  label: string
  /** the word under the total, e.g. “points” */
  unit: string
}

/** The inspection drawn as an eight-fold star: a petal per family, a tile per point. */
export function PointStar({ petals, label, unit }: PointStarProps) {
  const total = petals.reduce((sum, petal) => sum + petal.length, 0)
  const turned = petals.map((petal, i) => ({ turn: (360 / petals.length) * i, tiles: tilesOf(petal) }))
  return (
    <svg className={styles.star} viewBox="0 0 360 360" role="img" aria-label={label}>
      <g transform="translate(180 180)">
        {turned.map(({ turn, tiles }) => (
          <g key={turn} transform={`rotate(${turn})`}>
            {tiles.map(({ key, x, y, result }) => (
              <g key={key}>
                <path className={styles[result]} d={`M${x} ${y - 7.7}l7.7 7.7l-7.7 7.7l-7.7 -7.7z`} />
                {result === 'fixed' && <circle className={styles.dot} cx={x} cy={y} r="2" />}
              </g>
            ))}
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
      </g>
    </svg>
  )
}
