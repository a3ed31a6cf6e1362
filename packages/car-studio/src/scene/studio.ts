import * as THREE from 'three'
import { type CockpitChoice, cockpits, renderCockpit } from '../cockpit/cockpit.ts'
import type { BodyShot, CabinShot, DrawnBody, DrawnCabin } from '../contract.ts'
import { wheelArches } from './arches.ts'
import { drawBackdrop } from './backdrop.ts'
import type { Body } from './body.ts'
import { cameraFor } from './camera.ts'
import { floorShade } from './floor.ts'
import { studioUniforms } from './lighting.ts'
import { outlinesOf } from './outlines.ts'
import { base64, resolve } from './resolve.ts'
import { buildSkin } from './skin.ts'
import { makeSolid, type Solid } from './solid.ts'
import { styles } from './styles.ts'
import { wheel } from './wheels.ts'

/** A car that is in the studio. */
interface Car {
  body: Body
  group: THREE.Group
  solid: Solid
}

const canvas = new OffscreenCanvas(16, 16)
const renderer = new THREE.WebGLRenderer({ canvas, antialias: false })
const kept = new Map<string, Car>()

function bodyOf(style: string, variant: number): Body {
  const body = styles[style as keyof typeof styles]?.[variant]
  if (!body) throw new Error(`No design ${variant} of ${style}`)
  return body
}

function carOf(style: string, variant: number, cell: number): Car {
  const key = `${style}/${variant}/${cell}`
  const known = kept.get(key)
  if (known) return known
  // one body at a time: its sheets and meshes take some hundred megabytes
  for (const [name, { group }] of kept) {
    dispose(group)
    kept.delete(name)
  }
  const body = bodyOf(style, variant)
  const solid = makeSolid(body.shape)
  const group = new THREE.Group()
  group.add(buildSkin(solid, { ...body, cell }), wheelArches(solid), ...body.furnish(solid))
  const car = { body, group, solid }
  kept.set(key, car)
  return car
}

/** The four wheels of a car, its own or those that are asked for. */
function wheelsOf({ body, solid }: Car, asked: Body['wheels'] = body.wheels): THREE.Group {
  const { length, width, wheelRadius } = body.shape
  const group = new THREE.Group()
  // wheels that all stand alike give a studio away
  for (const [s, turn] of [
    [solid.frontAxle, 0.3],
    [solid.rearAxle, 0.9],
  ] as const)
    for (const side of [1, -1]) {
      const round = wheel(asked.design, { radius: wheelRadius, mirrored: side < 0, turn, ...asked })
      round.position.set(length / 2 - s, wheelRadius, side * (width / 2 - (body.wheelInset ?? 0.012) - body.wheels.width / 2))
      if (side < 0) round.rotation.y = Math.PI
      group.add(round)
    }
  return group
}

function dispose(group: THREE.Group): void {
  group.traverse((part) => {
    if (!(part instanceof THREE.Mesh)) return
    part.geometry.dispose()
    const { uniforms } = part.material as THREE.ShaderMaterial
    for (const { value } of Object.values(uniforms ?? {})) if (value instanceof THREE.DataTexture) value.dispose()
  })
}

/** Lets the camera see a part of its picture alone. */
function magnify(camera: THREE.PerspectiveCamera, [left, top, width, height]: NonNullable<BodyShot['part']>): void {
  const onto = new THREE.Matrix4().makeScale(1 / width, 1 / height, 1)
  onto.setPosition(-(2 * left + width - 1) / width, (2 * top + height - 1) / height, 0)
  camera.projectionMatrix.premultiply(onto)
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
}

/** Renders one body from one angle. */
export async function render({
  style,
  variant,
  angle,
  width,
  height,
  scale,
  cell = scale > 1 ? 0.01 : 0.018,
  cutout = false,
  part,
  wheels,
}: BodyShot): Promise<DrawnBody> {
  const car = carOf(style, variant, cell)
  const { group, solid } = car
  const round = wheelsOf(car, wheels as Body['wheels'] | undefined)
  const camera = cameraFor(angle, solid, width / height)
  if (part) magnify(camera, part)
  const look = camera.getWorldDirection(new THREE.Vector3())
  const shade = shadeOf(solid)
  studioUniforms.uEye.value.copy(camera.position)
  studioUniforms.uLook.value.set(look.x, look.z).normalize()
  studioUniforms.uShade.value = shade.texture
  studioUniforms.uShadeBox.value.copy(shade.box)
  studioUniforms.uHalf.value = solid.shape.width / 2
  const { length } = solid.shape
  studioUniforms.uArch.value.set(solid.archRadius, length / 2 - solid.frontAxle, length / 2 - solid.rearAxle, solid.wheelRadius)
  const target = new THREE.WebGLRenderTarget(width * scale, height * scale, {
    count: 2,
    type: THREE.HalfFloatType,
    minFilter: THREE.NearestFilter,
    magFilter: THREE.NearestFilter,
  })
  const scene = new THREE.Scene()
  scene.add(drawBackdrop(camera, cutout), group, round)
  renderer.setRenderTarget(target)
  renderer.setClearColor(0x000000, 0)
  renderer.clear()
  renderer.render(scene, camera)
  scene.remove(group)
  const layers = resolve(renderer, target, width, height, scale, cutout)
  target.dispose()
  return layers
}

const shades = new WeakMap<Solid, ReturnType<typeof floorShade>>()
function shadeOf(solid: Solid) {
  const shade = shades.get(solid) ?? floorShade(solid)
  shades.set(solid, shade)
  return shade
}

/** Renders one interior. */
export async function cockpit(shot: CabinShot & CockpitChoice): Promise<DrawnCabin> {
  const { width, height, scale } = shot
  return { width, height, base: base64(renderCockpit(shot, width, height, scale)) }
}

/** What can be rendered. */
export function drawable() {
  return Object.entries(styles).map(([style, variants]) => ({ style, variants: variants.length }))
}

/** The lines of one body, for icons and the map of damages. */
export function outlines({ style, variant, detail }: { style: string; variant: number; detail: number }) {
  return outlinesOf(bodyOf(style, variant), detail)
}

Object.assign(globalThis, { studio: { render, cockpit, cockpits, drawable, outlines } })
