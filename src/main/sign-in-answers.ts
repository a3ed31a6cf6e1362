import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { defaultLanguage } from '#shared/language.ts'
import { callbackScript } from '#shared/sign-in-answer.ts'

const html = `<!DOCTYPE html><html lang="${defaultLanguage}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Rihla</title></head><body><script>${callbackScript}</script></body></html>`

const policy = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(callbackScript).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  // the silent callback runs in a hidden iframe of our own pages
  "frame-ancestors 'self'",
].join('; ')

/**
 * Registers the callback pages of popup and hidden iframe: minimal pages that pass the result on. The full site in an iframe would start
 * its own session.
 */
export function registerSignInAnswers(app: FastifyInstance): void {
  for (const page of ['popup-callback', 'silent-callback'])
    app.get(`/authentication/${page}`, { schema: { hide: true } }, (_request, reply) =>
      reply
        .headers({
          'content-security-policy': policy,
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'SAMEORIGIN',
        })
        .type('text/html; charset=utf-8')
        .send(html),
    )
}
