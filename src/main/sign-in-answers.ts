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
  // the silent one is in a hidden frame of our own pages
  "frame-ancestors 'self'",
].join('; ')

/**
 * Where the provider sends a sign-in window and a hidden frame back to: a page of a few lines that hands the answer on. The whole site
 * in a hidden frame would start a session of its own there.
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
