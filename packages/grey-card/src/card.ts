import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Maximum pixels of a decoded photo. */
export const maxPixels = 50_000_000

export const faces = ['Front', 'Back'] as const
export type Face = (typeof faces)[number]

/** Part of the rectified card in shares of its width and height, with its allowed characters. */
export interface Zone {
  x: number
  y: number
  w: number
  h: number
  signs?: string
}

/** Zones of each face, measured on synthetic cards. Measure them again on real cards with the consent of their owners. */
export const zones: Record<Face, Record<string, Zone>> = JSON.parse(readFileSync(join(import.meta.dirname, 'zones.json'), 'utf8'))

/** Text and confidence, 0 to 1, of two readings of a zone; `crop`: its picture as a data URL. */
export interface RawField {
  first: { text: string; confidence: number }
  second: { text: string; confidence: number }
  crop: string
}
export type RawFace = Record<string, RawField>
