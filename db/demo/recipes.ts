import { createHash } from 'node:crypto'
import type { Color } from '#domains/catalogue/vehicles/contract.ts'
import { colors } from '#domains/catalogue/vehicles/rules.ts'
import type { Dress } from './dress.ts'
import { covers } from './plates.ts'
import type { Scene } from './scenes.ts'

/** A master and its paint, null for a cabin. */
export interface PlainRecipe {
  master: string
  color: Color | null
}

/** A master in a shade of its paint, with what is put on it, in a place and light, as large as the car is. */
export interface ShotRecipe extends Scene, Dress {
  master: string
  color: Color
  shade: number
}

/** What a picture is made of; or the banner of the home page. */
export type Recipe = PlainRecipe | ShotRecipe | 'banner'

/** Counted up when the same recipe gives another picture: browsers keep a picture under its address for ever. */
const version = 1
/** The same of pictures with a scene. */
const shotVersion = 4

/** Storage hash of the picture of a plain recipe, known before the picture is rendered. */
export function pictureHash(recipe: PlainRecipe | 'banner'): string {
  return digest(recipe === 'banner' ? 'banner' : `${recipe.master} ${recipe.color ?? ''}`)
}

function digest(words: string, of = version): string {
  return createHash('sha256').update(`demo picture ${of}: ${words}`).digest('hex')
}

/** What a master is called within a hash. */
export function masterCode(master: string): string {
  return digest(`master ${master}`).slice(0, 12)
}

const hex = (value: number, length: number) => value.toString(16).padStart(length, '0')

/**
 * Hash of a recipe with a scene. It starts with the recipe itself, because there are millions (master,
 * colour, shade, place, light, size, cover, wheels, front), and its rest proves it.
 */
export function shotHash({ master, color, shade, place, light, size, cover, wheels, front }: ShotRecipe, of = shotVersion): string {
  const scene = `${hex(colors.indexOf(color), 2)}${hex(shade, 1)}${hex(place, 2)}${hex(light, 1)}${hex(size, 2)}`
  const code = `${masterCode(master)}${scene}${hex(covers.indexOf(cover), 1)}${hex(wheels, 1)}${hex(front, 2)}`
  const words = `${master} ${color} ${shade} ${place} ${light} ${size} ${cover} ${wheels} ${front}`
  return `${code}${digest(words, of).slice(0, 64 - code.length)}`
}

/** The recipe that the key of an original names, `masters` by their codes; undefined for every other key. */
export function readShot(key: string, masters: ReadonlyMap<string, string>): ShotRecipe | undefined {
  const [, code = '', ...digits] = /^originals\/([0-9a-f]{12})(..)(.)(..)(.)(..)(.)(.)(..)[0-9a-f]{40}$/.exec(key) ?? []
  const master = masters.get(code)
  const [color = 0, shade = 0, place = 0, light = 0, size = 0, hidden = 0, wheels = 0, front = 0] = digits.map((digit) =>
    Number.parseInt(digit, 16),
  )
  const [name, cover] = [colors[color], covers[hidden]]
  if (master === undefined || name === undefined) return undefined
  const recipe = { master, color: name, shade, place, light, size, cover: cover ?? 'none', wheels, front }
  // a demo world of before is composed as one of today
  for (let of = shotVersion; of > 1; of--) if (key === `originals/${shotHash(recipe, of)}`) return recipe
  return readFormerShot(key, { ...recipe, cover: 'none', wheels: 0, front: 0 })
}

/** A recipe of a demo world that was filled before anything was put on masters: its pictures stay. */
function readFormerShot(key: string, recipe: ShotRecipe): ShotRecipe | undefined {
  const { master, color, shade, place, light, size } = recipe
  return key.endsWith(digest(`${master} ${color} ${shade} ${place} ${light} ${size}`).slice(0, 44)) ? recipe : undefined
}
