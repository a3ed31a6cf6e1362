/** What lies flat on the skin: door handles, plates, emblems, fog lamps, reflectors, the rail of a sliding door. */
import type * as THREE from 'three'
import { ease, mix } from '../curve.ts'
import { studioMaterial, surface } from '../finishes.ts'
import type { Solid } from '../solid.ts'
import { endX, lifted, onEnd, onFlank, xAt } from './on-skin.ts'
import { type FinishName, Pile } from './pile.ts'
import { bent, type Flat, loft, type Point, pad, ring, roundedRectangle, slab, steps, tube } from './shapes.ts'

type End = 'front' | 'back'
/** Brings a point (u, v) of a piece, h metres above it, onto the skin. */
type SkinMap = (u: number, v: number, h: number) => Point

/** The cup behind a handle: painted, but the hand's hollow gets little light. */
const cup = surface({ color: [0, 0, 0], rough: 0.4, coat: 0.25, paint: 1, open: 0.5 })
/**
 * Material of a narrow round part (`body` is its Surface in GLSL): without the gloss along its outline, which would be narrower than a pixel
 * and break into white dots.
 */
const narrow = (body: string) =>
  studioMaterial({
    fragment: /* glsl */ `
      Surface s = ${body};
      s.coat *= smoothstep(.02, .45, dot(n, normalize(uEye - vP)));
      light(s, vP, n, layerA, layerB);
    `,
  })
const narrowPaint = narrow('Surface(vec3(0.), .34, 0., 1., 1., vec3(0.), 1., 1.)')
const narrowRed = narrow('Surface(vec3(.3, .006, .009), .4, 0., .3, 0., vec3(.1, .002, .002), 1., 1.)')
/** Reflector of a fog lamp. */
const reflector = surface({ color: [0.75, 0.75, 0.76], rough: 0.16, metal: 1, open: 0.7 })

/** Maps (u forwards, v up) around a place of the flank onto the skin. */
const flankMap =
  (solid: Solid, s: number, y: number) =>
  (u: number, v: number, h: number): Point =>
    lifted(onFlank(solid, s - u, y + v), h)

/** Maps (u to the right, v up along the skin) around a place of nose or tail onto the skin. */
function endMap(solid: Solid, y: number, z: number, end: End): SkinMap {
  return (u, v, h) => lifted(onEnd(solid, y + v, z + u, end), h)
}

export interface HandleOptions {
  /** [s, y] of the middle of each handle of one side */
  at: readonly (readonly [number, number])[]
  design: 'pull' | 'flap' | 'flush'
  finish?: FinishName
}

/** A bowl pressed into the skin: the surface stays, only its normals bend as in a hollow `depth` deep. */
function bowl(map: SkinMap, a: number, b: number, depth: number, height = 0.0003): THREE.BufferGeometry {
  const outline = ring(a, b, 40, 2.3)
  const rows = steps(0.001, 1, 9).map((k) => outline.map(([u, v]) => map(u * k, v * k, 0.0012 * ease(1.02, 0.9, k) + height)))
  const hollow = steps(0.001, 1, 9).map((k) => outline.map(([u, v]) => map(u * k, v * k, -depth * (1 - k ** 2.4))))
  const shape = loft(rows, { closed: true, facing: map(0, 0, 1) })
  const model = loft(hollow, { closed: true, facing: map(0, 0, 1) })
  shape.setAttribute('normal', model.getAttribute('normal'))
  return shape
}

/** The bar of a pull handle: rises from the skin at both ends. */
function pull(solid: Solid, s: number, y: number, half: number): THREE.BufferGeometry {
  const places = steps(-1, 1, 13)
  const path = places.map((t): Point => {
    const rise = 0.031 * (1 - Math.abs(t) ** 3.2) - 0.004
    return lifted(onFlank(solid, s - t * half, y + 0.003 * (1 - t * t)), rise)
  })
  return tube(
    path,
    (t) => {
      const slim = mix(0.72, 1, ease(0, 0.2, Math.min(t, 1 - t)))
      return ring(0.0075 * slim, 0.0155 * mix(0.85, 1, ease(0, 0.3, Math.min(t, 1 - t))), 20, 2.8)
    },
    { count: 30, up: [0, 1, 0], round: 0.012 },
  )
}

/** Door handles of both sides. */
export function doorHandles(solid: Solid, options: HandleOptions): THREE.Group {
  const pile = new Pile()
  const name = options.finish && options.finish !== 'paint' ? options.finish : narrowPaint
  for (const [s, y] of options.at) {
    const map = flankMap(solid, s, y)
    if (options.design === 'pull') {
      pile.addBoth(cup, bowl(flankMap(solid, s - 0.008, y - 0.004), 0.066, 0.036, 0.013))
      pile.addBoth(name, pull(solid, s, y, 0.105))
    } else if (options.design === 'flap') {
      pile.addBoth('plastic', slab(roundedRectangle(0.186, 0.062, 0.022), map, { height: 0.0012, radius: 0.001, foot: -0.002 }))
      pile.addBoth(
        name,
        slab(roundedRectangle(0.178, 0.036, 0.014), (u, v, h) => map(u, v + 0.009, h), { height: 0.009, radius: 0.006, dome: 0.003 }),
      )
      pile.addBoth('plastic', bowl(flankMap(solid, s, y - 0.0195), 0.066, 0.0105, 0.016))
    } else {
      pile.addBoth('plastic', slab(roundedRectangle(0.232, 0.036, 0.0175), map, { height: 0.0009, radius: 0.0008, foot: -0.002 }))
      pile.addBoth(name, slab(roundedRectangle(0.225, 0.029, 0.0142), map, { height: 0.0045, radius: 0.0035, dome: 0.0005 }))
    }
  }
  return pile.group('door handles')
}

/** A slightly bent plate that follows the skin: its middle line is the skin's, smoothed to a parabola, its tilt that of the skin. */
function plateMap(solid: Solid, y: number, end: End): SkinMap {
  const sign = end === 'front' ? 1 : -1
  const high = 0.05
  const spots = [0, 0.12, 0.24].map((z) => [endX(solid, y + high, z, end), endX(solid, y - high, z, end)] as const)
  const [middle, , outer] = spots
  if (!middle || !outer) throw new RangeError('a plate has three supports')
  const upper = middle[0]
  const lower = middle[1]
  const bow = ((upper + lower) / 2 - (outer[0] + outer[1]) / 2) / 0.24 ** 2
  const slope = (upper - lower) / (2 * high)
  const lean = Math.hypot(1, slope)
  // no support may stand out of the plate
  const back = Math.max(
    ...spots.flatMap(([top, low], i) => {
      const z = 0.12 * i
      const line = (upper + lower) / 2 - bow * z * z
      return [sign * (top - (line + slope * high)), sign * (low - (line - slope * high))]
    }),
    0,
  )
  return (u, v, h) => {
    const rise = v / lean
    const x = (upper + lower) / 2 - bow * u * u + slope * rise + (sign * (h + Math.min(back, 0.008))) / lean
    return [x, y + rise - (sign * slope * h) / lean, u]
  }
}

/** Blank registration plates, 520 x 110 mm, in a thin black frame; heights of their middles above the floor, null for none. */
export function plates(solid: Solid, options: { frontY: number | null; rearY: number | null }): THREE.Group {
  const pile = new Pile()
  for (const [y, end] of [
    [options.frontY, 'front'],
    [options.rearY, 'back'],
  ] as const) {
    if (y === null) continue
    const map = plateMap(solid, y, end)
    pile.add('plastic', evenSlab(0.532, 0.122, map, 0.0055, 0.003))
    pile.add('plateWhite', evenSlab(0.518, 0.108, map, 0.0068, 0.0008))
  }
  return pile.group('plates')
}

/** A rectangle of full sizes with small round corners, bent along u; finer than a slab and even on both sides. */
function evenSlab(w: number, h: number, map: SkinMap, height: number, radius: number): THREE.BufferGeometry {
  const box = pad(w, h, height * 2, radius, [14, 3, 1], 2)
  return bent(box, (x, y, z) => map(x, y, z)).getIndex()
    ? fixed(
        bent(box, (x, y, z) => map(x, y, z)),
        map,
      )
    : box
}

/** Turns a bent shape so that its front looks outwards. */
function fixed(shape: THREE.BufferGeometry, map: SkinMap): THREE.BufferGeometry {
  const [a, b, c] = [map(0, 0, 0), map(0.01, 0, 0), map(0, 0.01, 0)]
  const outward = map(0, 0, 0.01)[0] - a[0]
  const cross = (b[1] - a[1]) * (c[2] - a[2]) - (b[2] - a[2]) * (c[1] - a[1])
  if (Math.sign(cross) === Math.sign(outward)) return shape
  const index = Array.from(shape.getIndex()?.array ?? [])
  for (let i = 0; i < index.length; i += 3) [index[i + 1], index[i + 2]] = [index[i + 2] ?? 0, index[i + 1] ?? 0]
  shape.setIndex(index)
  shape.computeVertexNormals()
  return shape
}

/** A plain emblem without meaning on the middle of nose or tail; `size` is its height. */
export function emblem(
  solid: Solid,
  options: { y: number; end: End; design: 'disc' | 'bar' | 'shield'; size?: number; finish?: FinishName },
): THREE.Group {
  const pile = new Pile()
  const size = options.size ?? { disc: 0.06, bar: 0.03, shield: 0.085 }[options.design]
  const map = endMap(solid, options.y, 0, options.end)
  const chrome = options.finish ?? (options.design === 'disc' ? 'satinMetal' : 'chrome')
  const half = size / 2
  const outlines: Record<typeof options.design, (k: number) => Flat[]> = {
    disc: (k) => ring(half * k, half * k, 64),
    bar: (k) => roundedRectangle(size * 5.6 - (1 - k) * size, size * k, half * k * 0.98, 8),
    shield: (k) => ring(half * 0.86 * k, half * k, 72, 3).map(([u, v]): Flat => [u * (v < 0 ? 1 - 0.62 * (v / half) ** 2 : 1), v * 1.05]),
  }
  const outline = outlines[options.design]
  pile.add(chrome, slab(outline(1), map, { height: 0.0065, radius: 0.0045, foot: -0.004, rings: 3 }))
  // a shield has a field; a disc stays plain, with anything on it it recalls a maker
  if (options.design === 'shield') {
    pile.add('glossBlack', slab(outline(0.8), map, { height: 0.0072, radius: 0.001, foot: 0.005, rings: 3 }))
    pile.add(chrome, slab(outline(0.42), map, { height: 0.0092, radius: 0.0018, foot: 0.006, dome: 0.001 }))
  }
  return pile.group('emblem')
}

/** Two fog lamps low on the nose: a round reflector under a clear lens in a dark bezel. */
export function fogLamps(solid: Solid, options: { y: number; z: number; width?: number; height?: number }): THREE.Group {
  const pile = new Pile()
  const [w, h] = [options.width ?? 0.15, options.height ?? 0.095]
  const map = endMap(solid, options.y, options.z, 'front')
  const r = Math.min(w, h) * 0.36
  pile.addBoth('plastic', slab(roundedRectangle(w, h, h * 0.4, 8), map, { height: 0.003, radius: 0.0025, foot: -0.004 }))
  pile.addBoth('glossBlack', slab(ring(r * 1.22, r * 1.22, 40), map, { height: 0.006, radius: 0.003, foot: 0 }))
  pile.addBoth(reflector, bowl(map, r, r, r * 0.9, 0.006))
  pile.addBoth('glossBlack', slab(ring(r * 0.3, r * 0.3, 24), map, { height: 0.0085, radius: 0.002, foot: 0.005, rings: 3 }))
  pile.addBoth('clearLens', slab(ring(r * 1.04, r * 1.04, 40), map, { height: 0.008, radius: 0.0015, foot: 0.006, dome: 0.004 }))
  return pile.group('fog lamps')
}

/** Two long red reflectors low on the tail; `z` the middle of each, `width` along the bumper. */
export function reflectors(solid: Solid, options: { y: number; z: number; width?: number; height?: number }): THREE.Group {
  const pile = new Pile()
  const [w, h] = [options.width ?? 0.19, options.height ?? 0.026]
  const map = endMap(solid, options.y, options.z, 'back')
  const r = h * 0.42
  pile.addBoth('plastic', slab(roundedRectangle(w + 0.016, h + 0.016, r + 0.008), map, { height: 0.0022, radius: 0.0014, foot: -0.003 }))
  pile.addBoth(narrowRed, slab(roundedRectangle(w, h, r), map, { height: 0.005, radius: 0.003, foot: 0 }))
  return pile.group('reflectors')
}

/** Rail of the sliding door of a van on both flanks, from `from` to `to` (s) at height `y`. */
export function slidingRail(solid: Solid, options: { from: number; to: number; y: number; sides?: 'both' | 'right' }): THREE.Group {
  const pile = new Pile()
  const strip = (height: number, low: number, high: number, round: number): THREE.BufferGeometry => {
    const places = steps(options.from, options.to, 64)
    // many places across, else the skin comes through where it bulges
    const across: Flat[] = [
      [low, -0.002],
      [low, height - round],
      ...steps(low + round, high - round, 9).map((v): Flat => [v, height]),
      [high, height - round],
      [high, -0.002],
    ]
    const rows = places.map((s) => {
      const end = ease(0, 0.02, Math.min(s - options.from, options.to - s) + 0.002)
      return across.map(([v, h]): Point => {
        const spot = onFlank(solid, s, options.y + v)
        return [xAt(solid, s), options.y + v + spot.normal[1] * h * end, spot.point[2] + spot.normal[2] * (h * end)]
      })
    })
    return loft(rows, { facing: [0, options.y, 5] })
  }
  const add = (name: FinishName | THREE.Material, shape: THREE.BufferGeometry) =>
    options.sides === 'right' ? pile.add(name, shape) : pile.addBoth(name, shape)
  add('plastic', strip(0.0025, -0.022, 0.022, 0.0005))
  add(narrowPaint, strip(0.011, 0.003, 0.0215, 0.006))
  return pile.group('sliding rail')
}
