import { type Angle, angles, type CabinAngle, type CabinChoice, cabinAngles, type Drawable } from './contract.ts'
import { type BodyStyle, bodyStyles, type Color, colors } from './product.ts'

/** One picture to draw; the colour matters only when it is composed. */
export type Picture =
  | { kind: 'body'; style: BodyStyle; variant: number; angle: Angle; color: Color }
  | { kind: 'cabin'; name: string; angle: CabinAngle }

/** What the studio has. */
export interface Offer {
  bodies: readonly Drawable[]
  cabins: readonly CabinChoice[]
}

/**
 * The pictures that the wishes name, each once, in the order of the wishes. A wish is `Style:variant:Angle:Color` or `cabin:name:Angle`;
 * `*` or a missing part stands for all, a missing colour for White. Throws where a wish names what the studio does not have.
 */
export function select(wishes: readonly string[], { bodies, cabins }: Offer): Picture[] {
  const found = wishes.flatMap((wish): Picture[] => {
    const [first = '*', second = '*', third = '*', fourth = 'White', ...rest] = wish.split(':')
    if (rest.length > 0) throw new Error(`${wish} has more than four parts.`)
    if (first === 'cabin') {
      const named = only(wish, [...new Set(cabins.map(({ name }) => name))], second)
      const views = only(wish, cabinAngles, third)
      return cabins.flatMap(({ name, angle }) =>
        named.includes(name) && views.includes(angle) ? [{ kind: 'cabin' as const, name, angle }] : [],
      )
    }
    const drawn = bodyStyles.flatMap((style) => bodies.filter((body) => body.style === style))
    const styles = only(
      wish,
      drawn.map(({ style }) => style),
      first,
    )
    const views = only(wish, angles, third)
    const paints = only(wish, colors, fourth)
    const asked = drawn.filter(({ style }) => styles.includes(style))
    const most = Math.max(0, ...asked.map(({ variants }) => variants))
    const numbers = only(
      wish,
      Array.from({ length: most }, (_, variant) => `${variant}`),
      second,
    ).map(Number)
    return asked.flatMap(({ style, variants }) =>
      numbers
        .filter((variant) => variant < variants)
        .flatMap((variant) => views.flatMap((angle) => paints.map((color) => ({ kind: 'body' as const, style, variant, angle, color })))),
    )
  })
  return [...new Map(found.map((picture) => [pictureName(picture), picture])).values()]
}

function only<Name extends string>(wish: string, all: readonly Name[], wanted: string): Name[] {
  if (wanted === '*') return [...all]
  const match = all.find((name) => name === wanted)
  if (match === undefined) throw new Error(`${wish}: there is no ${wanted}, but ${all.join(', ') || 'nothing yet'}.`)
  return [match]
}

/** The name of the picture for a file of its own, without ending. */
export function pictureName(picture: Picture): string {
  return `${layersName(picture)}${picture.kind === 'body' ? `-${picture.color}` : ''}`
}

/** The name of what is drawn for the picture: the same for all colours. */
export function layersName(picture: Picture): string {
  return picture.kind === 'body' ? `${picture.style}-${picture.variant}-${picture.angle}` : `cabin-${picture.name}-${picture.angle}`
}
