import sharp from 'sharp'

/** What a wall is built like. */
type Wall = 'plain' | 'panels' | 'dado' | 'arches' | 'tiles' | 'windows' | 'yard'

/** A place in which cars are photographed: its wall and its colours. */
interface Place {
  wall: Wall
  /** the wall above and at its foot, the floor at the wall and near the camera */
  colors: readonly [high: string, low: string, far: string, near: string]
  /** what is painted on the wall */
  accent: string
}

/** The first is the studio itself: what the masters show. */
export const places: readonly Place[] = [
  { wall: 'plain', colors: ['#efe8dc', '#f8f4ed', '#e9e1d4', '#f3ede3'], accent: '#ffffff' },
  { wall: 'panels', colors: ['#d9dddf', '#e9ebec', '#cfd0d0', '#dfe0df'], accent: '#c3c9cd' },
  { wall: 'dado', colors: ['#f3efe6', '#f6f2ea', '#d9d3c8', '#e6e1d8'], accent: '#b9c4cb' },
  { wall: 'windows', colors: ['#dcd6cb', '#e5dfd4', '#d6cfc3', '#e4ddd2'], accent: '#f8f4ea' },
  { wall: 'arches', colors: ['#e7d3c5', '#f0e2d7', '#d8c6ba', '#e8dacf'], accent: '#d6bcab' },
  { wall: 'tiles', colors: ['#f1eee7', '#f5f2ec', '#d3d1cb', '#e4e2dd'], accent: '#6d9391' },
  { wall: 'panels', colors: ['#d4d8cc', '#e4e7dd', '#d2cfc4', '#e2dfd6'], accent: '#c0c6b6' },
  { wall: 'dado', colors: ['#eeece8', '#f4f2ee', '#c9c8c6', '#dcdbd9'], accent: '#c79580' },
  { wall: 'arches', colors: ['#efe7d8', '#f5efe3', '#d9cfbd', '#e9e0d0'], accent: '#ddd0b8' },
  { wall: 'tiles', colors: ['#efe8dc', '#f4eee4', '#d0bfae', '#dfd1c3'], accent: '#5f7fa3' },
  { wall: 'windows', colors: ['#cbd0d3', '#d8dcde', '#c9cbcc', '#d9dbdb'], accent: '#f0f2f2' },
  { wall: 'plain', colors: ['#d2cdcb', '#e4e0dd', '#cfcac7', '#dedad7'], accent: '#ffffff' },
  { wall: 'yard', colors: ['#cfdde6', '#eef2f3', '#d0c8ba', '#ddd6ca'], accent: '#e8dfce' },
  { wall: 'yard', colors: ['#dde3e6', '#f1f2f0', '#c4c3c0', '#d4d3d0'], accent: '#dac6b8' },
]

/** Where the cars of a store are photographed; Casablanca has several bays. */
const bays: Readonly<Record<string, readonly number[]>> = {
  casablanca: [0, 1, 2, 3, 10],
  rabat: [5, 7],
  marrakech: [4, 8],
  tanger: [9, 2],
  fes: [6, 8],
  agadir: [11, 3],
  oujda: [7],
  sale: [10],
}
/** Where private sellers take their pictures. */
const outside = [12, 13, 12, 13, 3, 8] as const

/** The places of a store; of a private seller without one. */
export function baysOf(store: string | null): readonly number[] {
  return store === null ? outside : (bays[store] ?? [0])
}

/** Where the wall ends and the floor begins, as a share of the height. */
export const seam = 0.715

const [width, height] = [720, 450]

/** The place as SVG, half as large as a master. */
export function placeSvg({ wall, colors: [high, low, far, near], accent }: Place): string {
  const foot = Math.round(seam * height)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
<linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient>
<linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient>
<radialGradient id="v" cx=".5" cy=".5" r=".75"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".07"/></radialGradient>
<filter id="b" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="1.4"/></filter>
<filter id="s" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="5"/></filter></defs>
<rect width="${width}" height="${height}" fill="url(#w)"/>${walls[wall](accent, foot)}
<rect y="${foot}" width="${width}" height="${height - foot}" fill="url(#f)"/>${floors[wall]?.(foot) ?? ''}
<rect y="${foot - 5}" width="${width}" height="10" fill="${far}" opacity=".55" filter="url(#s)"/>
<rect width="${width}" height="${height}" fill="url(#v)"/></svg>`
}

const every = (step: number, draw: (x: number, i: number) => string) =>
  Array.from({ length: Math.ceil(width / step) + 1 }, (_, i) => draw(i * step, i)).join('')

const walls: Record<Wall, (accent: string, foot: number) => string> = {
  plain: () => '',
  panels: (accent, foot) =>
    `<g stroke="${accent}" stroke-width="2" filter="url(#b)">${every(120, (x) => `<path d="M${x - 30} 0V${foot}"/>`)}<path d="M0 96H${width}"/></g>`,
  dado: (accent, foot) =>
    `<g filter="url(#b)"><rect y="${foot - 96}" width="${width}" height="96" fill="${accent}" opacity=".5"/><rect y="${foot - 100}" width="${width}" height="4" fill="${accent}"/></g>`,
  windows: (accent, foot) =>
    `<g fill="${accent}" opacity=".75" filter="url(#s)">${[-40, 210, 460].map((x) => `<path d="M${x} 30h70l46 ${foot - 100}h-70zM${x + 84} 30h70l46 ${foot - 100}h-70z"/>`).join('')}</g>`,
  arches: (accent, foot) =>
    `<g fill="${accent}" opacity=".5" filter="url(#b)">${every(200, (x) => `<path d="M${x - 70} ${foot}V190c-10-60 24-100 70-124c46 24 80 64 70 124V${foot}z"/>`)}</g>`,
  tiles: (accent, foot) => {
    const star = (x: number, y: number) =>
      `<path d="M${x} ${y - 13}l4 9 9-4-4 9 9 4-9 4 4 9-9-4-4 9-4-9-9 4 4-9-9-4 9-4-4-9 9 4z" opacity=".62"/>`
    return `<g fill="${accent}" filter="url(#b)"><rect y="${foot - 78}" width="${width}" height="3" opacity=".7"/><rect y="${foot - 12}" width="${width}" height="3" opacity=".7"/>${every(32, (x) => star(x, foot - 54) + star(x + 16, foot - 28))}</g>`
  },
  yard: (accent, foot) =>
    `<g filter="url(#s)"><rect x="-20" y="${foot - 112}" width="${width + 40}" height="130" fill="${accent}"/></g><g filter="url(#b)"><rect y="${foot - 118}" width="${width}" height="7" fill="${accent}"/><path d="M0 ${foot - 110}H${width}" stroke="#000" stroke-opacity=".12" stroke-width="3"/></g>`,
}

const fan = (foot: number, step: number) =>
  Array.from({ length: 25 }, (_, i) => (i - 12) * step).map((x) => `<path d="M${width / 2 + x} ${foot}L${width / 2 + x * 3.4} ${height}"/>`)
const floors: Partial<Record<Wall, (foot: number) => string>> = {
  tiles: (foot) =>
    `<g stroke="#000" stroke-opacity=".08" stroke-width="1.5" fill="none">${fan(foot, 40).join('')}${[14, 34, 64, 104].map((y) => `<path d="M0 ${foot + y}H${width}"/>`).join('')}</g>`,
  yard: (foot) =>
    `<g stroke="#000" stroke-opacity=".06" stroke-width="1.5" fill="none">${fan(foot, 90).join('')}${[22, 70].map((y) => `<path d="M0 ${foot + y}H${width}"/>`).join('')}</g>`,
  panels: (foot) =>
    `<g stroke="#fff" stroke-opacity=".5" stroke-width="4"><path d="M96 ${foot + 6}L-40 ${height}M624 ${foot + 6}L760 ${height}"/></g>`,
}

const drawn = new Map<string, Promise<Buffer>>()

/** Pixels of a place, three bytes each; rendered once. */
export function placePixels(number: number, size: { width: number; height: number }): Promise<Buffer> {
  const key = `${number} ${size.width} ${size.height}`
  const known = drawn.get(key) ?? draw(places[number] ?? places[0], size)
  drawn.set(key, known)
  return known
}

async function draw(place: Place | undefined, size: { width: number; height: number }): Promise<Buffer> {
  if (!place) throw new Error('There is no such place')
  return sharp(Buffer.from(placeSvg(place)))
    .resize({ ...size, fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
}
