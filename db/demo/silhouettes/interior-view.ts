import type { Paint } from '../paint.ts'
import { frame, rasterWidth } from './studio.ts'

/** How the cabin of a car looks. */
export interface Cabin {
  /** digital: screens all over; screen: one in the middle; radio: knobs */
  dash: 'digital' | 'screen' | 'radio'
  seats: 'cloth' | 'leather' | 'beige'
  automatic: boolean
}

/** Cloth light, seam and dark of the seats. */
const seatColors = {
  cloth: ['#555863', '#6B6E79', '#2B2D36', '#3A3D48'],
  leather: ['#3B3836', '#4B4744', '#1E1C1B', '#2A2726'],
  beige: ['#C9B08C', '#DCC7A6', '#93795A', '#AA9070'],
} as const

/** Pictures drawn in 480 × 300 units, as large as the others. */
function inside(content: string): string {
  const { width, height } = frame
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${rasterWidth}" height="${(rasterWidth * height) / width}" viewBox="0 0 480 300">${content}</svg>`
}

/** The dashboard from the middle of the back seat. */
export function dashboardView({ dash, seats, automatic }: Cabin): string {
  const wood = seats === 'beige' ? '#A97B4F' : '#C9A678'
  const upper = seats === 'beige' ? ['#6A5F55', '#3C352F'] : ['#51545F', '#2A2C35']
  const middle = {
    digital: `<path d="M88 116q4-10 14-10h226q10 0 12 10l4 44q0 10-10 10H92q-10 0-10-10z" fill="#0C0E16"/><rect x="90" y="112" width="104" height="52" rx="5" fill="#141B3E"/><rect x="200" y="112" width="136" height="52" rx="5" fill="#18204A"/><path d="M212 154l36-26 24 15 34-24" stroke="#F9B227" stroke-width="3" fill="none" stroke-linecap="round" stroke-linejoin="round"/><circle cx="306" cy="119" r="3.600" fill="#fff"/><path d="M108 152a26 26 0 0 1 52 0" stroke="#8191F7" stroke-width="3" fill="none"/><path d="M170 128h16M170 138h16M170 148h10" stroke="#8191F7" stroke-width="2"/>`,
    screen: `<rect x="214" y="108" width="116" height="66" rx="8" fill="#0C0E16"/><rect x="219" y="113" width="106" height="56" rx="5" fill="#18204A"/><path d="M229 160L262 132L284 148L316 122" stroke="#F9B227" stroke-width="3" fill="none" stroke-linecap="round" stroke-linejoin="round"/><circle cx="316" cy="122" r="4" fill="#fff"/>${dials}`,
    radio: `<rect x="216" y="128" width="112" height="18" rx="9" fill="#0C0E16"/><path d="M222 137h44M278 137h44" stroke="#565A66" stroke-width="1.400"/><rect x="220" y="154" width="104" height="26" rx="5" fill="#0C0E16"/><rect x="240" y="158" width="64" height="9" rx="2" fill="#24433A"/><path d="M243 163h30" stroke="#7BE0B4" stroke-width="2"/><g fill="#2A2C35" stroke="#8C909C"><circle cx="229" cy="167" r="5"/><circle cx="315" cy="167" r="5"/></g><path d="M243 173.500h58" stroke="#565A66" stroke-width="4" stroke-dasharray="8 3"/>${dials}`,
  }[dash]
  const lever = automatic
    ? '<path d="M262 256l5-26h16l5 26z" fill="#0C0E16"/><rect x="263" y="214" width="24" height="20" rx="8" fill="#15171E" stroke="#8C909C"/><path d="M296 224v22" stroke="#8C909C" stroke-width="2" stroke-dasharray="3 3"/>'
    : '<path d="M268 262l4-34h6l4 34z" fill="#0C0E16"/><circle cx="275" cy="226" r="9" fill="#15171E" stroke="#8C909C"/><path d="M271 223v6M275 223v6M279 223v6M271 226h8" stroke="#8C909C" stroke-width=".8"/>'
  return inside(
    `<defs><linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#DCE6F2"/><stop offset="1" stop-color="#F6EFE2"/></linearGradient><linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3B3E49"/><stop offset="1" stop-color="#1C1E26"/></linearGradient><linearGradient id="c" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${upper[0]}"/><stop offset="1" stop-color="${upper[1]}"/></linearGradient></defs><rect width="480" height="300" fill="url(#a)"/><path d="M0 118C120 96 360 96 480 118V140H0Z" fill="#D9C9AE" opacity=".6"/><path d="M0 0H70C46 40 18 86 0 126ZM480 0H410C434 40 462 86 480 126Z" fill="#2A2C34"/><rect x="196" y="14" width="88" height="24" rx="9" fill="#20222A"/><rect x="201" y="18" width="78" height="16" rx="6" fill="#B9C7D6"/><path d="M238 0h4v15h-4z" fill="#20222A"/><path d="M0 128C60 112 140 106 240 106C340 106 420 112 480 128V300H0Z" fill="url(#c)"/><path d="M0 164C90 148 170 146 240 146C320 146 400 150 480 164V300H0Z" fill="url(#b)"/><path d="M0 163C90 147 170 145 240 145C320 145 400 149 480 163" stroke="${wood}" stroke-width="2" fill="none" opacity=".8"/><path d="M366 178h84q10 0 10 10v26q0 8-10 8h-84q-10 0-10-8v-26q0-10 10-10z" fill="none" stroke="#0C0E16" stroke-width="1.500"/>${middle}<g fill="#0C0E16"><rect x="24" y="150" width="46" height="15" rx="7"/><rect x="352" y="149" width="42" height="15" rx="7"/><rect x="404" y="152" width="46" height="15" rx="7"/></g><g stroke="#565A66" stroke-width="1.400"><path d="M30 157.500h34M358 156.500h30M410 159.500h34"/></g><g fill="#0C0E16" stroke="#8C909C" stroke-width="1.600"><circle cx="246" cy="198" r="10"/><circle cx="298" cy="198" r="10"/></g><path d="M238 214h70l12 86h-96Z" fill="#24262F"/>${lever}<g fill="none"><ellipse cx="134" cy="206" rx="78" ry="76" stroke="#15171E" stroke-width="16"/><ellipse cx="134" cy="206" rx="78" ry="76" stroke="#3A3D48" stroke-width="3"/></g><path d="M62 200C92 190 104 188 112 190h44c8-2 24 0 50 10l-4 14c-26-4-36 2-42 10l-14 54h-24l-14-54c-6-8-18-14-44-10Z" fill="#1C1E26"/><circle cx="134" cy="208" r="19" fill="#2A2C35"/><circle cx="134" cy="208" r="9" fill="none" stroke="#8C909C" stroke-width="1.600"/>`,
  )
}

const dials =
  '<path d="M96 134q36-26 78 0l-4 18h-70Z" fill="#0C0E16"/><circle cx="118" cy="141" r="10" fill="none" stroke="#8191F7" stroke-width="2"/><circle cx="152" cy="141" r="10" fill="none" stroke="#8191F7" stroke-width="2"/>'

/** The front seats from behind the windscreen. */
export function seatsView({ seats }: Pick<Cabin, 'seats'>): string {
  const [light, panel, dark, cushion] = seatColors[seats]
  const stitch = seats === 'cloth' ? light : dark
  const seat = `<path d="M44 42q22-10 44 0q8 22 2 42q-24 8-48 0q-6-20 2-42Z" fill="url(#b)"/><path d="M54 84v14M78 84v14" stroke="#8C909C" stroke-width="4"/><path d="M18 108q48-22 96 0q14 60 10 130q-58 18-116 0q-4-70 10-130Z" fill="url(#b)"/><path d="M38 116q28-10 56 0q6 50 4 108q-32 8-64 0q-2-58 4-108Z" fill="${panel}"/><path d="M40 140h52M39 164h54M38 188h56M37 212h58" stroke="${stitch}" stroke-width="2"/><path d="M0 240q66 22 132 0l6 60H-6Z" fill="${cushion}"/>`
  return inside(
    `<defs><linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#E4EAF1"/><stop offset="1" stop-color="#F3EBDD"/></linearGradient><linearGradient id="b" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs><rect width="480" height="300" fill="url(#a)"/><path d="M0 0H480V28C360 12 120 12 0 28Z" fill="#CFC6B8"/><path d="M0 0H40V300H0ZM480 0H440V300H480Z" fill="#3A3D48"/><path d="M40 250H440V300H40Z" fill="#1C1E26"/><g transform="translate(86 0)">${seat}</g><g transform="translate(262 0)">${seat}</g><path d="M222 214h36v86h-36Z" fill="#24262F"/>`,
  )
}

/** The open boot, seen from behind, with the sill in the colour of the car. */
export function bootView({ base, shade }: Paint): string {
  return inside(
    `<rect width="480" height="300" fill="#EFE8DC"/><path d="M40 20H440L470 230H10Z" fill="#2A2C34"/><path d="M72 44H408L432 206H48Z" fill="#16181F"/><path d="M96 150H384L420 206H60Z" fill="#3A3D48"/><path d="M110 60H370V142H110Z" fill="#23252D"/><path d="M240 60V142" stroke="#16181F" stroke-width="4"/><g fill="#2F323C"><rect x="150" y="44" width="48" height="26" rx="10"/><rect x="282" y="44" width="48" height="26" rx="10"/></g><path d="M10 230H470V262Q240 284 10 262Z" fill="${base}"/><path d="M10 230H470V238H10Z" fill="${shade}"/><rect x="196" y="244" width="88" height="19" rx="3" fill="#fff" stroke="#14172E" stroke-width="1.500"/><path d="M14 214h42l-4 16h-40zM466 214h-42l4 16h40z" fill="#B0202C"/>`,
  )
}
