import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { createWorker, OEM, PSM } from 'tesseract.js'
import { type Face, faces, maxPixels, type RawFace, type RawField, zones } from './card.ts'
import { cardHeight, cardWidth, flatten, type Grey, rectify } from './rectify.ts'

/** Request of the thread: photos by face. */
export type Photos = Partial<Record<Face, Uint8Array>>
/** Response of the thread: text of each zone, or the face whose file is not an image. */
export type Read = { read: Partial<Record<Face, RawFace>> } | { broken: Face }

const require = createRequire(import.meta.url)
const langPath = join(dirname(require.resolve('@tesseract.js-data/fra/package.json')), '4.0.0_best_int')
// names, plates and chassis numbers are in no dictionary
const noWords = { load_system_dawg: '0', load_freq_dawg: '0' }
const reader = createWorker('fra', OEM.LSTM_ONLY, { langPath, cacheMethod: 'none', gzip: true }, noWords)

/** Minimum contrast in grey levels between print and background. */
const leastContrast = 6
const contrastOf = (levels: Buffer) => {
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
  return Math.sqrt(levels.reduce((sum, level) => sum + (level - mean) ** 2, 0) / levels.length)
}
const unread = { text: '', confidence: 0 }
const dataAddress = (webp: Buffer) => `data:image/webp;base64,${webp.toString('base64')}`

async function readLine(picture: Buffer, signs: string): Promise<{ text: string; confidence: number }> {
  const worker = await reader
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE, tessedit_char_whitelist: signs, user_defined_dpi: '300' })
  const { data } = await worker.recognize(picture)
  return { text: data.text.trim(), confidence: data.confidence / 100 }
}

/** Reads a zone in two sizes: agreement of both readings is more reliable than the confidence of one. */
async function readZone(card: Grey, flat: Grey, zone: { x: number; y: number; w: number; h: number; signs?: string }): Promise<RawField> {
  const box = {
    left: Math.round(zone.x * cardWidth),
    top: Math.round(zone.y * cardHeight),
    width: Math.round(zone.w * cardWidth),
    height: Math.round(zone.h * cardHeight),
  }
  const raw = { raw: { width: cardWidth, height: cardHeight, channels: 1 as const } }
  const cut = () => sharp(flat.data, raw).extract(box)
  const once = await cut().extend({ top: 12, bottom: 12, left: 12, right: 12, background: '#e1e1e1' }).png().toBuffer()
  const again = await cut()
    .resize({ width: Math.round(box.width * 0.62) })
    .sharpen()
    .extend({ top: 8, bottom: 8, left: 8, right: 8, background: '#e1e1e1' })
    .png()
    .toBuffer()
  const crop = await sharp(card.data, raw).extract(box).resize({ width: 260 }).webp({ quality: 45 }).toBuffer()
  // an empty zone: OCR would invent letters
  if (contrastOf(await cut().raw().toBuffer()) < leastContrast) return { first: unread, second: unread, crop: dataAddress(crop) }
  const signs = zone.signs ?? ''
  return {
    first: await readLine(once, signs),
    second: await readLine(again, signs),
    crop: dataAddress(crop),
  }
}

async function readFace(bytes: Uint8Array, face: Face): Promise<RawFace> {
  const card = await rectify(bytes, maxPixels)
  const flat = await flatten(card)
  const fields: RawFace = {}
  for (const [name, zone] of Object.entries(zones[face])) fields[name] = await readZone(card, flat, zone)
  return fields
}

async function readCard(photos: Photos): Promise<Read> {
  const read: Partial<Record<Face, RawFace>> = {}
  for (const face of faces) {
    const bytes = photos[face]
    if (!bytes) continue
    try {
      read[face] = await readFace(bytes, face)
    } catch {
      return { broken: face }
    }
  }
  return { read }
}

// single handler of this thread, see reader.ts
parentPort?.on('message', async (photos: Photos) => parentPort?.postMessage(await readCard(photos)))
