import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import type { Color } from '#domains/catalogue/vehicles/contract.ts'
import { findMasters } from './masters.ts'
import { displayByte, displayedLight, paintColors } from './repaint.ts'

/**
 * Findings with a close-up. The backgrounds come from one body, so a close-up shows no part that differs between designs: no lamp, grille,
 * badge, rim or seat.
 */
export const faults = ['scratch', 'nick', 'scuff', 'chip', 'dent', 'rust', 'tyre', 'glass'] as const
export type Fault = (typeof faults)[number]

export const closeUpSize = { width: 960, height: 600 } as const
const { width, height } = closeUpSize

/** Where the picture without the fault comes from: a close-up of the studio, or a part of a master (left, top, width, height in its pixels). */
type Ground = { file: string } | { master: string; part: readonly [number, number, number, number] }

interface View {
  ground: Ground
  /** pixels of a centimetre */
  scale: number
  /** the fault as SVG; what the picture looks like without it is what it looks like after the repair */
  drawn?: string
  /** bends the light on the panel within an ellipse: middle, radii, how much */
  bent?: readonly [x: number, y: number, wide: number, high: number, depth: number]
  /** what the inspector circled before the repair: middle, radii */
  ring: readonly [x: number, y: number, wide: number, high: number]
  /** the visible part (left, top, width, height, in the proportions of the picture): cuts off what belongs to one design */
  part?: readonly [left: number, top: number, width: number, height: number]
}

const rough = (id: string, frequency: number, by: number) =>
  `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="7"/><feDisplacementMap in="SourceGraphic" scale="${by}" xChannelSelector="R" yChannelSelector="G"/></filter>`
const soft = (id: string, by: number) =>
  `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${by}"/></filter>`

/** A scratch: a dark furrow with a bright lower edge, interrupted in places. */
const furrow = (path: string, wide: number, dash: string) =>
  `<path d="${path}" stroke="#0b1020" stroke-opacity=".75" stroke-width="${wide + 2}" transform="translate(0 -1)"/><path d="${path}" stroke="#dfe3ea" stroke-width="${wide}" stroke-dasharray="${dash}"/><path d="${path}" stroke="#fff" stroke-opacity=".8" stroke-width="${wide * 0.4}" stroke-dasharray="${dash}" transform="translate(0 1)"/>`

const spot = (x: number, y: number, r: number) =>
  `<path d="M${x - r} ${y - r * 0.2}L${x - r * 0.4} ${y - r * 0.9}L${x + r * 0.6} ${y - r * 0.8}L${x + r} ${y + r * 0.1}L${x + r * 0.3} ${y + r * 0.9}L${x - r * 0.7} ${y + r * 0.6}z" fill="#d6dae2" stroke="#0d1630" stroke-width="${Math.max(1.5, r * 0.16)}"/><path d="M${x - r * 0.5} ${y - r * 0.1}L${x} ${y - r * 0.55}L${x + r * 0.45} ${y}L${x} ${y + r * 0.45}z" fill="#8a8f99"/>`

const cracks = (x: number, y: number, arms: readonly (readonly [number, number])[]) =>
  arms
    .map(
      ([dx, dy], i) =>
        `M${x} ${y}l${dx * 0.4 + (i % 2 ? 6 : -5)} ${dy * 0.42}l${dx * 0.3 - (i % 2 ? 8 : -7)} ${dy * 0.26}l${dx * 0.3} ${dy * 0.32}`,
    )
    .join('')

const scratches = ['M250 268C360 246 500 240 700 214', 'M300 296C400 280 520 270 610 262', 'M330 322C410 312 470 308 560 298']

const views: Record<Fault, View> = {
  scratch: {
    ground: { file: 'wing' },
    part: [199, 40, 552, 345],
    ring: [475, 262, 262, 92],
    scale: 13,
    drawn: `<defs>${rough('r', 0.09, 5)}</defs><g fill="none" stroke-linecap="round" filter="url(#r)">${scratches.map((path, i) => furrow(path, 3.4 - i * 0.9, `${110 - i * 24} 5 34 4`)).join('')}</g>`,
  },
  nick: {
    ground: { file: 'bumper' },
    part: [60, 0, 528, 330],
    ring: [340, 238, 96, 64],
    scale: 12,
    drawn: `<defs>${rough('r', 0.09, 4)}</defs><g fill="none" stroke-linecap="round" filter="url(#r)">${furrow('M300 236C324 226 350 224 376 212', 3, '40 4 16 3')}${furrow('M312 254C334 248 350 246 366 240', 1.8, '24 5')}</g>`,
  },
  scuff: {
    ground: { file: 'bumper' },
    part: [60, 0, 528, 330],
    ring: [305, 222, 128, 76],
    scale: 12,
    drawn: `<defs>${rough('r', 0.02, 7)}${soft('s', 4)}</defs><g filter="url(#r)"><path d="M240 210C290 192 340 196 380 214C350 246 280 250 240 230z" fill="#c9cdd6" fill-opacity=".3" filter="url(#s)"/>${Array.from({ length: 20 }, (_, i) => `<path d="M${238 + ((i * 7) % 19)} ${206 + i * 2.1}C${270 + i} ${198 + i * 2} ${310 + i} ${200 + i * 2} ${352 + ((i * 11) % 30)} ${208 + i * 1.7}" stroke="${i % 3 ? '#e3e6ec' : '#10172c'}" stroke-opacity="${0.3 + (i % 4) * 0.16}" stroke-width="${0.8 + (i % 3) * 0.8}" fill="none"/>`).join('')}</g>`,
  },
  chip: {
    ground: { file: 'bonnet' },
    part: [150, 0, 720, 450],
    ring: [510, 334, 316, 100],
    scale: 13,
    drawn: `<defs>${rough('r', 0.12, 5)}</defs><g filter="url(#r)">${[
      [318, 330, 13],
      [410, 300, 8],
      [362, 372, 6],
      [540, 352, 10],
      [604, 300, 6],
      [470, 386, 5],
      [700, 322, 8],
      [246, 300, 5],
      [760, 280, 4],
    ]
      .map(([x = 0, y = 0, r = 0]) => spot(x, y, r))
      .join('')}</g>`,
  },
  dent: { ground: { file: 'door' }, ring: [470, 330, 226, 160], scale: 13, bent: [470, 330, 200, 140, 62] },
  rust: {
    ground: { file: 'sill' },
    ring: [520, 462, 256, 116],
    scale: 14,
    drawn: `<defs>${rough('r', 0.035, 42)}${rough('f', 0.11, 16)}${soft('s', 9)}</defs><g filter="url(#r)" transform="translate(0 -40)"><ellipse cx="520" cy="500" rx="210" ry="62" fill="#643113" fill-opacity=".55" filter="url(#s)"/><ellipse cx="540" cy="512" rx="150" ry="36" fill="#5a2a10"/><ellipse cx="390" cy="508" rx="60" ry="22" fill="#6f3513"/><ellipse cx="690" cy="470" rx="24" ry="15" fill="#8a4a1d"/><ellipse cx="330" cy="440" rx="13" ry="9" fill="#8a4a1d"/></g><g filter="url(#f)" transform="translate(0 -40)"><path d="M410 500C470 474 590 470 670 502C600 530 480 536 410 500z" fill="#7d431c"/><path d="M470 506C520 490 580 490 620 506C580 520 520 522 470 506z" fill="#3a1a0b"/>${[
      [440, 470],
      [612, 462],
      [654, 486],
      [372, 486],
      [560, 452],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<ellipse cx="${x}" cy="${y}" rx="13" ry="8" fill="#8d5529"/><ellipse cx="${x - 3}" cy="${y - 3}" rx="6" ry="3" fill="#b98a5e" fill-opacity=".7"/>`,
      )
      .join('')}</g>`,
  },
  tyre: {
    ground: { file: 'tyre' },
    ring: [427, 446, 262, 190],
    scale: 30,
    drawn: `<defs>${rough('r', 0.5, 5)}${soft('s', 6)}</defs><path d="M226 300C330 316 500 318 628 300V640H226z" fill="#272625" fill-opacity=".9" filter="url(#s)"/><g filter="url(#r)">${[224, 350, 488, 616].map((x) => `<path d="M${x} 312V600" stroke="#1b1a19" stroke-opacity=".75" stroke-width="4"/><rect x="${x - 9}" y="396" width="18" height="26" fill="#4b4a47"/><rect x="${x - 9}" y="556" width="18" height="24" fill="#4b4a47"/>`).join('')}${Array.from({ length: 46 }, (_, i) => `<path d="M${226 + ((i * 97) % 390)} ${322 + ((i * 61) % 268)}l${6 + (i % 5) * 3} ${(i % 3) - 1}" stroke="#5d5b57" stroke-opacity=".7" stroke-width="2"/>`).join('')}</g>`,
  },
  glass: {
    ground: { master: 'suv-11/front-right', part: [680, 290, 160, 100] },
    ring: [480, 300, 146, 136],
    scale: 14,
    drawn: `<defs>${rough('r', 0.05, 5)}${soft('s', 4)}</defs><circle cx="480" cy="300" r="34" fill="#dfe8ee" fill-opacity=".55" filter="url(#s)"/><g fill="none" stroke="#f2f7fa" filter="url(#r)"><path d="${cracks(
      480,
      300,
      [
        [-92, -30],
        [-60, 74],
        [40, 92],
        [100, 26],
        [72, -76],
        [-20, -96],
        [112, -12],
      ],
    )}" stroke-width="2"/><circle cx="480" cy="300" r="22" stroke-width="2.4"/><circle cx="480" cy="300" r="44" stroke-width="1" stroke-opacity=".6"/></g><circle cx="480" cy="300" r="8" fill="#11161c"/>`,
  },
}

/** The circle that an inspector draws around a fault. */
const circled = ([x, y, wide, high]: View['ring']) => {
  const ring = `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="none"`
  return `${ring} stroke="#14172e" stroke-opacity=".35" stroke-width="11"/>${ring} stroke="#f9b227" stroke-width="7"/>`
}

/** A rule of centimetres at the foot, so that the size of what is seen is known. */
function rule(scale: number): string {
  const count = Math.min(Math.floor((width - 180) / scale), 30)
  const step = count > 20 ? 10 : 5
  const ticks = Array.from(
    { length: count + 1 },
    (_, i) => `<path d="M${84 + i * scale} 546v${i % step === 0 ? 20 : 11}" stroke="#14172e" stroke-width="2"/>`,
  ).join('')
  const numbers = Array.from({ length: Math.floor(count / step) + 1 }, (_, i) => i * step)
    .map(
      (n) =>
        `<text x="${84 + n * scale}" y="584" font-family="sans-serif" font-size="17" text-anchor="middle" fill="#14172e">${n === 0 ? '0 cm' : n}</text>`,
    )
    .join('')
  return `<rect x="54" y="538" width="${count * scale + 60}" height="54" rx="6" fill="#fdfcf9" stroke="#14172e" stroke-opacity=".2"/>${ticks}${numbers}`
}

async function groundOf(ground: Ground): Promise<Buffer> {
  const size = { width, height, fit: 'fill', kernel: 'lanczos3' } as const
  if ('file' in ground)
    return sharp(join(import.meta.dirname, 'close-ups', `${ground.file}.avif`))
      .resize(size)
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer()
  const [left, top, wide, high] = ground.part
  return sharp(await findMasters().read(`${ground.master}.avif`))
    .extract({ left, top, width: wide, height: high })
    .resize(size)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** A dent mirrors its surroundings as a hollow does: what is above comes from below, one flank is dark, the other bright. */
function dented(pixels: Buffer, [cx, cy, wide, high, depth]: NonNullable<View['bent']>): Buffer {
  const out = Buffer.from(pixels)
  for (let y = Math.max(0, cy - high); y < Math.min(height, cy + high); y++)
    for (let x = Math.max(0, cx - wide); x < Math.min(width, cx + wide); x++) {
      const [u, v] = [(x - cx) / wide, (y - cy) / high]
      const r = Math.hypot(u, v)
      if (r >= 1) continue
      const fall = (1 - r * r) ** 2
      const slope = r * fall * 3.2
      const [sx, sy] = [Math.round(x - u * depth * slope), Math.round(y - v * depth * 2.2 * slope - depth * 0.5 * fall)]
      const from = 3 * (Math.min(height - 1, Math.max(0, sy)) * width + Math.min(width - 1, Math.max(0, sx)))
      const light = 1 + 0.5 * slope * (v * 0.8 + u * 0.25) - 0.2 * fall
      for (let c = 0; c < 3; c++)
        out[3 * (y * width + x) + c] = Math.min(255, (pixels[from + c] as number) * light + Math.max(0, v) * slope * 26)
    }
  return out
}

/** `displayedLight` of every byte, and `displayByte` of light up to 4 in steps: a picture has half a million pixels. */
const lightOf = Float64Array.from({ length: 256 }, (_, byte) => displayedLight(byte))
const lightSteps = 8192
const byteOf = Uint8Array.from({ length: 4 * lightSteps }, (_, i) => displayByte(i / lightSteps))

/** Faults that show the body paint: rendered in the colour of the car. */
export const paintedFaults: readonly Fault[] = ['scratch', 'nick', 'scuff', 'chip', 'dent', 'rust']

/**
 * Paints the body anew. The studio paints its close-ups blue, so how much bluer than red a pixel is tells its paint from reflections,
 * which have no colour, and stay.
 */
function painted(pixels: Buffer, color: Color): Buffer {
  const [from, to] = [paintColors.Blue, paintColors[color]]
  const out = Buffer.from(pixels)
  const lightAt = (at: number) => lightOf[pixels[at] as number] as number
  for (let i = 0; i < pixels.length; i += 3) {
    const paint = (lightAt(i + 2) - lightAt(i)) / (from[2] - from[0])
    if (paint <= 0) continue
    for (const c of [0, 1, 2] as const) {
      const light = Math.max(0, lightAt(i + c) - from[c] * paint) + to[c] * paint
      out[i + c] = byteOf[Math.min(byteOf.length - 1, Math.round(light * lightSteps))] as number
    }
  }
  return out
}

/** The grain of a picture taken by hand close by. */
function grained(pixels: Buffer): Buffer {
  let seed = 12345
  for (let i = 0; i < pixels.length; i += 3) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff
    const by = ((seed >> 16) & 7) - 3.5
    for (let c = 0; c < 3; c++) pixels[i + c] = Math.min(255, Math.max(0, (pixels[i + c] as number) + by))
  }
  return pixels
}

/** Returns a part of a picture in the size of the whole. */
const enlarged = (pixels: Buffer, [left, top, wide, high]: NonNullable<View['part']>): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .extract({ left, top, width: wide, height: high })
    .resize({ width, height, fit: 'fill', kernel: 'lanczos3' })
    .removeAlpha()
    .raw()
    .toBuffer()

/** Returns the ring around the fault in its close-up: middle and radii. */
export function ringOf(fault: Fault): View['ring'] {
  const { ring, part } = views[fault]
  if (!part) return ring
  const [left, top, wide] = part
  const zoom = width / wide
  return [(ring[0] - left) * zoom, (ring[1] - top) * zoom, ring[2] * zoom, ring[3] * zoom]
}

/**
 * The close-up of a fault on a car of that colour, circled, or of the same place after its repair, as PNG: an illustration, and labelled as
 * one wherever it is shown.
 */
export async function closeUp(fault: Fault, isAfter: boolean, color: Color = 'Blue', isCircled = !isAfter): Promise<Buffer> {
  const { ground, scale, drawn, bent, part } = views[fault]
  const studio = await groundOf(ground)
  const clean = color !== 'Blue' && paintedFaults.includes(fault) ? painted(studio, color) : studio
  const pixels = bent && !isAfter ? dented(clean, bent) : clean
  const svg = (content: string): OverlayOptions => ({
    input: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
    ),
  })
  const marked = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .composite(drawn && !isAfter ? [svg(drawn)] : [])
    .removeAlpha()
    .raw()
    .toBuffer()
  const shown = part ? await enlarged(marked, part) : marked
  const ruled = rule(part ? (scale * width) / part[2] : scale)
  return sharp(grained(shown), { raw: { width, height, channels: 3 } })
    .composite([svg(isCircled ? circled(ringOf(fault)) + ruled : ruled)])
    .png({ compressionLevel: 1 })
    .toBuffer()
}
