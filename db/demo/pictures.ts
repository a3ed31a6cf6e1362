import sharp from 'sharp'
import { colors } from '#domains/catalogue/vehicles/rules.ts'
import type { DocumentSpec } from '#domains/foundation/documents/contract.ts'
import { originalKey } from '#domains/foundation/documents/rules.ts'
import type { NewDocument } from '#domains/foundation/documents/store.ts'
import type { Storage } from '#platform/storage.ts'
import type { DemoVehicle } from './demo-vehicle.ts'
import { dress, dressOf, undressed } from './dress.ts'
import { shotsOf } from './looks.ts'
import { findMasters, type Masters, readLayers, readSize } from './masters.ts'
import { masterCode, type PlainRecipe, pictureHash, type Recipe, readShot, type ShotRecipe, shotHash } from './recipes.ts'
import { repaint, shadesOf } from './repaint.ts'
import { intoScene, plainScene } from './scenes.ts'
import { shootsOf } from './shoots.ts'

/** The galleries of these cars, ready to be inserted, `ids` being the ids of the cars. The pictures are composed when they are first read. */
export async function galleriesOf(
  cars: readonly DemoVehicle[],
  ids: readonly number[],
  masters: Masters = findMasters(),
): Promise<NewDocument[]> {
  const documents: NewDocument[] = []
  const shown = cars.map((car, i) => ({ car, id: ids[i] ?? 0 })).filter(({ car }) => !['Draft', 'Pending'].includes(car.lastStatus))
  const shoots = shootsOf(
    shown.map(({ car }) => car),
    masters,
  )
  for (const [i, { car, id }] of shown.entries()) {
    const { first, ...scene } = shoots[i] ?? { first: 'FrontRight', shade: 0, place: 0, light: 0 }
    const worn = dressOf(car)
    const shots = shotsOf(car, masters).toSorted((a, b) => Number(b.spec === first) - Number(a.spec === first))
    for (const [place, { spec, master, color, size: share }] of shots.entries()) {
      const size = await readSize(masters, master)
      const hash = color === null ? pictureHash({ master, color }) : shotHash({ master, color, size: share, ...scene, ...worn })
      documents.push(galleryPicture(car, id, spec, place + 1, { ...size, hash }))
    }
  }
  return documents
}

/**
 * A storage that renders demo pictures on first request and stores them. Everything else is passed to `storage`
 * as it is. Requests for the same picture wait for one making.
 */
export function withDemoPictures(storage: Storage, masters: Masters = findMasters()): Storage {
  const recipes = new Map<string, Recipe>([[originalKey(pictureHash('banner')), 'banner']])
  for (const [master, painted] of masters.painted) {
    for (const color of painted ? colors : [null]) recipes.set(originalKey(pictureHash({ master, color })), { master, color })
  }
  const shots = new Map([...masters.painted.keys()].map((master) => [masterCode(master), master]))
  const running = new Map<string, Promise<void>>()
  /** Sees that the picture is there when the key is one of ours. */
  async function ensure(key: string): Promise<void> {
    const recipe = recipes.get(key) ?? readShot(key, shots)
    if (recipe === undefined || (await storage.exists(key))) return
    const made = running.get(key) ?? make(key, recipe).finally(() => running.delete(key))
    running.set(key, made)
    await made
  }
  /** Two pictures at a time, so that a gallery does not block other requests. */
  const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()]
  let asked = 0
  function make(key: string, recipe: Recipe): Promise<void> {
    const lane = asked++ % lanes.length
    const made = Promise.resolve(lanes[lane]).then(() => makeNow(key, recipe))
    lanes[lane] = made.catch(() => undefined)
    return made
  }
  async function makeNow(key: string, recipe: Recipe): Promise<void> {
    await storage.put(key, await (recipe === 'banner' ? composeBanner(masters) : compose(masters, recipe)))
  }
  return {
    ...storage,
    async get(key) {
      await ensure(key)
      return storage.get(key)
    },
    // callers read the size before they stream a file
    async stat(key) {
      await ensure(key)
      return storage.stat(key)
    },
  }
}

/** The picture of a recipe, as WebP: the layers of its master in its paint, as large as the car is, with what is put on it, in its place and light. */
export async function compose(masters: Masters, { master, color, ...scene }: ShotRecipe | PlainRecipe): Promise<Buffer> {
  const { shade, size, place, light, ...worn } = { shade: 0, ...plainScene, ...undressed, ...scene }
  const { width, height, base, paint } = await readLayers(masters, master, size)
  const albedo = color ? shadesOf(color)[shade] : undefined
  const painted = paint && albedo ? repaint(base, paint, albedo) : base
  if (paint) await dress({ width, height, pixels: painted }, paint, master, size, worn)
  const pixels = paint ? await intoScene(painted, paint, { width, height }, { place, light, size }) : painted
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 86, effort: 0 })
    .toBuffer()
}

/** The car of the banner, from the stock. */
const bannerShot = { master: 'suv-0/front-right', color: 'Yellow', shade: 0, ...plainScene, ...undressed, cover: 'house' } as const

/** The banner of the home page, 1920 × 640, as WebP. */
async function composeBanner(masters: Masters): Promise<Buffer> {
  const picture = await compose(masters, bannerShot)
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
