import type { BodyStyle } from '#domains/reference/contract.ts'
import type { Paint } from '../paint.ts'
import { frame, paintWords, studio } from './studio.ts'

/** A car seen from the front or the back, in centimetres: width, height, belt line, half roof, bonnet edge, ground clearance. */
interface Shape {
  w: number
  h: number
  belt: number
  roof: number
  hood: number
  clear: number
  /** dark plastic around the lower edge */
  clad?: boolean
  /** tail lamps stand upright */
  upright?: boolean
}

const shapes: Record<BodyStyle, Shape> = {
  Citadine: { w: 174, h: 148, belt: 92, roof: 55, hood: 86, clear: 17, upright: true },
  Compact: { w: 180, h: 147, belt: 93, roof: 56, hood: 86, clear: 16 },
  Sedan: { w: 184, h: 145, belt: 94, roof: 55, hood: 85, clear: 16 },
  Wagon: { w: 184, h: 149, belt: 94, roof: 58, hood: 85, clear: 17 },
  SUV: { w: 187, h: 167, belt: 108, roof: 60, hood: 103, clear: 24, clad: true },
  Pickup: { w: 190, h: 178, belt: 116, roof: 62, hood: 111, clear: 27, clad: true, upright: true },
  MiniVan: { w: 188, h: 172, belt: 106, roof: 66, hood: 98, clear: 18, upright: true },
  Fourgonnette: { w: 184, h: 182, belt: 108, roof: 72, hood: 101, clear: 19, clad: true, upright: true },
  SportsCar: { w: 187, h: 131, belt: 86, roof: 52, hood: 78, clear: 13 },
  Cabriolet: { w: 181, h: 131, belt: 87, roof: 56, hood: 79, clear: 14 },
}

/** Both halves of what is drawn for the right one. */
const both = (half: string) => `<g>${half}</g><g transform="scale(-1 1)">${half}</g>`

/** The car from the front or from the back, on the studio floor. */
export function endView(style: BodyStyle, paint: Paint, end: 'front' | 'back'): string {
  const s = shapes[style]
  const scale = Math.min(2.62, 400 / s.h)
  const car = [under(s), shell(s, style, paint), ...(end === 'front' ? front(s, style) : back(s, style)), mirrors(s)].join('')
  return studio(`<g transform="translate(${frame.width / 2} ${frame.ground + 14}) scale(${scale.toFixed(3)})">${defs(s, paint)}${car}</g>`)
}

function defs({ w, h, clear }: Shape, paint: Paint): string {
  const { light, base, shade, deep, shadeOpacity } = paintWords(paint)
  return `<defs><linearGradient id="body" gradientUnits="userSpaceOnUse" x1="0" y1="${-h}" x2="0" y2="${-clear}"><stop offset="0" stop-color="${light}"/><stop offset=".34" stop-color="${base}"/><stop offset=".74" stop-color="${base}"/><stop offset="1" stop-color="${shade}"/></linearGradient><linearGradient id="turn" gradientUnits="userSpaceOnUse" x1="${w * 0.26}" y1="0" x2="${w / 2}" y2="0"><stop offset="0" stop-color="${deep}" stop-opacity="0"/><stop offset="1" stop-color="${deep}" stop-opacity="${shadeOpacity}"/></linearGradient><linearGradient id="glass" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6B7C93"/><stop offset=".55" stop-color="#35415A"/><stop offset="1" stop-color="#1B2130"/></linearGradient><linearGradient id="lamp" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#F8FBFF"/><stop offset=".6" stop-color="#BCC8D8"/><stop offset="1" stop-color="#66748A"/></linearGradient><linearGradient id="tail" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#E85048"/><stop offset="1" stop-color="#8E1420"/></linearGradient><radialGradient id="shadow"><stop offset="0" stop-color="#0B0E20" stop-opacity=".5"/><stop offset=".72" stop-color="#0B0E20" stop-opacity=".22"/><stop offset="1" stop-color="#0B0E20" stop-opacity="0"/></radialGradient></defs>`
}

/** Shadow, tyres and what is dark beneath. */
function under({ w, clear }: Shape): string {
  const hw = w / 2
  return `<ellipse cx="0" cy="-1" rx="${hw + 14}" ry="7" fill="url(#shadow)"/><rect x="${-hw + 12}" y="${-clear - 8}" width="${w - 24}" height="${clear + 2}" fill="#0A0B10"/>${both(`<rect x="${hw - 27}" y="${-clear - 24}" width="22" height="${clear + 24}" rx="5" fill="#15161B"/><path d="M${hw - 24} -3v${-clear}M${hw - 19} -2v${-clear}M${hw - 13} -2v${-clear}M${hw - 8} -3v${-clear}" stroke="#2A2C34" stroke-width="1"/>`)}`
}

/** Half of the outline, from the middle of the floor over the flank to the middle of the roof. */
function outline({ w, h, belt, roof, clear }: Shape, open: boolean): string {
  const hw = w / 2
  const flank = `M0 ${-clear}H${hw - 26}C${hw - 12} ${-clear} ${hw - 5} ${-clear - 5} ${hw - 4} ${-clear - 16}C${hw} ${-clear - 34} ${hw} ${-belt + 32} ${hw - 1} ${-belt + 20}C${hw - 2} ${-belt + 8} ${hw - 5} ${-belt} ${hw - 11} ${-belt - 2}`
  if (open) return `${flank}C${hw - 26} ${-belt - 5} 30 ${-belt - 6} 0 ${-belt - 6}Z`
  return `${flank}C${hw - 16} ${-belt - 8} ${roof + 12} ${-h + 20} ${roof + 4} ${-h + 11}C${roof - 2} ${-h + 3} ${roof - 22} ${-h} 0 ${-h}Z`
}

function shell(s: Shape, style: BodyStyle, paint: Paint): string {
  const { outline: edge, gloss } = paintWords(paint)
  const half = outline(s, style === 'Cabriolet')
  const clad = s.clad
    ? `<path d="M-1 ${-s.clear}H${s.w / 2 - 26}C${s.w / 2 - 12} ${-s.clear} ${s.w / 2 - 5} ${-s.clear - 5} ${s.w / 2 - 4} ${-s.clear - 16}L${s.w / 2 - 1} ${-s.clear - 30}H${s.w / 2 - 12}C${s.w / 2 - 20} ${-s.clear - 16} ${s.w / 2 - 30} ${-s.clear - 14} -1 ${-s.clear - 14}Z" fill="#24262D"/>`
    : ''
  const shoulder = `<path d="M0 ${-s.belt + 4}H${s.w / 2 - 26}C${s.w / 2 - 14} ${-s.belt + 4} ${s.w / 2 - 6} ${-s.belt + 9} ${s.w / 2 - 4} ${-s.belt + 16}" fill="none" stroke="#fff" stroke-opacity="${Number(gloss) * 0.4}" stroke-width="2.4" stroke-linecap="butt"/>`
  // the halves overlap a little, else a hair of light stands between them
  const filled = half.replace('M0 ', 'M-1 ').replace(/ 0 (-[\d.]+)Z$/, ' -1 $1Z')
  return both(
    `<path d="${filled}" fill="url(#body)"/><path d="${half}" fill="url(#turn)"/><path d="${half.replace('Z', '')}" fill="none" stroke="${edge}" stroke-width=".8"/>${clad}${shoulder}`,
  )
}

function front(s: Shape, style: BodyStyle): string[] {
  const hw = s.w / 2
  const lamp = s.hood - 17
  const grille = s.clad ? 46 : 40
  return [
    style === 'Cabriolet' ? openScreen(s) : screen(s),
    both(
      `<path d="M${hw - 28} ${-s.hood}C${hw - 38} ${-s.hood + 6} ${grille + 6} ${-lamp - 4} ${grille} ${-lamp + 2}" fill="none" stroke="#0B0E20" stroke-opacity=".28" stroke-width="1"/>
      <path d="M${hw - 5} ${-lamp - 7}C${hw - 18} ${-lamp - 7} ${grille + 10} ${-lamp - 2} ${grille + 3} ${-lamp + 5}C${grille + 14} ${-lamp + 11} ${hw - 16} ${-lamp + 10} ${hw - 3} ${-lamp + 3}Z" fill="url(#lamp)" stroke="rgba(20,23,46,.4)" stroke-width=".7"/>
      <path d="M${hw - 7} ${-lamp - 4}C${hw - 20} ${-lamp - 4} ${grille + 12} ${-lamp} ${grille + 7} ${-lamp + 4}" fill="none" stroke="#fff" stroke-width="1.4"/>
      <circle cx="${hw - 18}" cy="${-lamp + 2.5}" r="3.6" fill="#39455C"/>
      <circle cx="${hw - 17}" cy="${-s.clear - 21}" r="4.2" fill="#CBD4E0" stroke="#14161D" stroke-width="2"/>
      <path d="M0 ${-lamp - 8}H${grille - 8}C${grille - 2} ${-lamp - 8} ${grille} ${-lamp - 4} ${grille - 2} ${-lamp + 2}L${grille - 8} ${-lamp + 13}C${grille - 11} ${-lamp + 17} ${grille - 16} ${-lamp + 18} 0 ${-lamp + 18}Z" fill="#14161D"/>
      <path d="M0 ${-lamp - 2}H${grille - 5}M0 ${-lamp + 4}H${grille - 7}M0 ${-lamp + 10}H${grille - 11}" stroke="#7E8490" stroke-width="1.6"/>
      <path d="M0 ${-s.clear - 12}H${hw - 40}L${hw - 46} ${-s.clear - 26}H0Z" fill="#14161D"/>`,
    ),
    `<circle cy="${-lamp + 4}" r="7" fill="#14161D"/><circle cy="${-lamp + 4}" r="5.4" fill="url(#lamp)"/>`,
    plate(-s.clear - 25),
  ]
}

function screen({ w, h, belt, roof, hood }: Shape): string {
  const foot = w / 2 - 27
  const half = (inset: number) =>
    `M0 ${-hood - inset}H${foot - inset}C${foot - inset - 4} ${-belt - 22} ${roof - 2 - inset} ${-h + 24} ${roof - 6 - inset} ${-h + 12 + inset}C${roof - 12 - inset} ${-h + 9 + inset} ${roof - 28} ${-h + 8 + inset} 0 ${-h + 8 + inset}Z`
  const seats = `<g fill="#0A0D15" fill-opacity=".55">${both(`<rect x="20" y="${-belt - 32}" width="22" height="13" rx="5"/><path d="M15 ${-hood - 3}C15 ${-belt - 12} 18 ${-belt - 17} 31 ${-belt - 17}S47 ${-belt - 12} 47 ${-hood - 3}Z"/>`)}</g>`
  const wheel = `<path d="M17 ${-hood - 3}a14 12 0 0 1 28 0" fill="none" stroke="#0A0D15" stroke-opacity=".8" stroke-width="3"/>`
  const shine = `<path d="M${-foot + 14} ${-hood - 3}L${-roof + 26} ${-h + 12}H${-roof + 44}L${-foot + 40} ${-hood - 3}Z" fill="#fff" fill-opacity=".13"/>`
  const wipers = `<path d="M-6 ${-hood - 1}L${foot - 20} ${-hood - 8}M${-foot + 12} ${-hood - 1}L-12 ${-hood - 8}" stroke="#0A0D15" stroke-width="1.3" stroke-linecap="round"/>`
  return `${both(`<path d="${half(0)}" fill="#0E1017"/><path d="${half(2)}" fill="url(#glass)"/>`)}${seats}${wheel}${shine}${wipers}`
}

/** Windscreen frame and seats of the open car. */
function openScreen({ w, h, belt, roof, hood }: Shape): string {
  const foot = w / 2 - 27
  const seats = both(
    `<rect x="17" y="${-belt - 32}" width="24" height="14" rx="6" fill="#2C2622"/><path d="M11 ${-belt + 2}C11 ${-belt - 14} 15 ${-belt - 20} 29 ${-belt - 20}S47 ${-belt - 14} 47 ${-belt + 2}Z" fill="#3A322C"/>`,
  )
  const half = `M0 ${-hood}H${foot}L${roof - 2} ${-h + 4}C${roof - 12} ${-h + 1} ${roof - 24} ${-h} 0 ${-h}Z`
  return `${seats}${both(`<path d="${half}" fill="#9FB2C8" fill-opacity=".38"/><path d="M${foot} ${-hood}L${roof - 2} ${-h + 4}C${roof - 12} ${-h + 1} ${roof - 24} ${-h} 0 ${-h}" fill="none" stroke="#14161D" stroke-width="3.4"/>`)}<path d="M17 ${-hood - 2}a14 12 0 0 1 28 0" fill="none" stroke="#14161D" stroke-width="3"/>`
}

function back(s: Shape, style: BodyStyle): string[] {
  const hw = s.w / 2
  const top = s.belt - 4
  const lamps = s.upright
    ? `<rect x="${hw - 18}" y="${-top - (style === 'Fourgonnette' ? 6 : 2)}" width="12" height="34" rx="3.5" fill="url(#tail)" stroke="rgba(40,0,0,.4)" stroke-width=".6"/><rect x="${hw - 15.5}" y="${-top + 14}" width="7" height="7" rx="1.5" fill="#F6D9A8"/>`
    : `<path d="M${hw - 4} ${-top + 2}C${hw - 16} ${-top - 2} ${hw - 34} ${-top + 1} ${hw - 44} ${-top + 5}V${-top + 15}C${hw - 30} ${-top + 19} ${hw - 14} ${-top + 21} ${hw - 2} ${-top + 19}Z" fill="url(#tail)" stroke="rgba(40,0,0,.4)" stroke-width=".6"/><rect x="${hw - 42}" y="${-top + 8}" width="12" height="5" rx="1.5" fill="#F6D9A8"/>`
  const lid = style === 'Fourgonnette' ? s.roof - 2 : hw - (s.upright ? 24 : 30)
  const bottom = s.clear + 30
  const seam = `<path d="M0 ${-bottom}H${lid - 6}C${lid} ${-bottom} ${lid + 2} ${-bottom - 6} ${lid + 2} ${-bottom - 14}V${-top}" fill="none" stroke="#0B0E20" stroke-opacity=".34" stroke-width="1"/>`
  const bumper = `<path d="M0 ${-s.clear - 16}H${hw - 30}L${hw - 40} ${-s.clear - 4}H0Z" fill="#1B1D25"/><rect x="${hw - 26}" y="${-s.clear - 22}" width="14" height="4" rx="2" fill="#A5202B"/>`
  const pipe =
    style === 'SportsCar' || style === 'Cabriolet'
      ? `<ellipse cx="${hw - 44}" cy="${-s.clear - 6}" rx="6" ry="4" fill="#0A0B10" stroke="#9AA0AB" stroke-width="1.4"/>`
      : ''
  return [
    style === 'Cabriolet' ? openBack(s) : style === 'Fourgonnette' ? vanDoors(s) : rearWindow(s, style),
    both(lamps + seam + bumper + pipe),
    `<rect x="-15" y="${-top + 8}" width="30" height="5" rx="2.5" fill="#0B0E20" fill-opacity=".45"/>`,
    plate(-top + 20),
  ]
}

function rearWindow({ w, h, belt, roof }: Shape, style: BodyStyle): string {
  const foot = style === 'Pickup' ? roof - 2 : w / 2 - 30
  const low = style === 'Sedan' || style === 'SportsCar' ? belt + 12 : style === 'Pickup' ? belt + 6 : belt + 5
  const rise = h - 15 - low
  const half = (inset: number) =>
    `M0 ${-low - inset}H${foot - inset - 4}C${foot - inset - 1} ${-low - rise * 0.4} ${roof + 1 - inset} ${-low - rise * 0.85} ${roof - 7 - inset} ${-h + 15 + inset}C${roof - 14 - inset} ${-h + 12 + inset} ${roof - 28} ${-h + 11 + inset} 0 ${-h + 11 + inset}Z`
  const heads = `<g fill="#0A0D15" fill-opacity=".5">${both(`<rect x="16" y="${-belt - 26}" width="20" height="11" rx="4"/>`)}</g>`
  const spoiler =
    style === 'Sedan' || style === 'Pickup' ? '' : `<rect x="-16" y="${-h + 6}" width="32" height="2.4" rx="1.2" fill="#B0202C"/>`
  const wiper =
    style === 'Sedan' || style === 'SportsCar' || style === 'Pickup'
      ? ''
      : `<path d="M0 ${-low - 1}L24 ${-low - 12}" stroke="#0A0D15" stroke-width="1.5" stroke-linecap="round"/>`
  const bed =
    style === 'Pickup' ? `<path d="M${-w / 2 + 12} ${-belt - 1}H${w / 2 - 12}" stroke="#0B0E20" stroke-opacity=".6" stroke-width="3"/>` : ''
  return `${both(`<path d="${half(0)}" fill="#0E1017"/><path d="${half(2)}" fill="url(#glass)"/>`)}${heads}<path d="M${-foot + 16} ${-low - 2}L${-roof + 24} ${-h + 15}H${-roof + 38}L${-foot + 34} ${-low - 2}Z" fill="#fff" fill-opacity=".13"/>${spoiler}${wiper}${bed}`
}

/** Two doors with a window each. */
function vanDoors({ h, belt, roof, clear }: Shape): string {
  return `${both(`<rect x="6" y="${-h + 18}" width="${roof - 18}" height="${h - belt - 28}" rx="5" fill="#0E1017"/><rect x="8" y="${-h + 20}" width="${roof - 22}" height="${h - belt - 32}" rx="4" fill="url(#glass)"/>`)}<path d="M0 ${-h + 8}V${-clear - 30}" stroke="#0B0E20" stroke-opacity=".45" stroke-width="1.4"/>`
}

function openBack({ w, h, belt, roof, hood }: Shape): string {
  const foot = w / 2 - 27
  const screen = `<path d="M${foot} ${-hood}L${roof - 2} ${-h + 4}C${roof - 12} ${-h + 1} ${roof - 24} ${-h} 0 ${-h}" fill="none" stroke="#14161D" stroke-width="3"/>`
  const seats = `<rect x="17" y="${-belt - 30}" width="24" height="14" rx="6" fill="#2C2622"/><path d="M11 ${-belt - 3}C11 ${-belt - 14} 15 ${-belt - 18} 29 ${-belt - 18}S47 ${-belt - 14} 47 ${-belt - 3}Z" fill="#3A322C"/>`
  return `<path d="M0 ${-hood}H${-foot}L${-roof + 2} ${-h + 4}H${roof - 2}L${foot} ${-hood}Z" fill="#9FB2C8" fill-opacity=".25"/>${both(screen + seats)}<path d="M${-w / 2 + 16} ${-belt - 2}C-40 ${-belt - 7} 40 ${-belt - 7} ${w / 2 - 16} ${-belt - 2}V${-belt + 3}H${-w / 2 + 16}Z" fill="url(#body)"/>`
}

/** A plate without a number. */
function plate(y: number): string {
  return `<rect x="-26" y="${y}" width="52" height="11.5" rx="1.6" fill="#FBFBF8" stroke="#14172E" stroke-width=".9"/><path d="M8 ${y + 1}v9.500M17 ${y + 1}v9.500" stroke="#14172E" stroke-width=".6"/>`
}

function mirrors({ w, belt }: Shape): string {
  const hw = w / 2
  return both(
    `<path d="M${hw - 15} ${-belt - 5}l10 -3v4l-9 3z" fill="#14161D"/><path d="M${hw - 6} ${-belt - 14}C${hw + 4} ${-belt - 16} ${hw + 12} ${-belt - 14} ${hw + 12} ${-belt - 7}C${hw + 12} ${-belt - 2} ${hw - 2} ${-belt - 1} ${hw - 6} ${-belt - 4}Z" fill="url(#body)" stroke="rgba(10,12,24,.35)" stroke-width=".6"/>`,
  )
}
