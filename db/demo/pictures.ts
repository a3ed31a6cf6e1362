import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { DocumentSpec } from '#domains/documents/contract.ts'
import { originalKey } from '#domains/documents/rules.ts'
import type { NewDocument } from '#domains/documents/store.ts'
import type { Color } from '#domains/vehicles/contract.ts'
import { colors } from '#domains/vehicles/rules.ts'
import type { Storage } from '#platform/storage.ts'
import type { DemoVehicle } from './demo-vehicle.ts'
import { type Shot, shotsOf } from './looks.ts'
import { findMasters, type Layers, type Masters, readLayers, readSize } from './masters.ts'
import { paintColors, repaint } from './repaint.ts'

/** What a picture is made of: a master and its paint, null for a cabin; or the banner of the home page. */
type Recipe = Pick<Shot, 'master' | 'color'> | 'banner'

/** Counted up when the same recipe gives another picture: browsers keep a picture under its address for ever. */
const version = 1

/** The hash under which the picture of a recipe is stored. It stands for the bytes before anybody has made them. */
export function pictureHash(recipe: Recipe): string {
  const words = recipe === 'banner' ? 'banner' : `${recipe.master} ${recipe.color ?? ''}`
  return createHash('sha256').update(`demo picture ${version}: ${words}`).digest('hex')
}

/** The galleries of these cars, ready to be inserted, `ids` being the ids of the cars. The pictures are composed when they are first read. */
export async function galleriesOf(
  cars: readonly DemoVehicle[],
  ids: readonly number[],
  masters: Masters = findMasters(),
): Promise<NewDocument[]> {
  const documents: NewDocument[] = []
  for (const [i, car] of cars.entries()) {
    if (car.lastStatus === 'Draft' || car.lastStatus === 'Pending') continue
    for (const [place, { spec, ...recipe }] of shotsOf(car, masters).entries()) {
      const size = await readSize(masters, recipe.master)
      documents.push(galleryPicture(car, ids[i] ?? 0, spec, place + 1, { ...size, hash: pictureHash(recipe) }))
    }
  }
  return documents
}

/**
 * A storage that makes the pictures of the demo world when they are first asked for, and keeps them. Everything else goes to `storage`
 * as it is. Requests for the same picture wait for one making.
 */
export function withDemoPictures(storage: Storage, masters: Masters = findMasters()): Storage {
  const recipes = new Map<string, Recipe>([[originalKey(pictureHash('banner')), 'banner']])
  for (const [master, painted] of masters.painted) {
    for (const color of painted ? colors : [null]) recipes.set(originalKey(pictureHash({ master, color })), { master, color })
  }
  const running = new Map<string, Promise<void>>()
  /** Sees that the picture is there when the key is one of ours. */
  async function ensure(key: string): Promise<void> {
    const recipe = recipes.get(key)
    if (recipe === undefined || (await storage.exists(key))) return
    const made = running.get(key) ?? make(key, recipe).finally(() => running.delete(key))
    running.set(key, made)
    await made
  }
  async function make(key: string, recipe: Recipe): Promise<void> {
    const picture = recipe === 'banner' ? composeBanner(masters) : encode(await readLayers(masters, recipe.master), recipe.color)
    await storage.put(key, await picture)
  }
  return {
    ...storage,
    async get(key) {
      await ensure(key)
      return storage.get(key)
    },
    // anyone who streams a file has asked for its size before
    async stat(key) {
      await ensure(key)
      return storage.stat(key)
    },
  }
}

/** The picture in that paint, as WebP. */
async function encode({ width, height, base, paint }: Layers, color: Color | null): Promise<Buffer> {
  const pixels = paint && color ? repaint(base, paint, paintColors[color]) : base
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 86, effort: 0 })
    .toBuffer()
}

/** The master of the banner, and its paint. */
const bannerShot = { master: 'suv-0/front-right', color: 'Yellow' } as const

/** The banner of the home page, 1920 × 640, as WebP. */
async function composeBanner(masters: Masters): Promise<Buffer> {
  const picture = await encode(await readLayers(masters, bannerShot.master), bannerShot.color)
  // the car is on the right; the wall and the floor of the studio go on to the left
  const car = { width: 1152, height: 640 }
  const left = 640
  return sharp(
    await sharp(picture)
      .resize({ ...car, position: 'bottom' })
      .toBuffer(),
  )
    .extend({ left, right: 1920 - left - car.width, extendWith: 'copy' })
    .webp({ quality: 88, effort: 2 })
    .toBuffer()
}

/** The banner as a document; null where its master is missing. */
export function bannerOf(masters: Masters = findMasters()): NewDocument | null {
  if (!masters.painted.has(bannerShot.master)) return null
  return {
    ownerType: 'Website',
    ownerId: 1,
    type: 'Banner',
    spec: 'None',
    status: 'Published',
    fileName: 'banner.webp',
    mimeType: 'image/webp',
    size: null,
    hash: pictureHash('banner'),
    width: 1920,
    height: 640,
    imagesOrder: 1,
    isGenerated: true,
    createdBy: 'demo',
  }
}

function galleryPicture(
  car: DemoVehicle,
  id: number,
  spec: DocumentSpec,
  order: number,
  { hash, width, height }: { hash: string; width: number; height: number },
): NewDocument {
  const name = `${car.brand}-${car.model}-${car.releaseDate.slice(0, 4)}-${order}`
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  return {
    ownerType: 'Vehicle',
    ownerId: id,
    type: 'VehicleGalleryPicture',
    spec,
    status: 'Published',
    fileName: `${name}.webp`,
    mimeType: 'image/webp',
    size: null,
    hash,
    width,
    height,
    imagesOrder: order,
    isGenerated: true,
    createdBy: 'demo',
  }
}
