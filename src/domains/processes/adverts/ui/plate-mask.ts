/** What covers a plate: an upright box of a photo, in parts of its width and height, from its upper left corner. */
export interface PlateMask {
  x: number
  y: number
  width: number
  height: number
}

/** The narrowest and the widest that a mask can be, in parts of the photo: a car far away, a plate that fills the picture. */
const least = { width: 0.03, height: 0.015 }
const most = { width: 0.9, height: 0.5 }
const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
const bounded = ({ x, y, width, height }: PlateMask): PlateMask => ({
  x: within(x, 0, 1 - width),
  y: within(y, 0, 1 - height),
  ...{ width, height },
})

/** Photos on which no plate is to be seen. */
const insideAngles: readonly (string | null)[] = ['Dashboard', 'Interior']
/** Whether a photo of that angle may show a plate; null for no angle of ours. */
export const maySeePlate = (angle: string | null): boolean => !insideAngles.includes(angle)

/** How much wider than high the plate of a Moroccan car is, in centimetres, with a rim. */
const plateShape = 52 / 13

/** The mask before somebody places it: as wide as a plate on a usual photo, low in the middle. `shape`: width of the photo by its height. */
export function firstMask(shape: number): PlateMask {
  const width = 0.24
  const height = within((width * shape) / plateShape, least.height, most.height)
  return bounded({ x: 0.5 - width / 2, y: 0.64, width, height })
}

/** The mask moved by so much, never over the edge. */
export const movedMask = (mask: PlateMask, x: number, y: number): PlateMask => bounded({ ...mask, x: mask.x + x, y: mask.y + y })

/** The mask with its middle at a point. */
export const maskAt = (mask: PlateMask, x: number, y: number): PlateMask =>
  bounded({ ...mask, x: x - mask.width / 2, y: y - mask.height / 2 })

/** The mask made larger or smaller by its lower right corner. */
export function resizedMask(mask: PlateMask, width: number, height: number): PlateMask {
  return {
    ...mask,
    width: within(mask.width + width, least.width, Math.min(most.width, 1 - mask.x)),
    height: within(mask.height + height, least.height, Math.min(most.height, 1 - mask.y)),
  }
}

/** Covers what lies under the mask: the pixels are gone, so that no copy and no variant has them. */
export function coverPlate(canvas: HTMLCanvasElement, mask: PlateMask): void {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('the plate cannot be covered')
  pen.fillStyle = maskColor
  const [x, y] = [Math.floor(mask.x * canvas.width), Math.floor(mask.y * canvas.height)]
  pen.fillRect(x, y, Math.ceil(mask.width * canvas.width), Math.ceil(mask.height * canvas.height))
}

/** The night of the house. */
const maskColor = '#14172e'
