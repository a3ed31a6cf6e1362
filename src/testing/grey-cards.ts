import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import sharp from 'sharp'
import { fontFile, fontWeights } from '#platform/fonts.ts'
import { plateLetters } from '#shared/plate.ts'

/** How the card was photographed. */
export const conditions = ['clean', 'rotated3', 'rotated8', 'blurred', 'noisy', 'perspective', 'phone'] as const
export type Condition = (typeof conditions)[number]

/** Data of a fictitious card. */
export interface TestCard {
  immatriculation: string
  adresse: string
  firstName: string
  lastName: string
  releasedDate: string
  usedInMorocco: string
  brand: string
  model: string
  fuelType: 'Diesel' | 'Gasoline' | 'Hybrid' | 'Electric'
  fiscalPower: number
  chassisNumber: string
}

const width = 1800
const height = 1250
const letters = Object.entries(plateLetters)
const fuels = { Diesel: 'DIESEL', Gasoline: 'ESSENCE', Hybrid: 'HYBRIDE', Electric: 'ELECTRIQUE' } as const
const firstNames = ['YOUSSEF', 'FATIMA ZAHRA', 'KHADIJA', 'OMAR', 'SALMA', 'MEHDI', 'IMANE', 'HAMZA']
const lastNames = ['EL AMRANI', 'BENJELLOUN', 'OUAZZANI', 'TAHIRI', 'EL FASSI', 'BERRADA', 'CHRAIBI', 'NACIRI']
const streets = ['RUE IBN SINA', 'AVENUE HASSAN II', 'BD ZERKTOUNI', 'RUE DES ORANGERS', 'HAY RIAD', 'LOT AL WAHDA']
const towns = ['CASABLANCA', 'RABAT', 'FES', 'MARRAKECH', 'TANGER', 'AGADIR', 'OUJDA', 'KENITRA']
const chassisSigns = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'

/** Returns a pseudo-random generator from 0 to 1 (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Returns a fictitious owner and a car of the catalogue; deterministic by seed. */
export function inventCard(seed: number): TestCard {
  const random = randomOf(seed * 7919)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const digits = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const models = JSON.parse(readFileSync(join(import.meta.dirname, '../domains/foundation/reference/data/models.json'), 'utf8')) as {
    brand: string
    name: string
  }[]
  const car = pick(models.slice(0, 60))
  const day = () => `${digits(2008, 2023)}-${String(digits(1, 12)).padStart(2, '0')}-${String(digits(1, 28)).padStart(2, '0')}`
  const released = day()
  return {
    immatriculation: `${digits(101, 99_999)}${pick(letters)[1]}${digits(1, 89)}`,
    adresse: `${digits(1, 199)} ${pick(streets)} ${pick(towns)}`,
    firstName: pick(firstNames),
    lastName: pick(lastNames),
    releasedDate: released,
    usedInMorocco: random() < 0.8 ? released : `2024-0${digits(1, 9)}-1${digits(0, 9)}`,
    brand: car.brand,
    model: car.name,
    fuelType: pick(['Diesel', 'Diesel', 'Diesel', 'Gasoline', 'Hybrid'] as const),
    fiscalPower: digits(5, 14),
    chassisNumber: Array.from({ length: 17 }, () => pick([...chassisSigns])).join(''),
  }
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toUpperCase()
const printed = (date: string) => date.split('-').reverse().join('/')

/** Rows of a side: label, value, Arabic label. */
function rowsOf(card: TestCard, face: 'Front' | 'Back'): string[][] {
  const [, serial = '', letter = '', code = ''] = /^(\d+)([A-Z])(\d+)$/.exec(card.immatriculation) ?? []
  const street = card.adresse.split(' ')
  if (face === 'Front')
    return [
      [
        'Numéro d’immatriculation', // cell by cell from the left, whatever direction the letter has
        `\u2066${serial} | \u2068${letters.find(([, latin]) => latin === letter)?.[0]}\u2069 | ${code}\u2069`,
        'رقم التسجيل',
      ],
      ['Immatriculation antérieure', '--', 'الترقيم السابق'],
      ['Première mise en circulation', printed(card.releasedDate), 'أول شروع في الإستخدام'],
      ['M.C. au Maroc', printed(card.usedInMorocco), 'أول استخدام بالمغرب'],
      ['Mutation le', '--', 'تحويل بتاريخ'],
      ['Usage', 'PARTICULIER', 'نوع الإستعمال'],
      ['Propriétaire', card.firstName, 'المالك'],
      ['', card.lastName, ''],
      ['Adresse', street.slice(0, -1).join(' '), 'العنوان'],
      ['', street.at(-1) ?? '', ''],
    ]
  return [
    ['', `${serial} ${letter} ${code}`, ''],
    ['Marque', plain(card.brand), 'الاسم التجاري'],
    ['Type', '--', 'الصنف'],
    ['Genre', 'VP', 'النوع'],
    ['Modèle', plain(card.model), 'النموذج'],
    ['Type carburant', fuels[card.fuelType], 'نوع الوقود'],
    ['N° du châssis', card.chassisNumber, 'رقم الإطار الحديدي'],
    ['Nombre de cylindres', '4', 'عدد الأسطوانات'],
    ['Puissance fiscale', `${card.fiscalPower} CV`, 'القوة الجبائية'],
    ['Nombre de places', '5', 'عدد المقاعد'],
  ]
}

let compiler: NodeCompiler | undefined

/** Renders a side, flat and sharp. */
function drawFace(card: TestCard, face: 'Front' | 'Back'): Buffer {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontBlobs: fontWeights.map((weight) => readFileSync(fontFile(weight))) }] })
  const mainFileContent = `#let rows = json(bytes(sys.inputs.rows))
#set page(width: 1000pt, height: 631pt, margin: 0pt, fill: rgb("#dfe3d2"))
#set text(font: "IBM Plex Sans Arabic", size: 22pt, fill: rgb("#23262b"))
#for i in range(18) { place(dx: 0pt, dy: i * 36pt, line(length: 1000pt, stroke: 0.6pt + rgb("#cdd4c4"))) }
#place(dx: 40pt, dy: 22pt, text(size: 18pt, weight: 600, "ROYAUME DU MAROC"))
#place(dx: 40pt, dy: 46pt, text(size: 13pt, "Certificat d’immatriculation"))
#for (i, row) in rows.enumerate() {
  let y = 92pt + i * 51pt
  place(dx: 40pt, dy: y + 5pt, text(size: 14pt, fill: rgb("#5b6068"), row.at(0)))
  place(dx: 330pt, dy: y, text(weight: 600, row.at(1)))
  place(dx: 740pt, dy: y + 4pt, box(width: 220pt, align(right, text(size: 14pt, fill: rgb("#5b6068"), lang: "ar", dir: rtl, row.at(2)))))
}`
  const svg = compiler.svg({ mainFileContent, inputs: { rows: JSON.stringify(rowsOf(card, face)) } })
  compiler.evictCache(0)
  return Buffer.from(svg)
}

type Quad = readonly (readonly [number, number])[]

/** Corners of the card in the image, clockwise from the upper left. */
function cornersOf(condition: Condition, random: () => number): Quad {
  const [w, h] = [1560, 984]
  const box = [
    [-w / 2, -h / 2],
    [w / 2, -h / 2],
    [w / 2, h / 2],
    [-w / 2, h / 2],
  ] as const
  const degrees = condition === 'rotated3' ? 3 : condition === 'rotated8' ? 8 : condition === 'phone' ? 4 : 0
  const turn = ((random() < 0.5 ? -1 : 1) * degrees * Math.PI) / 180
  const shrink = degrees === 8 ? 0.92 : 0.97
  const tilt = condition === 'perspective' || condition === 'phone' ? 46 : 0
  return box.map(([x, y]) => [
    width / 2 + shrink * (x * Math.cos(turn) - y * Math.sin(turn)) + tilt * (random() - 0.5) * 2,
    height / 2 + shrink * (x * Math.sin(turn) + y * Math.cos(turn)) + tilt * (random() - 0.5) * 2,
  ])
}

/** Projects the card onto a table, with the given corners. */
function place(face: { data: Buffer; width: number; height: number }, corners: Quad): Buffer {
  const out = Buffer.alloc(width * height * 3, Buffer.from([74, 66, 58]))
  const [a, b, c, d] = corners as [Quad[0], Quad[0], Quad[0], Quad[0]]
  const { data } = face
  const line = face.width * 3
  // unit square to quadrilateral (Heckbert 1989), inverted
  const [dx1, dx2, dx3] = [b[0] - c[0], d[0] - c[0], a[0] - b[0] + c[0] - d[0]]
  const [dy1, dy2, dy3] = [b[1] - c[1], d[1] - c[1], a[1] - b[1] + c[1] - d[1]]
  const det = dx1 * dy2 - dx2 * dy1
  const [g, h] = [(dx3 * dy2 - dx2 * dy3) / det, (dx1 * dy3 - dx3 * dy1) / det]
  const m = [b[0] - a[0] + g * b[0], d[0] - a[0] + h * d[0], a[0], b[1] - a[1] + g * b[1], d[1] - a[1] + h * d[1], a[1], g, h, 1] as const
  const back = [
    m[4] - m[5] * m[7],
    m[2] * m[7] - m[1],
    m[1] * m[5] - m[2] * m[4],
    m[5] * m[6] - m[3],
    m[0] - m[2] * m[6],
    m[2] * m[3] - m[0] * m[5],
    m[3] * m[7] - m[4] * m[6],
    m[1] * m[6] - m[0] * m[7],
    m[0] * m[4] - m[1] * m[3],
  ] as const
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const z = back[6] * x + back[7] * y + back[8]
      const u = ((back[0] * x + back[1] * y + back[2]) / z) * (face.width - 1)
      const v = ((back[3] * x + back[4] * y + back[5]) / z) * (face.height - 1)
      if (!(u >= 0 && v >= 0 && u < face.width - 1 && v < face.height - 1)) continue
      const [fx, fy] = [u - Math.floor(u), v - Math.floor(v)]
      let from = (Math.floor(v) * face.width + Math.floor(u)) * 3
      let to = (y * width + x) * 3
      // 1.5 million pixels: inlined, as a function call per pixel takes five times as long
      for (const end = to + 3; to < end; to++, from++) {
        const above = (data[from] as number) * (1 - fx) + (data[from + 3] as number) * fx
        const below = (data[from + line] as number) * (1 - fx) + (data[from + line + 3] as number) * fx
        out[to] = above * (1 - fy) + below * fy
      }
    }
  return out
}

/** Adds sensor noise, glare and shadow. */
function spoil(pixels: Buffer, noise: number, isLit: boolean, random: () => number): void {
  const [gx, gy] = [width * (0.3 + random() * 0.4), height * (0.3 + random() * 0.4)]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const glare = isLit ? 70 * Math.exp(-((x - gx) ** 2 + (y - gy) ** 2) / 40_000) : 0
      const shade = isLit ? 0.72 + (0.28 * x) / width : 1
      const grain = (random() + random() - 1) * noise
      for (let k = 0; k < 3; k++) {
        const i = (y * width + x) * 3 + k
        pixels[i] = Math.max(0, Math.min(255, (pixels[i] ?? 0) * shade + glare + grain))
      }
    }
}

/** Returns the image of one side as JPEG; deterministic by seed. */
export async function renderCard(card: TestCard, face: 'Front' | 'Back', condition: Condition, seed: number): Promise<Buffer> {
  const random = randomOf(seed * 31 + (face === 'Front' ? 1 : 2) + conditions.indexOf(condition) * 977)
  const drawn = await sharp(drawFace(card, face), { density: 120 }).resize(1600).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = place({ data: drawn.data, width: drawn.info.width, height: drawn.info.height }, cornersOf(condition, random))
  const isPhone = condition === 'phone'
  if (condition === 'noisy' || isPhone) spoil(pixels, isPhone ? 18 : 30, isPhone, random)
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } })
  if (condition === 'blurred') picture.blur(2.2)
  if (isPhone) picture.blur(1.2)
  return picture.jpeg({ quality: condition === 'noisy' ? 22 : isPhone ? 60 : 90 }).toBuffer()
}
