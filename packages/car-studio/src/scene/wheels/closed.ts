import { clamp, ease } from '../curve.ts'
import { casting, crown, type Field, girth, ray, slope } from './fields.ts'
import type { Fitted, Layer, Room } from './fitted.ts'

/** Wheels whose disc is closed but for its holes. */
export const closed = {
  aero: (room: Room): Fitted => {
    const { radius: R, lip } = room
    const k = girth(R)
    const edge = lip - 0.009
    const height = slope(R, edge - 0.002, 0.016, 0.008, 1.6)
    const blade = casting(5, [ray(0.04, 0, 0.05 * k, R * 1.02, 0, 0.046 * k, 0.011 * k)], 0.075, R - 0.0055, 0.03)
    const slot: Field = (x, y) => {
      const a = Math.abs(Math.abs(Math.atan2(y, x)) - Math.PI / 5)
      const r = Math.hypot(x, y)
      const [du, dv] = [Math.abs(r - R * 0.82) - R * 0.085, a * r - 0.021 * k]
      return Math.hypot(Math.max(du + 0.008, 0), Math.max(dv + 0.008, 0)) + Math.min(Math.max(du, dv) + 0.008, 0) - 0.008
    }
    const open = (_r: number, z: number) => clamp(1 - (lip - z) * 6, 0.5, 1)
    const base: Layer = {
      fold: 5,
      inner: 0.031,
      outer: R,
      // only where the blades leave it open
      field: (x, y) => Math.min(slot(x, y), 0.006 - blade(x, y), 0.02),
      face: (x, y) => {
        const r = Math.hypot(x, y)
        // louvres around the axle
        const louvre = ((R - r) / 0.021) % 1
        return height(r) - 0.01 * ease(0.034, 0.05, r) + 0.005 * Math.min(louvre, 3 * (1 - louvre))
      },
      bevel: { width: 0.002, fall: 0.002, round: 2 },
      back: (r) => height(r) - 0.03,
      cell: 0.0042,
      across: R * 0.036,
      open: (r, z) => open(r, z) * 0.8,
      tone: { face: 'dark', edge: 'dark', flank: 'dark' },
    }
    const top: Layer = {
      fold: 5,
      inner: 0.031,
      outer: R,
      field: blade,
      face: (x, y, d) => height(Math.hypot(x, y)) + crown(d, 0.0022, 0.034),
      bevel: { width: 0.0025, fall: 0.0025, round: 1.4 },
      back: (r) => height(r) - 0.011,
      cell: R * 0.026,
      across: R * 0.03,
      open,
      tone: { face: 'main', edge: 'main', flank: 'second' },
    }
    return {
      layers: [base, top],
      fold: 5,
      symmetrical: true,
      edge: { r: R, z: height(R) },
      hub: { r: 0.031, z: height(0.031) + 0.0022 },
      cap: 'flat',
    }
  },
  steelCover: (room: Room): Fitted => {
    const { radius: R, lip } = room
    const k = girth(R)
    const edge = lip - 0.009
    const four = { circle: 0.05, count: 4, recess: 0.0115 }
    const edgeOfCover = lip - 0.002
    const height = (r: number) => {
      const u = r / R
      return edgeOfCover - 0.004 + 0.007 * ease(1, 0.84, u) - 0.02 * ease(0.62, 0.1, u) + 0.003 * ease(0.24, 0.2, u)
    }
    const count = 8
    const hole: Field = (x, y) => {
      const r = Math.hypot(x, y)
      const a = Math.abs(Math.abs(Math.atan2(y, x)) - Math.PI / count) * r
      const width = 0.0265 * k * (r / (R * 0.72))
      const [du, dv] = [Math.abs(r - R * 0.7) - R * 0.15, a - width]
      const round = 0.011
      return Math.hypot(Math.max(du + round, 0), Math.max(dv + round, 0)) + Math.min(Math.max(du, dv) + round, 0) - round
    }
    const cover: Layer = {
      fold: count,
      inner: 0.0002,
      outer: R + 0.006,
      field: (x, y) => Math.min(hole(x, y), 0.02),
      face: (x, y, d) => {
        const r = Math.hypot(x, y)
        // the bars between the holes are domed, a fine groove runs around the middle
        const groove = Math.exp(-(((r - 0.066) / 0.0022) ** 2)) * 0.0022
        return height(r) + crown(d, 0.0065, 0.018) - groove
      },
      bevel: { width: 0.0032, fall: 0.005, round: 2 },
      back: (r) => height(r) - 0.014,
      cell: R * 0.022,
      across: R * 0.03,
      open: (_r, z) => clamp(1 - (lip - z) * 6, 0.7, 1),
      tone: { face: 'cover', edge: 'cover', flank: 'cover' },
    }
    return {
      layers: [cover],
      fold: count,
      symmetrical: true,
      edge: { r: R, z: edge - 0.004 },
      hub: { r: 0.03, z: height(0.001) },
      nuts: { ...four, recess: 0, z: height(0.05) },
      cap: 'none',
    }
  },
  steel: (room: Room): Fitted => {
    const { radius: R, lip } = room
    const k = girth(R)
    const edge = lip - 0.009
    const count = 10
    const height = (r: number) => {
      const u = r / R
      return (
        edge - 0.016 - 0.024 * ease(0.98, 0.78, u) + 0.03 * ease(0.82, 0.62, u) - 0.03 * ease(0.6, 0.43, u) + 0.006 * ease(0.3, 0.22, u)
      )
    }
    const hole: Field = (x, y) => {
      const r = Math.hypot(x, y)
      const a = Math.atan2(y, x)
      const [u, v] = [(r - R * 0.79) / 0.0135, (a * r) / 0.0185]
      return (Math.hypot(u, v) - 1) * 0.0135 * k
    }
    const disc: Layer = {
      fold: count,
      inner: 0.034,
      outer: R,
      field: (x, y) => Math.min(hole(x, y), 0.02),
      face: (x, y, d) => height(Math.hypot(x, y)) - 0.004 * (1 - clamp(d / 0.008, 0, 1)) ** 2,
      bevel: { width: 0.002, fall: 0.002, round: 2 },
      back: (r) => height(r) - 0.012,
      cell: R * 0.019,
      across: R * 0.031,
      open: (_r, z) => clamp(1 - (edge - z) * 9, 0.4, 1),
      tone: { face: 'main', edge: 'main', flank: 'main' },
    }
    return {
      layers: [disc],
      fold: count,
      symmetrical: true,
      edge: { r: R, z: height(R) },
      hub: { r: 0.034, z: height(0.034) },
      nuts: { circle: 0.062, count: 5, recess: 0, z: height(0.062) },
      cap: 'hub',
    }
  },
}
