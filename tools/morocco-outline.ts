/**
 * `npm run node -- tools/morocco-outline.ts`: makes the outline of the map of the stores, `src/domains/foundation/reference/ui/outline.ts`, from `world-atlas` (Natural
 * Earth 1:50m, public domain). The atlas has the country in two parts: they are merged first.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { merge } from 'topojson-client'
import { project } from '#domains/foundation/reference/ui/map.ts'
import { countryBounds } from '#domains/foundation/reference/values.ts'

type Countries = Parameters<typeof merge>[0]
type Country = Extract<Parameters<typeof merge>[1], readonly unknown[]>[number]
const root = join(import.meta.dirname, '..')
const atlas = JSON.parse(readFileSync(join(root, 'node_modules/world-atlas/countries-50m.json'), 'utf8')) as Countries

const morocco = ['504', '732']
/** Neighbours on the map: Spain, Portugal, Algeria, Mauritania, Mali. */
const neighbours = ['724', '620', '012', '478', '466']

type Place = [longitude: number, latitude: number]

/** Merges countries and returns the rings of the result. */
function landOf(ids: readonly string[]): Place[][] {
  const all = atlas.objects.countries as unknown as { geometries: (Country & { id: string })[] }
  const countries = all.geometries.filter(({ id }) => ids.includes(id))
  if (countries.length !== ids.length) throw new Error(`the atlas has not all of ${ids.join(', ')}`)
  return merge(atlas, countries).coordinates.flat() as Place[][]
}

/** Clips a ring at one edge of the frame. */
function cut(ring: readonly Place[], axis: 0 | 1, at: number, keeps: (value: number) => boolean): Place[] {
  return ring.flatMap((place, i) => {
    const before = ring.at(i - 1) as Place
    const share = (at - before[axis]) / (place[axis] - before[axis])
    const crossing: Place = [before[0] + share * (place[0] - before[0]), before[1] + share * (place[1] - before[1])]
    if (keeps(place[axis])) return keeps(before[axis]) ? [place] : [crossing, place]
    return keeps(before[axis]) ? [crossing] : []
  })
}

/** Clips a ring to the map with a small margin. */
function within(ring: readonly Place[]): Place[] {
  const { west, east, south, north } = countryBounds
  const right = cut(
    cut(ring, 0, west - 1, (value) => value >= west - 1),
    0,
    east + 1,
    (value) => value <= east + 1,
  )
  return cut(
    cut(right, 1, south - 1, (value) => value >= south - 1),
    1,
    north + 1,
    (value) => value <= north + 1,
  )
}

function path(rings: readonly Place[][]): string {
  return rings
    .map(within)
    .filter((ring) => ring.length > 2)
    .map((ring) => {
      const points = ring
        .map(([longitude, latitude]) => project({ latitude, longitude }))
        .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      return `M${points.filter((point, i) => point !== points[i - 1]).join('L')}Z`
    })
    .join('')
}

const text = (name: string, comment: string, value: string) => `/** ${comment} */\nexport const ${name} =\n  '${value}'\n`
writeFileSync(
  join(root, 'src/domains/foundation/reference/ui/outline.ts'),
  `// Made by \`npm run node -- tools/morocco-outline.ts\`; do not edit.\n\n${text('country', 'Morocco, whole, as a path in the units of the map.', path(landOf(morocco)))}\n${text('neighbours', 'The land around it, without borders.', path(landOf(neighbours)))}`,
)
