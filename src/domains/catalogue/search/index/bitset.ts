/** A set of row slots, 32 per word. All sets of one index have the same number of words. */
export type Bits = Int32Array<ArrayBuffer>

function wordsFor(slots: number): number {
  return (slots + 31) >>> 5
}

export function emptyBits(slots: number): Bits {
  return new Int32Array(wordsFor(slots))
}

/** Returns a copy with capacity for more slots. */
export function grownBits(bits: Bits, slots: number): Bits {
  const grown = emptyBits(slots)
  grown.set(bits)
  return grown
}

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] as number) | (1 << (slot & 31))
}

export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] as number) & ~(1 << (slot & 31))
}

export function hasBit(bits: Bits, slot: number): boolean {
  return ((bits[slot >>> 5] as number) & (1 << (slot & 31))) !== 0
}

/** target = a ∩ b; the sets may be the same. */
export function intersect(target: Bits, a: Bits, b: Bits): void {
  for (let w = 0; w < target.length; w++) target[w] = (a[w] as number) & (b[w] as number)
}

/** target = target ∪ other. */
export function unite(target: Bits, other: Bits): void {
  for (let w = 0; w < target.length; w++) target[w] = (target[w] as number) | (other[w] as number)
}

/** target = a without b. */
export function subtract(target: Bits, a: Bits, b: Bits): void {
  for (let w = 0; w < target.length; w++) target[w] = (a[w] as number) & ~(b[w] as number)
}

function ones(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555)
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333)
  v = (v + (v >>> 4)) & 0x0f0f0f0f
  return Math.imul(v, 0x01010101) >>> 24
}

export function sizeOf(bits: Bits): number {
  let total = 0
  for (let w = 0; w < bits.length; w++) {
    const word = bits[w] as number
    if (word !== 0) total += ones(word)
  }
  return total
}

/** Returns the slots of the set in ascending order; `size` is the size of the set. */
export function slotsOf(bits: Bits, size: number): Uint32Array {
  const slots = new Uint32Array(size)
  let n = 0
  for (let w = 0; w < bits.length; w++) {
    let word = bits[w] as number
    while (word !== 0) {
      const low = word & -word
      slots[n++] = (w << 5) + 31 - Math.clz32(low)
      word ^= low
    }
  }
  return slots
}

/** Adds to `counts`, per code of the column, the number of slots of the set with that code. */
export function tally(bits: Bits, column: Uint16Array, counts: Int32Array): void {
  for (let w = 0; w < bits.length; w++) {
    let word = bits[w] as number
    const base = (w << 5) + 31
    while (word !== 0) {
      const low = word & -word
      const code = column[base - Math.clz32(low)] as number
      counts[code] = (counts[code] as number) + 1
      word ^= low
    }
  }
}

type Four<T> = readonly [T, T, T, T]

/** `tally` for four columns in one pass over the set. */
export function tallyFour(bits: Bits, [c0, c1, c2, c3]: Four<Uint16Array>, [n0, n1, n2, n3]: Four<Int32Array>): void {
  for (let w = 0; w < bits.length; w++) {
    let word = bits[w] as number
    const base = (w << 5) + 31
    while (word !== 0) {
      const low = word & -word
      const slot = base - Math.clz32(low)
      const a = c0[slot] as number
      const b = c1[slot] as number
      const c = c2[slot] as number
      const d = c3[slot] as number
      n0[a] = (n0[a] as number) + 1
      n1[b] = (n1[b] as number) + 1
      n2[c] = (n2[c] as number) + 1
      n3[d] = (n3[d] as number) + 1
      word ^= low
    }
  }
}

const spare: Bits[] = []

/** Borrows a set for one query, with undefined content; pooling avoids allocating and clearing a megabyte. */
export function borrowBits(words: number): Bits {
  const bits = spare.pop()
  return bits?.length === words ? bits : new Int32Array(words)
}

/** Returns borrowed sets to the pool. */
export function release(borrowed: Bits[]): void {
  for (const bits of borrowed) if (spare.length < 64) spare.push(bits)
  borrowed.length = 0
}
