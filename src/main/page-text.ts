import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { type Packing, packed } from './compression.ts'

const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/** The text of a page in the forms in which callers take it. */
export interface PageText {
  /** of the text itself */
  length: number
  /** what is kept of it takes so many now */
  readonly bytes: number
  /** packed once in each way; null: as it is */
  as(packing: Packing | null): Promise<Buffer>
}

/**
 * Keeps a text whole until somebody has asked for it packed, then packed alone: that is a seventh of it, and nearly everybody takes it so.
 * `onChange` hears when `bytes` is another number.
 */
export function pageText(text: Buffer, onChange: () => void = () => undefined): PageText {
  const { length } = text
  const forms = new Map<Packing, Promise<Buffer>>()
  // the one that others are made from; nothing below may name `text`, which would keep it
  let base: { packing: Packing | null; form: Buffer } = { packing: null, form: text }
  let bytes = length

  async function unpacked(): Promise<Buffer> {
    return base.packing ? unpack[base.packing](base.form) : base.form
  }

  async function pack(packing: Packing): Promise<Buffer> {
    const form = alone(await packed(await unpacked(), packing, 5))
    bytes += form.length
    if (!base.packing) {
      bytes -= length
      base = { packing, form }
    }
    onChange()
    return form
  }

  return {
    length,
    get bytes() {
      return bytes
    },
    as(packing) {
      if (packing === null) return unpacked()
      const form = forms.get(packing) ?? pack(packing)
      forms.set(packing, form)
      return form
    },
  }
}

/** In memory of its own: what packs leaves its answer in blocks of 64 KB, which would stay with it. */
function alone(form: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(form.length)
  form.copy(own)
  return own
}
