import { createHash } from 'node:crypto'
import sharp, { type OverlayOptions } from 'sharp'
import { keptPicture, pictureVariant } from '#domains/foundation/documents/service.ts'
import { findSettings } from '#domains/foundation/reference/store.ts'
import { formatKm } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import type { Deps } from '#platform/context.ts'
import { fontFamily, fontFile } from '#platform/fonts.ts'
import { AppError } from '#shared/errors.ts'
import { direction, type Language, localized, localizedSetting } from '#shared/language.ts'
import { sharePicture } from '#shared/share-picture.ts'
import type { VehicleDetail } from '../contract.ts'
import { type FindPage, readVehicle } from '../service.ts'

/** Increase it when the layout changes: all pictures are regenerated. */
const layoutVersion = 1
/** Photo next to the text, with an aspect ratio of 4:3. */
const photo = { width: 840, height: sharePicture.height }
const margin = 36
const column = sharePicture.width - photo.width - 2 * margin
const colours = { back: '#f5f0e8', ink: '#14172e', soft: '#4a4f63', blue: '#333bc8' }

interface Said {
  name: string
  facts: string[]
  site: string
}

/** Returns the texts of the picture; none changes from day to day. */
export function saidOf(car: VehicleDetail, site: string, language: Language): Said {
  const t = serverText('vehicles', language)
  const facts = [
    car.releaseDate?.slice(0, 4),
    car.mileage !== null && formatKm(car.mileage, language),
    car.fuelType && t(`fuel.${car.fuelType}`),
    car.gearType && t(`gear.${car.gearType}`),
    localized(car.cityNames, language),
    // a generated picture is labelled as on the page
    car.pictures.some((one) => one.hash === car.picture?.hash && one.isGenerated) && serverText('vehiclePage', language)('illustration'),
  ]
  return { name: `${car.brand} ${car.model}`, facts: facts.flatMap((fact) => fact || []), site }
}

/**
 * Returns the picture of a shared link to a car, with an ETag of its content. VehicleNotFound, Gone; DocumentNotFound for a car without a
 * photo.
 */
export async function readSharePicture(deps: Deps, id: number, language: Language, findPage?: FindPage) {
  const car = JSON.parse(await readVehicle(deps, id, findPage)) as VehicleDetail
  if (!car.picture) throw new AppError('DocumentNotFound')
  const { hash } = car.picture
  const said = saidOf(car, localizedSetting(await findSettings(deps.db, 'site.name'), 'site.name', language), language)
  const key = createHash('sha256')
    .update(JSON.stringify([layoutVersion, language, said, hash]))
    .digest('hex')
  // outside the concurrency limit of the picture itself
  const shown = await pictureVariant(deps.storage, hash, 960, 'jpeg')
  const bytes = await keptPicture(deps.storage, `shares/${key}.jpeg`, () => draw(shown, said, direction(language) === 'rtl'))
  return { bytes, etag: `"${key}"` }
}

/** Renders the photo at the end and the text at the start of the line: name and facts at the top, the site at the bottom. */
async function draw(shown: Buffer, { name, facts, site }: Said, isRtl: boolean): Promise<Buffer> {
  const [title, list, foot] = await Promise.all([
    text(name, 44, '700Bold', colours.ink),
    // null for a car with nothing but a name
    facts.length === 0 ? null : text(facts.join('\n'), 32, '500Medium', colours.soft),
    text(site, 30, '700Bold', colours.blue),
  ])
  const at = ({ data, info }: Awaited<ReturnType<typeof text>>, top: number): OverlayOptions => ({
    input: data,
    top,
    left: isRtl ? sharePicture.width - margin - info.width : margin,
  })
  return sharp({ create: { ...sharePicture, channels: 3, background: colours.back } })
    .composite([
      {
        input: await sharp(shown)
          .resize({ ...photo, fit: 'cover' })
          .toBuffer(),
        top: 0,
        left: isRtl ? 0 : sharePicture.width - photo.width,
      },
      at(title, margin),
      ...(list ? [at(list, margin + title.info.height + 40)] : []),
      at(foot, sharePicture.height - margin - foot.info.height),
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** Renders text as a picture no wider than its column; escapes markup. */
function text(said: string, size: number, weight: Parameters<typeof fontFile>[0], colour: string) {
  const plain = said.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const font = `${fontFamily} ${weight.slice(3)} ${size}`
  const input = { text: `<span foreground="${colour}">${plain}</span>`, font, fontfile: fontFile(weight), rgba: true, dpi: 72 }
  return sharp({ text: { ...input, width: column, wrap: 'word-char' } })
    .png()
    .toBuffer({ resolveWithObject: true })
}
