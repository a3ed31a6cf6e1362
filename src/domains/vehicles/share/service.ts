import { createHash } from 'node:crypto'
import sharp, { type OverlayOptions } from 'sharp'
import { keptPicture, pictureVariant } from '#domains/documents/service.ts'
import { findSettings } from '#domains/reference/store.ts'
import { formatKm } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import type { Deps } from '#platform/context.ts'
import { fontFamily, fontFile } from '#platform/fonts.ts'
import { AppError } from '#shared/errors.ts'
import { direction, type Language, localized, localizedSetting } from '#shared/language.ts'
import { sharePicture } from '#shared/share-picture.ts'
import type { VehicleDetail } from '../contract.ts'
import { type FindPage, readVehicle } from '../service.ts'

/** Changes with the look of the picture, so that every car gets a new one. */
const layoutVersion = 1
/** The photo beside the words, as wide as photos of four to three are. */
const photo = { width: 840, height: sharePicture.height }
const margin = 36
const column = sharePicture.width - photo.width - 2 * margin
const colours = { back: '#f5f0e8', ink: '#14172e', soft: '#4a4f63', blue: '#333bc8' }

interface Said {
  name: string
  facts: string[]
  site: string
}

/** What the picture says of a car; nothing that changes from one day to the next. */
export function saidOf(car: VehicleDetail, site: string, language: Language): Said {
  const t = serverText('vehicles', language)
  const facts = [
    car.releaseDate?.slice(0, 4),
    car.mileage !== null && formatKm(car.mileage, language),
    car.fuelType && t(`fuel.${car.fuelType}`),
    car.gearType && t(`gear.${car.gearType}`),
    localized(car.cityNames, language),
    // nobody photographed this car: said here as on its page
    car.pictures.some((one) => one.hash === car.picture?.hash && one.isGenerated) && t('page.illustration'),
  ]
  return { name: `${car.brand} ${car.model}`, facts: facts.flatMap((fact) => fact || []), site }
}

/**
 * The picture of a shared link to a car, with an ETag that changes with what it shows. VehicleNotFound, Gone; DocumentNotFound for a car
 * without a photo.
 */
export async function readSharePicture(deps: Deps, id: number, language: Language, findPage?: FindPage) {
  const car = JSON.parse(await readVehicle(deps, id, findPage)) as VehicleDetail
  if (!car.picture) throw new AppError('DocumentNotFound')
  const { hash } = car.picture
  const said = saidOf(car, localizedSetting(await findSettings(deps.db, 'site.name'), 'site.name', language), language)
  const key = createHash('sha256')
    .update(JSON.stringify([layoutVersion, language, said, hash]))
    .digest('hex')
  // outside of the turns that the picture itself waits for
  const shown = await pictureVariant(deps.storage, hash, 960, 'jpeg')
  const bytes = await keptPicture(deps.storage, `shares/${key}.jpeg`, () => draw(shown, said, direction(language) === 'rtl'))
  return { bytes, etag: `"${key}"` }
}

/** Photo at the end, words at the start of the line, from the top: name and facts; at the foot the house. */
async function draw(shown: Buffer, { name, facts, site }: Said, isRtl: boolean): Promise<Buffer> {
  const [title, list, foot] = await Promise.all([
    text(name, 44, '700Bold', colours.ink),
    // of a car of which nothing is known but its name
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

/** Words as a picture no wider than their column; the text is no markup, whatever stands in it. */
function text(said: string, size: number, weight: Parameters<typeof fontFile>[0], colour: string) {
  const plain = said.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const font = `${fontFamily} ${weight.slice(3)} ${size}`
  const input = { text: `<span foreground="${colour}">${plain}</span>`, font, fontfile: fontFile(weight), rgba: true, dpi: 72 }
  return sharp({ text: { ...input, width: column, wrap: 'word-char' } })
    .png()
    .toBuffer({ resolveWithObject: true })
}
