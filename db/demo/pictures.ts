import { availableParallelism } from 'node:os'
import sharp, { type Sharp } from 'sharp'
import type { DocumentSpec } from '#domains/documents/contract.ts'
import { keepOriginal, type Original } from '#domains/documents/service.ts'
import type { NewDocument } from '#domains/documents/store.ts'
import type { Storage } from '#platform/storage.ts'
import { paints } from './paint.ts'
import { endView } from './silhouettes/end-view.ts'
import { bootView, type Cabin, dashboardView, seatsView } from './silhouettes/interior-view.ts'
import { bannerView, sideView } from './silhouettes/side-view.ts'
import type { DemoVehicle } from './vehicle.ts'

/** One place in the gallery of a car: the angle and the drawing that stands there. */
interface Shot {
  spec: DocumentSpec
  drawing: string
  /** the drawing is turned to the other side */
  mirrored?: true
}

type Draw = () => string

/** What is drawn for a car, in gallery order; cars of the same body, colour and cabin share their pictures. */
export function shotsOf(car: DemoVehicle): { shots: Shot[]; drawings: Map<string, Draw> } {
  const paint = paints[car.color]
  const cabin = cabinOf(car)
  const look = `${car.bodyStyle}/${car.color}`
  const drawings = new Map<string, Draw>([
    [`side/${look}`, () => sideView(car.bodyStyle, paint, 'right')],
    [`front/${look}`, () => endView(car.bodyStyle, paint, 'front')],
    [`back/${look}`, () => endView(car.bodyStyle, paint, 'back')],
    [`dashboard/${Object.values(cabin).join('/')}`, () => dashboardView(cabin)],
    [`seats/${cabin.seats}`, () => seatsView(cabin)],
  ])
  const [side = '', front = '', back = '', dashboard = '', seats = ''] = drawings.keys()
  const shots: Shot[] = [
    { spec: 'LateralRight', drawing: side },
    { spec: 'Front', drawing: front },
    { spec: 'LateralLeft', drawing: side, mirrored: true },
    { spec: 'Back', drawing: back },
    { spec: 'Dashboard', drawing: dashboard },
    { spec: 'Interior', drawing: seats },
  ]
  if (!['Pickup', 'SportsCar', 'Cabriolet', 'Fourgonnette'].includes(car.bodyStyle)) {
    drawings.set(`boot/${car.color}`, () => bootView(paint))
    shots.push({ spec: 'Interior', drawing: `boot/${car.color}` })
  }
  return { shots, drawings }
}

function cabinOf(car: DemoVehicle): Cabin {
  const has = (code: string) => car.features.includes(code)
  const leather = has('LeatherSeats')
  return {
    dash: has('DigitalCockpit') ? 'digital' : has('TouchScreen') || has('NavigationSystem') ? 'screen' : 'radio',
    // every third car with leather has it in beige; the colour of the body decides, so that pictures can be shared
    seats: leather ? (['White', 'Black', 'Brown', 'Beige', 'Burgundy', 'Gold'].includes(car.color) ? 'beige' : 'leather') : 'cloth',
    automatic: car.gearType === 'Automatic',
  }
}

/** Draws and keeps everything that these cars show; answers their galleries, ready to be inserted, `ids` being the cars' ids. */
export async function drawGalleries(
  storage: Storage,
  cars: readonly DemoVehicle[],
  ids: readonly number[],
  onDone: (done: number, total: number) => void = () => {},
): Promise<NewDocument[]> {
  const shown = cars.flatMap((car, i) =>
    car.lastStatus === 'Draft' || car.lastStatus === 'Pending' ? [] : [{ car, id: ids[i] ?? 0, ...shotsOf(car) }],
  )
  const drawings = new Map(shown.flatMap(({ drawings }) => [...drawings]))
  const kept = new Map<string, Original>()
  const queue = [...drawings]
  const total = queue.length
  const draw = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, make] = next
      await rasterise(storage, name, make(), kept)
      onDone(total - queue.length, total)
    }
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, draw))
  return shown.flatMap(({ car, id, shots }) =>
    shots.map(({ spec, drawing, mirrored }, i) => {
      const original = kept.get(mirrored ? `${drawing}/mirrored` : drawing)
      if (!original) throw new Error(`${drawing} was not drawn`)
      return galleryPicture(car, id, spec, i + 1, original)
    }),
  )
}

/** Draws and keeps the banner of the home page. */
export async function drawBanner(storage: Storage): Promise<NewDocument> {
  const webp = await sharp(Buffer.from(bannerView('SUV', paints.Yellow)))
    .removeAlpha()
    .webp({ quality: 90, effort: 2 })
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

async function rasterise(storage: Storage, name: string, svg: string, kept: Map<string, Original>): Promise<void> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const picture = () => sharp(data, { raw: { width, height, channels } })
  const encoded = async (side: Sharp) => keepOriginal(storage, await side.webp({ quality: 90, effort: 0 }).toBuffer())
  kept.set(name, await encoded(picture()))
  if (name.startsWith('side/')) kept.set(`${name}/mirrored`, await encoded(picture().flop()))
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
