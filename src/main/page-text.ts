import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

/** How a text is packed on its way. */
export type Packing = 'br' | 'gzip'

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
const [brotli, unbrotli, zip, unzip] = [promisify(brotliCompress), promisify(brotliDecompress), promisify(gzip), promisify(gunzip)]

const packers: Record<Packing, { pack: (text: Buffer) => Promise<Buffer>; unpack: (packed: Buffer) => Promise<Buffer> }> = {
  br: {
    pack: (text) => brotli(text, { params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_SIZE_HINT]: text.length } }),
    unpack: (packed) => unbrotli(packed),
  },
  gzip: { pack: (text) => zip(text, { level: 6 }), unpack: (packed) => unzip(packed) },
}

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
    return base.packing ? packers[base.packing].unpack(base.form) : base.form
  }

  async function pack(packing: Packing): Promise<Buffer> {
    const form = alone(await packers[packing].pack(await unpacked()))
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
function alone(packed: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(packed.length)
  packed.copy(own)
  return own
}
