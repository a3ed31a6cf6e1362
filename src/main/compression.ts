import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { takenEncodings } from '#platform/encodings.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** How a text is packed on its way. */
export type Packing = 'br' | 'gzip'

/** Shorter answers cost more to pack than to send. */
export const worthwhile = 1024

/**
 * Packs the texts of the API as the caller accepts them. Only of calls that are open to anyone: an answer that is a person's own is sent
 * as it is, so that its length says nothing of a secret beside a text that somebody else chose (BREACH).
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

/** Packs a text; `quality` is that of brotli: what is packed once for many may take longer. */
export function packed(text: string | Buffer, packing: Packing, quality: number): Promise<Buffer> {
  if (packing === 'gzip') return zip(text, { level: 6 })
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return brotli(text, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) } })
}

/** The best encoding that the caller takes; null for none. */
export function accepted(header: string | string[] | undefined): Packing | null {
  const taken = takenEncodings(header)
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : null
}
