import { createHash } from 'node:crypto'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerSignInAnswers } from './sign-in-answers.ts'

test.each(['popup-callback', 'silent-callback'])(
  '%s hands the answer on, in a frame of our own pages only, and is kept nowhere',
  async (page) => {
    const app = fastify()
    registerSignInAnswers(app)
    const { statusCode, headers, body } = await app.inject(`/authentication/${page}?code=secret&state=s`)
    expect(statusCode).toBe(200)
    const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(body) ?? []
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(body).not.toContain('secret')
  },
)
