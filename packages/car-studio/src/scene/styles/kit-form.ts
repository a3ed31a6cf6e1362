import type { Line } from '../curve.ts'
import { points } from '../paths.ts'
import type { Shape } from '../solid.ts'

/** The silhouette of a car in a few numbers; metres, s from the nose backwards. */
export interface Silhouette {
  length: number
  width: number
  height: number
  wheel: number
  /** s of the front wheels, distance of the rear ones from them */
  axle: number
  wheelbase: number
  clearance: number
  /** the bonnet: its height at the tip, 0.35 m behind it and at the foot of the windscreen */
  bonnet: readonly [number, number, number]
  /** s of the foot of the windscreen, and of its head */
  cowl: number
  head: number
  /** height of the shoulder beside the front seats and at the tail */
  belt: readonly [number, number]
  /** s of the highest place of the roof, place where it ends */
  peak: number
  eaves: readonly [number, number]
  /** s where the rear window meets the shoulder */
  foot: number
  nose: keyof typeof noses
  tail: keyof typeof tails
  /** what the silhouette does not say */
  more?: Partial<Shape>
}

/** Profiles of noses: below, absolute heights; above, heights from the tip of the bonnet. */
const noses = {
  upright: { low: '.1 .2, .26 .1, .36 .03, .46 .004', high: '-.32 0, -.24 .008, -.14 .018, -.03 .034, .05 .072, .17 .2' },
  blunt: { low: '.1 .16, .26 .07, .36 .012, .46 0', high: '-.3 .006, -.2 .01, -.08 .018, 0 .034, .06 .08, .17 .22' },
  round: { low: '.1 .22, .24 .1, .34 .03, .46 .005', high: '-.26 0, -.15 .012, -.05 .032, .03 .075, .13 .17, .24 .3' },
  low: { low: '.1 .2, .2 .1, .3 .045, .42 .01', high: '-.19 0, -.08 .003, .02 .02, .1 .07, .19 .2, .29 .5' },
  keel: { low: '.1 .2, .2 .07, .26 .026, .36 .012, .46 0', high: '-.12 .004, -.05 .022, .04 .042, .1 .085, .24 .24' },
} as const

/** Profiles of tails, the same with heights from the shoulder. */
const tails = {
  upright: { low: '.1 .2, .3 .07, .42 .01, .52 0', high: '-.48 .004, -.43 .03, -.18 .035, -.03 .05, .07 .06, .37 .15' },
  round: { low: '.1 .22, .22 .1, .34 .025, .46 0', high: '-.47 .004, -.38 .03, -.17 .04, -.03 .06, .05 .1, .15 .155, .27 .225, .4 .31' },
  shelf: {
    low: '.1 .22, .3 .09, .42 .015, .52 0',
    high: '-.5 .004, -.44 .04, -.3 .05, -.2 .035, -.12 .008, -.05 .012, .05 .05, .2 .12, .4 .22',
  },
  square: { low: '.1 .16, .22 .06, .34 .008, .46 0', high: '-.5 .004, -.42 .03, -.12 .036, .03 .046, .38 .085, .6 .12, .7 .15' },
  boot: {
    low: '.1 .24, .22 .1, .33 .03, .44 .004, .5 0',
    high: '-.44 .006, -.39 .03, -.3 .045, -.16 .056, -.06 .05, .01 .036, .08 .03, .5 .2',
  },
} as const

const profile = ({ low, high }: { low: string; high: string }, from: number): Line => {
  const upper = points(high).map(([y, back]) => [y + from, back] as const)
  const first = upper[0]?.[0] ?? 0
  return [...points(low).filter(([y]) => y < first - 0.03), ...upper]
}

/** The form that a silhouette stands for, without what is pressed into it. */
export function formOf(car: Silhouette): Shape {
  const { length, height, axle, wheelbase, bonnet, cowl, head, belt, peak, eaves, foot } = car
  const [end, endY] = eaves
  const [tip, lead, base] = bonnet
  const between = (a: number, b: number, t: number) => a + (b - a) * t
  const screen = [0.33, 0.66].map((t) => [between(cowl, head, t), between(base - 0.03, height - 0.085, t) + 0.022] as const)
  const drop = endY - belt[1]
  const run = foot - end
  return {
    length,
    width: car.width,
    height,
    wheelRadius: car.wheel,
    frontAxle: axle,
    wheelbase,
    clearance: car.clearance,
    top: [
      [0, tip],
      [0.1, between(tip, lead, 0.45)],
      [0.35, lead],
      [between(0.35, cowl, 0.55), between(lead, base, 0.7)],
      [cowl, base],
      [cowl + 0.85, belt[0]],
      [between(cowl + 0.85, length, 0.5), between(belt[0], belt[1], 0.4)],
      [length - 0.25, belt[1]],
      [length, belt[1] - 0.02],
    ],
    roof: [
      [cowl - 0.3, base - 0.22],
      [cowl, base - 0.03],
      ...screen,
      [head, height - 0.085],
      [head + 0.26, height - 0.03],
      [peak, height],
      [between(peak, end, 0.55), between(height, endY, 0.3)],
      [end, endY],
      [end + run * 0.36, endY - drop * 0.2],
      [end + run * 0.72, endY - drop * 0.62],
      [foot, belt[1] - 0.01],
      [Math.max(length, foot + 0.06), belt[1] - 0.22],
    ],
    nose: profile(noses[car.nose], tip),
    tail: profile(tails[car.tail], belt[1]),
    windscreenTop: head,
    rearGlassTop: end - 0.02,
    ...car.more,
  }
}
