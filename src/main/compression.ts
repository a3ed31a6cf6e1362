import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { takenEncodings } from '#platform/encodings.ts'
import type { Packing } from './page-text.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

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
    packed(payload, encoding).then((body) => done(null, body), done)
  })
}

function packed(text: string, encoding: Packing): Promise<Buffer> {
  return encoding === 'br' ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : zip(text, { level: 6 })
}

/** The best encoding that the caller takes; null for none. */
export function accepted(header: string | string[] | undefined): Packing | null {
  const taken = takenEncodings(header)
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : null
}
