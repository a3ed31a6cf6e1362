import * as THREE from 'three'
import { type Finish, studioMaterial } from './finishes.ts'
import { brake } from './wheels/brake.ts'
import { fitDesign, type WheelDesign } from './wheels/designs.ts'
import type { Tone } from './wheels/fitted.ts'
import { meshPlate } from './wheels/plate.ts'
import { barrel, middle, nuts, rimLip, valve } from './wheels/rim.ts'
import { Shell } from './wheels/shell.ts'
import { tyre } from './wheels/tyre.ts'

export { type WheelDesign, wheelDesigns } from './wheels/designs.ts'

export type WheelFinish = 'alloy' | 'darkAlloy' | 'twoTone'

/** Measures of a wheel. */
export interface WheelOptions {
  /** height of the axle over the floor, m: the tyre stands flat at y = -radius and is a few millimetres larger elsewhere */
  radius: number
  /** inches */
  rim: number
  /** width of the tyre, m */
  width: number
  finish?: WheelFinish
  /** front to back the other way round, for the wheels of the other side of the car: blades, caliper and valve change sides */
  mirrored?: boolean
  /** by how much the rim, not the tyre, is turned about its axle, radians */
  turn?: number
}

/** Surfaces of a wheel; all of one surface are one mesh. */
type Part = Tone | 'lip' | 'barrel' | 'rubber' | 'steel' | 'caliper' | 'plastic' | 'black'

const grey = (value: number): [number, number, number] => [value, value, value]

const silver: Finish = { color: [0.8, 0.805, 0.815], rough: 0.33, metal: 0.74, coat: 0.6 }
const coats = {
  silver,
  silverShade: { ...silver, color: [0.5, 0.505, 0.515], rough: 0.45 },
  silverDeep: { color: [0.25, 0.253, 0.26], rough: 0.5, metal: 0.4 },
  machined: { color: [0.8, 0.805, 0.815], rough: 0.22, metal: 0.85, coat: 0.5 },
  anthracite: { color: [0.1, 0.103, 0.11], rough: 0.32, metal: 0.55, coat: 0.8 },
  anthraciteShade: { color: [0.028, 0.029, 0.032], rough: 0.4, metal: 0.3, coat: 0.6 },
  gloss: { color: grey(0.008), rough: 0.2, coat: 1 },
  cover: { color: [0.47, 0.475, 0.485], rough: 0.36, metal: 0.3, coat: 0.45 },
  steelGrey: { color: [0.27, 0.273, 0.28], rough: 0.45, metal: 0.25, coat: 0.2 },
  steelBlack: { color: grey(0.032), rough: 0.45, coat: 0.35 },
  rubber: { color: [0.0235, 0.0235, 0.024], rough: 0.86 },
  brakeSteel: { color: grey(0.31), rough: 0.34, metal: 0.9 },
  castIron: { color: [0.2, 0.2, 0.203], rough: 0.6, metal: 0.3 },
  redCaliper: { color: [0.42, 0.012, 0.01], rough: 0.35, coat: 0.6 },
  plastic: { color: grey(0.022), rough: 0.6 },
  black: { color: grey(0.012), rough: 0.9 },
} satisfies Record<string, Finish>

const shared: Record<Exclude<Part, 'main' | 'second' | 'lip' | 'barrel'>, keyof typeof coats> = {
  dark: 'gloss',
  cover: 'cover',
  rubber: 'rubber',
  steel: 'brakeSteel',
  caliper: 'castIron',
  plastic: 'plastic',
  black: 'black',
}

const tones: Record<WheelFinish, Record<'main' | 'second' | 'lip' | 'barrel', keyof typeof coats>> = {
  alloy: { main: 'silver', second: 'silverShade', lip: 'silver', barrel: 'silverDeep' },
  darkAlloy: { main: 'anthracite', second: 'anthraciteShade', lip: 'anthracite', barrel: 'anthraciteShade' },
  twoTone: { main: 'machined', second: 'anthraciteShade', lip: 'machined', barrel: 'anthraciteShade' },
}

function coatOf(part: Part, design: WheelDesign, finish: WheelFinish): keyof typeof coats {
  if (design === 'steel' && (part === 'main' || part === 'lip' || part === 'barrel')) return finish === 'alloy' ? 'steelGrey' : 'steelBlack'
  if (design === 'steelCover' && (part === 'lip' || part === 'barrel')) return 'steelBlack'
  if (design === 'sport' && part === 'caliper') return 'redCaliper'
  if (part === 'main' || part === 'second' || part === 'lip' || part === 'barrel') return tones[finish][part]
  return shared[part]
}

const usual: Partial<Record<WheelDesign, WheelFinish>> = { offroad: 'darkAlloy', steel: 'darkAlloy', aero: 'alloy' }
const geometries = new Map<string, Map<Part, THREE.BufferGeometry>>()
const materials = new Map<keyof typeof coats, THREE.Material>()

/**
 * A wheel with tyre, brake and the dark behind it. The axle lies along z, the outer face looks towards +z, the middle of the wheel's
 * width is the origin and the floor is at y = -radius. Its geometry is shared by all wheels with the same measures.
 */
export function wheel(design: WheelDesign, options: WheelOptions): THREE.Group {
  const finish = options.finish ?? usual[design] ?? 'alloy'
  const group = new THREE.Group()
  group.name = `wheel ${design}`
  for (const [part, geometry] of geometriesOf(design, { ...options, finish })) {
    const mesh = new THREE.Mesh(geometry, materialOf(coatOf(part, design, finish)))
    mesh.name = part
    group.add(mesh)
  }
  return group
}

function geometriesOf(design: WheelDesign, options: WheelOptions & { finish: WheelFinish }): Map<Part, THREE.BufferGeometry> {
  const { radius, rim, width, finish, mirrored = false, turn = 0 } = options
  const key = [design, radius, rim, width, finish === 'twoTone', mirrored, turn].join(' ')
  const known = geometries.get(key)
  if (known) return known
  const made = new Map<Part, THREE.BufferGeometry>()
  for (const [part, shell] of wheelShells(design, options)) if (shell.triangles > 0) made.set(part, shell.geometry())
  geometries.set(key, made)
  return made
}

/** The surfaces of a wheel by what they wear. Throws where the tyre has no room around the rim. */
export function wheelShells(
  design: WheelDesign,
  { radius, rim, width, finish, mirrored = false, turn = 0 }: WheelOptions,
): Map<Part, Shell> {
  const bead = (rim * 0.0254) / 2
  if (bead + 0.03 > radius) throw new Error(`A rim of ${rim} inches leaves no tyre in a wheel of ${radius} m.`)
  const lip = width / 2 - 0.0125
  const shells = new Map<Part, Shell>()
  const own = (part: Part) => {
    const shell = shells.get(part) ?? new Shell()
    shells.set(part, shell)
    return shell
  }

  // what turns with the rim
  const turning = new Map<Part, Shell>()
  const turned = (part: Part) => {
    const shell = turning.get(part) ?? new Shell()
    turning.set(part, shell)
    return shell
  }
  const fitted = fitDesign(design, { radius: bead + 0.001, lip })
  for (const layer of fitted.layers) {
    const { face, edge, flank } = meshPlate(layer)
    const { tone } = layer
    turned(tone.face).add(face)
    // the lathe that bares the face of a two-tone wheel leaves the paint on its broken edges
    turned(finish === 'twoTone' && tone.edge === 'main' ? 'second' : tone.edge).add(edge)
    turned(tone.flank).add(flank)
  }
  turned('lip').add(rimLip({ bead, lip }, fitted.edge))
  if (fitted.nuts) nuts({ steel: turned('steel'), dark: turned('dark') }, fitted.nuts)
  middle({ rim: turned(design === 'steel' ? 'main' : 'lip'), dark: turned('dark'), plastic: turned('plastic') }, fitted)
  if (design !== 'steelCover') valve(turned('plastic'), { bead, lip }, fitted.edge, fitted.fold % 2 === 0 ? Math.PI / fitted.fold : Math.PI)

  own('barrel').add(barrel({ bead, lip }, fitted.edge))
  const disc = Math.min(bead * 0.77, 0.185)
  brake(
    { steel: own('steel'), caliper: own('caliper'), black: own('black') },
    { radius: disc, face: fitted.hub.z - 0.056, back: -lip, bore: bead - 0.004, drilled: design === 'sport' },
  )
  own('rubber').add(tyre({ radius, width, flange: bead + 0.0172, lip, coarse: design === 'offroad' }))

  for (const [part, shell] of turning) own(part).add(shell, turn)
  if (!mirrored) return shells
  const other = new Map<Part, Shell>()
  for (const [part, shell] of shells) {
    const copy = new Shell()
    copy.add(shell, 0, true)
    other.set(part, copy)
  }
  return other
}

/** The finish, dimmed where the surface lies deep in the wheel. */
function materialOf(coat: keyof typeof coats): THREE.Material {
  const known = materials.get(coat)
  if (known) return known
  const { color, rough, metal = 0, coat: gloss = 0 }: Finish = coats[coat]
  const list = (values: readonly number[]) => values.map((value) => value.toFixed(5)).join(',')
  const material = studioMaterial({
    vertex: /* glsl */ `
      in float open;
      out float vOpen;
      void place(inout vec3 p, vec3 n) { vOpen = open; }
    `,
    head: 'in float vOpen;',
    fragment: /* glsl */ `
      Surface s = Surface(vec3(${list(color)}), ${list([rough, metal, gloss, 0])}, vec3(0.), 1., vOpen);
      s.open *= deep(vP);
      light(s, vP, n, layerA, layerB);
    `,
  })
  material.name = coat
  materials.set(coat, material)
  return material
}
