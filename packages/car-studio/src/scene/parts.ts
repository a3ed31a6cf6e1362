/** What stands on a car: each function asks the body where its skin is and returns a group with one mesh for each finish. */
export { doorMirrors, type MirrorOptions } from './parts/mirrors.ts'
export { type BedOptions, loadBed, windscreenFrame } from './parts/open-body.ts'
export { aerial, type RailOptions, roofRails, roofSpoiler, type SpoilerOptions } from './parts/roof.ts'
export { doorHandles, emblem, fogLamps, type HandleOptions, plates, reflectors, slidingRail } from './parts/skin-pieces.ts'
export { type ExhaustOptions, exhaust, type StepOptions, sideSteps } from './parts/underneath.ts'
export { type WiperOptions, wipers } from './parts/wipers.ts'
