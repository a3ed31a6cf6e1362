import { halfCabin, measuresOf } from './cabin-measures.ts'
import type { CockpitChoice } from './choices.ts'
import { addConsole } from './console.ts'
import { addDashboard } from './dashboard.ts'
import { addDoors } from './doors.ts'
import { makeFinishes } from './finishes.ts'
import { bakeLight, type Camera } from './light.ts'
import { Model } from './model.ts'
import { type Scene, takePicture } from './picture.ts'
import { addMirrors, addOpenRoom, addRoom } from './room.ts'
import { addSeats } from './seats.ts'
import { makeTracer } from './tracer.ts'
import { addWheel } from './wheel.ts'

export { type CockpitChoice, cockpits } from './choices.ts'

const cameras: Record<CockpitChoice['angle'], Camera> = {
  Dashboard: { eye: [-0.44, 1.03, 0.0], aim: [0.6, 0.745, 0.0], wide: 78 },
  Interior: { eye: [0.76, 1.06, 0.3], aim: [-0.6, 0.5, -0.1], wide: 78 },
}

/** The triangles of a choice's cabin. `quick` cuts seats that stand far away more coarsely. */
export const buildCabin = (choice: CockpitChoice, quick = false): Model => {
  const model = new Model()
  const f = makeFinishes(choice.trim)
  const front = choice.angle === 'Dashboard'
  const shape = front ? choice.shape : choice.isOpen ? 'open' : choice.seats === 'seven' ? 'tall' : 'car'
  const isOpen = shape === 'open'
  const dash = front ? choice.dash : choice.trim === 'cloth' ? 'radio' : 'screen'
  const gear = front ? choice.gear : choice.trim === 'cloth' ? 'manual' : 'automatic'
  const m = measuresOf(shape)
  const rows = front ? (shape === 'sport' || isOpen ? 1 : 2) : choice.seats === 'two' ? 1 : choice.seats === 'five' ? 2 : 3
  const sport = front ? shape === 'sport' || isOpen : choice.seats === 'two'
  if (isOpen) addOpenRoom(model, f, m, rows, front)
  else addRoom(model, f, m, rows, front)
  addMirrors(model, f, m)
  addDoors(model, f, m, rows > 1 && !front)
  if (front) {
    addDashboard(model, f, m, dash, choice.trim)
    addWheel(model, f, m, sport, dash !== 'radio')
    // behind the eye only the light counts
    if (rows > 1)
      for (const s of [-1, 1]) model.box(f.softLow, [-0.8, m.belt / 2, s * (halfCabin + 0.01)], [0.85, m.belt, 0.04], 0.01, {}, 0.08)
  } else model.box(f.softLow, [0.88, m.dash / 2 + 0.1, 0], [0.46, m.dash - 0.2, 1.42], 0.04, {}, 0.06)
  addConsole(model, f, m, gear, dash !== 'radio')
  const k = quick ? 1.6 : 1
  addSeats(model, f, m, choice.trim, rows, sport, front ? { front: 0.009 * k, back: 0.03 } : { front: 0.0075 * k, back: 0.009 * k })
  return model
}

/** A scene ready for its picture: `rays` a point for the light (24 for a look, 96 for a master). */
export const makeScene = (choice: CockpitChoice, rays: number): Scene => {
  const model = buildCabin(choice, rays < 40)
  const tracer = makeTracer(model)
  return {
    model,
    tracer,
    bake: bakeLight(model, tracer, rays),
    camera: cameras[choice.angle],
    exposure:
      choice.angle === 'Dashboard' ? (choice.shape === 'open' ? 1.2 : 1.75) : choice.isOpen ? 0.5 : choice.trim === 'beige' ? 1.15 : 1.45,
  }
}

/**
 * Renders one interior picture: RGB bytes as displayed, top row first, width * height * 3 of them; `scale` squared is
 * the most samples a pixel. The cabin is traced ray by ray, so the WebGL renderer of the studio is not needed.
 */
export const renderCockpit = (choice: CockpitChoice, width: number, height: number, scale: number): Uint8Array =>
  takePicture(makeScene(choice, scale > 2 ? 64 : 20), width, height, Math.max(1, Math.round(scale * scale)))
