import type { Model } from './model.ts'

/** Where a ray met a triangle. */
export interface Hit {
  triangle: number
  distance: number
  /** barycentric weights of the second and third corner */
  b: number
  c: number
}

/** The triangles of a model in a tree of boxes, for rays. */
export interface Tracer {
  readonly count: number
  /** Nearest triangle along a ray, or false; the answer is written into `hit`. */
  readonly meet: (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, far: number, hit: Hit) => boolean
}

const LEAF = 4
const BINS = 12

/** The triangles in boxes that lie in boxes: of a node its box, and its children or its triangles. */
interface Tree {
  /** the triangles, those of a leaf one after the other */
  readonly order: Int32Array
  /** six numbers a node: the least and the greatest x, y and z */
  readonly nodes: Float32Array
  /** two numbers a node: first child or first triangle, number of triangles (0 for an inner node) */
  readonly links: Int32Array
}

/** Box and middle of every triangle. */
interface Extents {
  readonly boxes: Float32Array
  readonly middles: Float32Array
}

/** Where a node is cut: triangles whose middle is in a bin up to `at` go to the first child. */
interface Cut {
  readonly axis: number
  readonly at: number
  readonly low: number
  readonly scale: number
}

/** Prepares all triangles of a model for rays. */
export const makeTracer = (model: Model): Tracer => {
  const count = model.corners.length / 3
  const tree = buildTree(count, extentsOf(model, count))
  return { count, meet: rayIn(tree, edgesOf(model, tree.order)) }
}

const extentsOf = ({ points, corners }: Model, count: number): Extents => {
  const boxes = new Float32Array(count * 6)
  const middles = new Float32Array(count * 3)
  for (let t = 0; t < count; t++) {
    for (let k = 0; k < 3; k++) {
      const a = points[(corners[t * 3] as number) * 3 + k] as number
      const b = points[(corners[t * 3 + 1] as number) * 3 + k] as number
      const c = points[(corners[t * 3 + 2] as number) * 3 + k] as number
      boxes[t * 6 + k] = Math.min(a, b, c) - 1e-5
      boxes[t * 6 + 3 + k] = Math.max(a, b, c) + 1e-5
      middles[t * 3 + k] = (a + b + c) / 3
    }
  }
  return { boxes, middles }
}

/** Builds the tree (surface area heuristic with bins). */
const buildTree = (count: number, extents: Extents): Tree => {
  const order = new Int32Array(count)
  for (let t = 0; t < count; t++) order[t] = t
  const nodes = new Float32Array(count * 2 * 6 + 12)
  const links = new Int32Array(count * 4 + 4)
  const cutOf = cutter(order, extents)
  let used = 1
  const work: [number, number, number][] = [[0, 0, count]]
  while (work.length > 0) {
    const [node, from, to] = work.pop() as [number, number, number]
    nodes.set(boundsOf(order, extents.boxes, from, to), node * 6)
    const cut = to - from <= LEAF ? null : cutOf(from, to)
    if (!cut) {
      links[node * 2] = from
      links[node * 2 + 1] = to - from
      continue
    }
    const middle = partition(order, extents.middles, from, to, cut)
    const child = used
    used += 2
    links[node * 2] = child
    links[node * 2 + 1] = 0
    work.push([child, from, middle], [child + 1, middle, to])
  }
  return { order, nodes, links }
}

const boundsOf = (order: Int32Array, boxes: Float32Array, from: number, to: number): number[] => {
  const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]
  for (let i = from; i < to; i++) {
    const t = (order[i] as number) * 6
    for (let k = 0; k < 3; k++) {
      if ((boxes[t + k] as number) < (box[k] as number)) box[k] = boxes[t + k] as number
      if ((boxes[t + 3 + k] as number) > (box[k + 3] as number)) box[k + 3] = boxes[t + 3 + k] as number
    }
  }
  return box
}

const area = (b: Float32Array, at: number) => {
  const x = (b[at + 3] as number) - (b[at] as number)
  const y = (b[at + 4] as number) - (b[at + 1] as number)
  const z = (b[at + 5] as number) - (b[at + 2] as number)
  return x < 0 ? 0 : x * y + y * z + z * x
}

/** Looks for the cheapest cut of the triangles from `from` to before `to`; null where their middles are all in one place. */
const cutter = (order: Int32Array, { boxes, middles }: Extents) => {
  const binBox = new Float32Array(BINS * 6)
  const binCount = new Int32Array(BINS)
  const right = new Float32Array(BINS)
  const run = new Float32Array(6)
  const grow = (from: number) => {
    for (let k = 0; k < 3; k++) {
      run[k] = Math.min(run[k] as number, binBox[from + k] as number)
      run[k + 3] = Math.max(run[k + 3] as number, binBox[from + 3 + k] as number)
    }
  }

  /** Puts the triangles into bins along an axis; answers where the bins begin and how many there are a metre, or null. */
  const fill = (axis: number, from: number, to: number) => {
    let lo = Infinity
    let hi = -Infinity
    for (let i = from; i < to; i++) {
      const m = middles[(order[i] as number) * 3 + axis] as number
      if (m < lo) lo = m
      if (m > hi) hi = m
    }
    if (hi - lo < 1e-7) return null
    const k = (BINS * 0.9999) / (hi - lo)
    binCount.fill(0)
    for (let b = 0; b < BINS; b++) {
      binBox.fill(Infinity, b * 6, b * 6 + 3)
      binBox.fill(-Infinity, b * 6 + 3, b * 6 + 6)
    }
    for (let i = from; i < to; i++) {
      const t = order[i] as number
      const b = Math.floor(((middles[t * 3 + axis] as number) - lo) * k)
      binCount[b] = (binCount[b] as number) + 1
      for (let j = 0; j < 3; j++) {
        if ((boxes[t * 6 + j] as number) < (binBox[b * 6 + j] as number)) binBox[b * 6 + j] = boxes[t * 6 + j] as number
        if ((boxes[t * 6 + 3 + j] as number) > (binBox[b * 6 + 3 + j] as number)) binBox[b * 6 + 3 + j] = boxes[t * 6 + 3 + j] as number
      }
    }
    return { low: lo, scale: k }
  }

  return (from: number, to: number): Cut | null => {
    let best = Infinity
    let cut: Cut | null = null
    for (let axis = 0; axis < 3; axis++) {
      const bins = fill(axis, from, to)
      if (!bins) continue
      run.fill(Infinity, 0, 3)
      run.fill(-Infinity, 3, 6)
      let n = 0
      for (let b = BINS - 1; b > 0; b--) {
        grow(b * 6)
        n += binCount[b] as number
        right[b] = area(run, 0) * n
      }
      run.fill(Infinity, 0, 3)
      run.fill(-Infinity, 3, 6)
      n = 0
      for (let b = 0; b < BINS - 1; b++) {
        grow(b * 6)
        n += binCount[b] as number
        const cost = area(run, 0) * n + (right[b + 1] as number)
        if (n > 0 && n < to - from && cost < best) {
          best = cost
          cut = { axis, at: b, ...bins }
        }
      }
    }
    return cut
  }
}

/** Puts the triangles of the first child before those of the second; answers where the second begin. */
const partition = (order: Int32Array, middles: Float32Array, from: number, to: number, { axis, at, low, scale }: Cut): number => {
  let i = from
  let j = to - 1
  while (i <= j) {
    const t = order[i] as number
    if (Math.floor(((middles[t * 3 + axis] as number) - low) * scale) <= at) i++
    else {
      order[i] = order[j] as number
      order[j] = t
      j--
    }
  }
  return i
}

/** Of every triangle in order a corner and the two edges from it. */
const edgesOf = ({ points, corners }: Model, order: Int32Array): Float32Array => {
  const count = order.length
  const tri = new Float32Array(count * 9)
  for (let i = 0; i < count; i++) {
    const t = order[i] as number
    for (let k = 0; k < 3; k++) {
      const a = points[(corners[t * 3] as number) * 3 + k] as number
      tri[i * 9 + k] = a
      tri[i * 9 + 3 + k] = (points[(corners[t * 3 + 1] as number) * 3 + k] as number) - a
      tri[i * 9 + 6 + k] = (points[(corners[t * 3 + 2] as number) * 3 + k] as number) - a
    }
  }
  return tri
}

/** How far along a ray the box at `o` is entered, or -1. */
const entered = (
  nodes: Float32Array,
  o: number,
  ox: number,
  oy: number,
  oz: number,
  ix: number,
  iy: number,
  iz: number,
  reach: number,
): number => {
  const x1 = ((nodes[o] as number) - ox) * ix
  const x2 = ((nodes[o + 3] as number) - ox) * ix
  const y1 = ((nodes[o + 1] as number) - oy) * iy
  const y2 = ((nodes[o + 4] as number) - oy) * iy
  const z1 = ((nodes[o + 2] as number) - oz) * iz
  const z2 = ((nodes[o + 5] as number) - oz) * iz
  let enter = x1 < x2 ? x1 : x2
  let leave = x1 < x2 ? x2 : x1
  const ya = y1 < y2 ? y1 : y2
  const yb = y1 < y2 ? y2 : y1
  if (ya > enter) enter = ya
  if (yb < leave) leave = yb
  const za = z1 < z2 ? z1 : z2
  const zb = z1 < z2 ? z2 : z1
  if (za > enter) enter = za
  if (zb < leave) leave = zb
  if (enter < 0) enter = 0
  return leave < enter || enter > reach ? -1 : enter
}

/** Follows rays through the tree, nearer boxes first. */
const rayIn = ({ order, nodes, links }: Tree, tri: Float32Array): Tracer['meet'] => {
  const stack = new Int32Array(96)
  const near = new Float32Array(96)
  return (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, far: number, hit: Hit): boolean => {
    const ix = 1 / (dx || 1e-12)
    const iy = 1 / (dy || 1e-12)
    const iz = 1 / (dz || 1e-12)
    let found = -1
    let reach = far
    let top = 1
    stack[0] = 0
    near[0] = 0
    while (top > 0) {
      top--
      if ((near[top] as number) > reach) continue
      const node = stack[top] as number
      const n = links[node * 2 + 1] as number
      const first = links[node * 2] as number
      if (n > 0) {
        for (let i = first; i < first + n; i++) {
          const o = i * 9
          const e1x = tri[o + 3] as number
          const e1y = tri[o + 4] as number
          const e1z = tri[o + 5] as number
          const e2x = tri[o + 6] as number
          const e2y = tri[o + 7] as number
          const e2z = tri[o + 8] as number
          const px = dy * e2z - dz * e2y
          const py = dz * e2x - dx * e2z
          const pz = dx * e2y - dy * e2x
          const det = e1x * px + e1y * py + e1z * pz
          if (det > -1e-14 && det < 1e-14) continue
          const inv = 1 / det
          const tx = ox - (tri[o] as number)
          const ty = oy - (tri[o + 1] as number)
          const tz = oz - (tri[o + 2] as number)
          const u = (tx * px + ty * py + tz * pz) * inv
          if (u < 0 || u > 1) continue
          const qx = ty * e1z - tz * e1y
          const qy = tz * e1x - tx * e1z
          const qz = tx * e1y - ty * e1x
          const v = (dx * qx + dy * qy + dz * qz) * inv
          if (v < 0 || u + v > 1) continue
          const d = (e2x * qx + e2y * qy + e2z * qz) * inv
          if (d > 1e-5 && d < reach) {
            reach = d
            found = i
            hit.b = u
            hit.c = v
          }
        }
        continue
      }
      let farChild = -1
      let farAt = 0
      let nearChild = -1
      let nearAt = 0
      for (let c = first; c < first + 2; c++) {
        const enter = entered(nodes, c * 6, ox, oy, oz, ix, iy, iz, reach)
        if (enter < 0) continue
        if (nearChild < 0) {
          nearChild = c
          nearAt = enter
        } else if (enter < nearAt) {
          farChild = nearChild
          farAt = nearAt
          nearChild = c
          nearAt = enter
        } else {
          farChild = c
          farAt = enter
        }
      }
      if (farChild >= 0) {
        stack[top] = farChild
        near[top] = farAt
        top++
      }
      if (nearChild >= 0) {
        stack[top] = nearChild
        near[top] = nearAt
        top++
      }
    }
    if (found < 0) return false
    hit.triangle = order[found] as number
    hit.distance = reach
    return true
  }
}
