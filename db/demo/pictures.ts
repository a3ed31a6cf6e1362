import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import type { DocumentSpec } from '#domains/documents/contract.ts'
import { keepOriginal, type Original } from '#domains/documents/service.ts'
import type { NewDocument } from '#domains/documents/store.ts'
import type { Color } from '#domains/vehicles/contract.ts'
import type { Storage } from '#platform/storage.ts'
import type { DemoVehicle } from './demo-vehicle.ts'
import { type Shot, shotsOf } from './looks.ts'
import { findMasters, type Layers, type Masters, readLayers } from './masters.ts'
import { paintColors, repaint } from './repaint.ts'

/**
 * Composes and keeps everything that these cars show; answers their galleries, ready to be inserted, `ids` being the cars' ids.
 * Cars that look the same share their pictures.
 */
export async function composeGalleries(
  storage: Storage,
  cars: readonly DemoVehicle[],
  ids: readonly number[],
  masters: Masters = findMasters(),
  onDone: (done: number, total: number) => void = () => {},
): Promise<NewDocument[]> {
  const shown = cars.flatMap((car, i) =>
    car.lastStatus === 'Draft' || car.lastStatus === 'Pending' ? [] : [{ car, id: ids[i] ?? 0, shots: shotsOf(car, masters) }],
  )
  const wanted = new Map<string, Set<Color | null>>()
  for (const { master, color } of shown.flatMap(({ shots }) => shots)) {
    const paints = wanted.get(master) ?? new Set()
    wanted.set(master, paints.add(color))
  }
  const kept = new Map<string, Original>()
  const queue = [...wanted]
  const total = [...wanted.values()].reduce((sum, paints) => sum + paints.size, 0)
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [master, paints] = next
      // decoded once for all its paints
      const layers = await readLayers(masters, master)
      for (const color of paints) {
        kept.set(`${master} ${color}`, await keepOriginal(storage, await encode(layers, color)))
        onDone(kept.size, total)
      }
    }
  }
  // one more than there are processors: while one adds paint the others decode and encode
  await Promise.all(Array.from({ length: Math.min(5, availableParallelism() + 1) }, work))
  return shown.flatMap(({ car, id, shots }) =>
    shots.map(({ spec, master, color }: Shot, i) => {
      const original = kept.get(`${master} ${color}`)
      if (!original) throw new Error(`${master} in ${color} was not composed`)
      return galleryPicture(car, id, spec, i + 1, original)
    }),
  )
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

/** Composes and keeps the banner of the home page, 1920 × 640; null where its master is missing. */
export async function composeBanner(storage: Storage, masters: Masters = findMasters()): Promise<NewDocument | null> {
  if (!masters.painted.has(bannerShot.master)) return null
  const picture = await encode(await readLayers(masters, bannerShot.master), bannerShot.color)
  // the car stands on the right; the wall and the floor of the studio go on to the left
  const car = { width: 1152, height: 640 }
  const left = 640
  const webp = await sharp(
    await sharp(picture)
      .resize({ ...car, position: 'bottom' })
      .toBuffer(),
  )
    .extend({ left, right: 1920 - left - car.width, extendWith: 'copy' })
    .webp({ quality: 88, effort: 2 })
    .toBuffer()
  const { hash, width, height, size } = await keepOriginal(storage, webp)
  return {
    ownerType: 'Website',
    ownerId: 1,
    type: 'Banner',
    spec: 'None',
    status: 'Published',
    fileName: 'banner.webp',
    mimeType: 'image/webp',
    size,
    hash,
    width,
    height,
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
  { hash, width, height, size }: Original,
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
    size,
    hash,
    width,
    height,
    imagesOrder: order,
    isGenerated: true,
    createdBy: 'demo',
  }
}
