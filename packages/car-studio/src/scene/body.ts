import type * as THREE from 'three'
import type { SkinOptions } from './skin.ts'
import type { Shape, Solid } from './solid.ts'
import type { Screen } from './styles/cabriolet-screen.ts'
import type { WheelDesign } from './wheels.ts'

/** One design of a body style: its form, what is drawn on it, its wheels, and what stands on and in it. */
export interface Body extends Omit<SkinOptions, 'cell'> {
  shape: Shape
  wheels: { design: WheelDesign; rim: number; width: number; finish?: 'alloy' | 'darkAlloy' | 'twoTone' }
  /** metres that the outer face of the tyres lies inside the widest place */
  wheelInset?: number
  /** the windscreen of an open car, which is not part of its skin */
  screen?: Screen
  furnish: (solid: Solid) => THREE.Object3D[]
}
