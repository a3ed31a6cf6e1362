import { colors } from '#domains/catalogue/vehicles/rules.ts'
import type { StockRow } from './columns.ts'

/**
 * Vehicles are transferred column by column: each field of this object is the hexadecimal text of the numbers of one column, big-endian and
 * of fixed width. This avoids strings and parsing for a million rows.
 */
export interface PackedRows {
  count: number
  ids: string
  changed: string
  /** bits: listed, then the flags (certified, controlled, repaired, first hand, promoted, financed), then three of the rank */
  flags: string
  brands: string
  models: string
  cities: string
  areas: string
  prices: string
  mileages: string
  releases: string
  published: string
  boosted: string
  /** code of each enumeration (colour, fuel, gearbox, body, condition, repair, registration, operation), four bits each */
  codes: string
}

/** Bits of one enumeration in `codes`; the longest list must fit. */
export const codeBits = 4
if (colors.length >= 1 << codeBits) throw new RangeError('colours no longer fit in four bits')

export function* readRows(packed: PackedRows): Generator<StockRow> {
  const ids = bytes(packed.ids)
  const changed = bytes(packed.changed)
  const flags = bytes(packed.flags)
  const brands = bytes(packed.brands)
  const models = bytes(packed.models)
  const cities = bytes(packed.cities)
  const areas = bytes(packed.areas)
  const prices = bytes(packed.prices)
  const mileages = bytes(packed.mileages)
  const releases = bytes(packed.releases)
  const published = bytes(packed.published)
  const boosted = bytes(packed.boosted)
  const codes = bytes(packed.codes)
  for (let i = 0; i < packed.count; i++) {
    const at = i * 4
    const said = flags.readInt32BE(at)
    const code = codes.readInt32BE(at)
    yield {
      id: ids.readInt32BE(at),
      changed: changed.readBigUInt64BE(i * 8),
      listed: (said & 1) !== 0,
      brand: brands.readInt32BE(at),
      model: models.readInt32BE(at),
      city: cities.readInt32BE(at),
      storageArea: areas.readInt32BE(at),
      price: prices.readInt32BE(at),
      mileage: mileages.readInt32BE(at),
      release: releases.readInt32BE(at),
      rank: said >>> 7,
      published: instant(published, i * 8),
      boostedUntil: instant(boosted, i * 8),
      values: valuesOf(code),
      flags: {
        certified: (said & 2) !== 0,
        controlled: (said & 4) !== 0,
        repaired: (said & 8) !== 0,
        firstHand: (said & 16) !== 0,
        promoted: (said & 32) !== 0,
        financed: (said & 64) !== 0,
      },
    }
  }
}

/** Reads a timestamp of PostgreSQL: microseconds since 2000. No stored time is earlier, so 0 means none. */
function instant(from: Buffer, at: number): number {
  return Math.max(0, from.readInt32BE(at) * 4_294_967_296 + from.readUInt32BE(at + 4))
}

function valuesOf(code: number): StockRow['values'] {
  return {
    color: code & 15,
    fuelType: (code >>> 4) & 15,
    gearType: (code >>> 8) & 15,
    bodyStyle: (code >>> 12) & 15,
    condition: (code >>> 16) & 15,
    repairStatus: (code >>> 20) & 15,
    registrationType: (code >>> 24) & 15,
    operationType: (code >>> 28) & 15,
  }
}

function bytes(hex: string): Buffer {
  return Buffer.from(hex, 'hex')
}
