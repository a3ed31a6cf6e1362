import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { takenEncodings } from '#platform/encodings.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Content encodings. */
export type Packing = 'br' | 'gzip'

/** Minimum size in bytes for compression. */
export const worthwhile = 1024

/**
 * Compresses text responses of public calls. Private responses stay uncompressed, so that their length reveals no secret next to
 * attacker-controlled text (BREACH).
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { call } = request.routeOptions.config
    if (!call?.roles.includes('anyone') || typeof payload !== 'string' || payload.length < worthwhile) return done(null, payload)
    if (reply.hasHeader('content-encoding') || !/json|^text\//.test(String(reply.getHeader('content-type')))) return done(null, payload)
    const before = String(reply.getHeader('vary') ?? '')
    reply.header('vary', before === '' ? 'accept-encoding' : `${before}, accept-encoding`)
    const encoding = accepted(request.headers['accept-encoding'])
    if (!encoding) return done(null, payload)
    reply.header('content-encoding', encoding).removeHeader('content-length')
    packed(payload, encoding, 4).then((body) => done(null, body), done)
  })
}

/** Compresses a text. `quality` is brotli's: texts that are cached may take longer. */
export function packed(text: string | Buffer, packing: Packing, quality: number): Promise<Buffer> {
  if (packing === 'gzip') return zip(text, { level: 6 })
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return brotli(text, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) } })
}

/** Returns the best accepted encoding; null for none. */
export function accepted(header: string | string[] | undefined): Packing | null {
  const taken = takenEncodings(header)
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : null
}
