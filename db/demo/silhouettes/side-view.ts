import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BodyStyle } from '#domains/reference/contract.ts'
import type { Paint } from '../paint.ts'
import { frame, paintWords, studio } from './studio.ts'

const files: Record<BodyStyle, string> = {
  Cabriolet: 'cabriolet',
  Citadine: 'citadine',
  Pickup: 'pickup',
  Compact: 'compact',
  SUV: 'suv',
  Sedan: 'sedan',
  Fourgonnette: 'fourgonnette',
  SportsCar: 'sports-car',
  MiniVan: 'minivan',
  Wagon: 'wagon',
}
/** Ground under the wheels in the drawings. */
const drawnGround = 236
/** Part of the picture's width that the car takes (design: 78 to 82 %); vans and pick-ups a little less, being tall or long. */
const share: Partial<Record<BodyStyle, number>> = { Citadine: 0.74, Compact: 0.78, Fourgonnette: 0.76, MiniVan: 0.79 }

interface Drawing {
  inside: string
  from: number
  to: number
}

const drawings = new Map<BodyStyle, Drawing>()

function drawing(style: BodyStyle): Drawing {
  const known = drawings.get(style)
  if (known) return known
  const text = readFileSync(join(import.meta.dirname, `${files[style]}.svg`), 'utf8').replaceAll('\n', '')
  const outline = text.match(/<clipPath id="ccl"><path d="([^"]+)"/)?.[1] ?? ''
  const moved = Number(text.match(/<g transform="translate\(([-\d.]+) 0\)"/)?.[1])
  const xs = [...outline.replaceAll(/A[^A-Z]+/g, '').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((match) => Number(match[1]) + moved)
  const found = { inside: text.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, ''), from: Math.min(...xs), to: Math.max(...xs) }
  drawings.set(style, found)
  return found
}

/** The car from its right side, driving to the right; `left` mirrors it. */
export function sideView(style: BodyStyle, paint: Paint, side: 'right' | 'left'): string {
  const { inside, from, to } = drawing(style)
  const scale = (frame.width * (share[style] ?? 0.8)) / (to - from)
  const x = frame.width / 2 - (scale * (from + to)) / 2
  const y = frame.ground - scale * drawnGround
  const mirror = side === 'left' ? `translate(${frame.width} 0) scale(-1 1) ` : ''
  return studio(
    `<g transform="${mirror}translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})">${painted(inside, paint)}</g>`,
  )
}

/** The banner of the home page, 3:1: a car in front of the blue wall (design, principle 1). */
export function bannerView(style: BodyStyle, paint: Paint): string {
  const { inside, from, to } = drawing(style)
  const scale = 560 / (to - from)
  const car = `<g transform="translate(${(930 - scale * from).toFixed(1)} ${(430 - scale * drawnGround).toFixed(1)}) scale(${scale.toFixed(4)})">${painted(inside, paint)}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="640" viewBox="0 0 1600 533"><defs><radialGradient id="spot" cx=".76" cy=".55" r=".55"><stop offset="0" stop-color="#4450dc"/><stop offset="1" stop-color="#333bc8"/></radialGradient><linearGradient id="sand" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e9e1d4"/><stop offset="1" stop-color="#f3ede3"/></linearGradient></defs><rect width="1600" height="533" fill="url(#spot)"/><rect y="378" width="1600" height="155" fill="url(#sand)"/>${car}</svg>`
}

function painted(inside: string, paint: Paint): string {
  const words = paintWords(paint)
  return inside.replaceAll(/\{(\w+)\}/g, (_, word: string) => String(words[word]))
}
