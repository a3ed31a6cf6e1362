import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { testApi } from '#testing/database.ts'

const origin = 'https://app.example.ma'

test('allows configured origins without cookies and CSRF token only', async () => {
  const { app, close } = await testApi({ settings: { CORS_ORIGINS: `https://m.example.ma, ${origin}` } })
  try {
    const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' }
    const before = await app.inject({ method: 'OPTIONS', url: '/api/contactrequests', headers: { origin, ...asked } })
    expect(before.statusCode).toBe(204)
    expect(before.headers['access-control-allow-origin']).toBe(origin)
    expect(before.headers['access-control-allow-headers']).toContain('authorization')
    expect(before.headers['access-control-allow-credentials']).toBeUndefined()
    const answer = await app.inject({ url: '/api/cities', headers: { origin } })
    expect(answer.headers['access-control-allow-origin']).toBe(origin)
    expect(answer.headers.vary).toContain('origin')
    const written = await app.inject({ method: 'POST', url: '/api/contactrequests', headers: { origin }, payload: {} })
    expect(written.json().code).toBe('BadRequest')

    expect(before.headers['access-control-max-age']).toBe('600')
    // an OPTIONS without requested method, and a GET with one, are no preflights
    const plain = await app.inject({ method: 'OPTIONS', url: '/api/contactrequests', headers: { origin } })
    expect([plain.statusCode, plain.headers['access-control-allow-origin']]).toEqual([405, origin])
    const read = await app.inject({ url: '/api/cities', headers: { origin, ...asked } })
    expect([read.statusCode, read.headers['access-control-allow-methods']]).toEqual([200, undefined])
    // pages and files are not called
    const page = await app.inject({ url: '/home', headers: { origin } })
    expect([page.headers['access-control-allow-origin'], page.headers.vary]).toEqual([undefined, undefined])
    expect((await app.inject({ url: '/api/cities' })).headers).toMatchObject({ vary: expect.stringContaining('origin') })

    const foreign = { origin: 'https://evil.example' }
    const refused = await app.inject({ method: 'OPTIONS', url: '/api/contactrequests', headers: { ...foreign, ...asked } })
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([405, undefined])
    const stranger = await app.inject({ method: 'POST', url: '/api/contactrequests', headers: foreign, payload: {} })
    expect([stranger.json().code, stranger.headers['access-control-allow-origin']]).toEqual(['AntiForgery', undefined])
  } finally {
    await close()
  }
})

test('rejects unlisted origins and invalid lists', async () => {
  const { app, close } = await testApi()
  try {
    const answer = await app.inject({ url: '/api/cities', headers: { origin } })
    expect([answer.headers['access-control-allow-origin'], String(answer.headers.vary ?? '')]).toEqual([
      undefined,
      expect.not.stringContaining('origin'),
    ])
  } finally {
    await close()
  }
  for (const CORS_ORIGINS of ['*', 'app.example.ma', 'https://app.example.ma/', 'null', 'javascript:x'])
    expect(() => readConfig({ CORS_ORIGINS })).toThrow('CORS_ORIGINS')
})
