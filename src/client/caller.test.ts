import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asCaller } from './caller.ts'
import { storedToken, storeSession } from './stored-session.ts'

/** A server that accepts one token and serves anonymous requests; it records the requests. */
const asked: string[] = []
let onCall = (_request: IncomingMessage): void => undefined
const server = createServer((request, response) => {
  const { authorization = 'nobody' } = request.headers
  let body = ''
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    asked.push(`${authorization} ${body}`.trim())
    onCall(request)
    response.statusCode = ['nobody', 'Bearer good'].includes(authorization) || request.url === '/open' ? 200 : 401
    if (authorization === 'Bearer old') response.setHeader('www-authenticate', 'Bearer error="invalid_token"')
    response.end()
  })
})

let url = ''
beforeEach(async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  asked.length = 0
  onCall = () => undefined
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
})
afterEach(async () => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

const session = { subject: 'a', name: 'Salma', expiresAt: Date.now() + 600_000 }

test('sends anonymous requests without a token', async () => {
  expect((await asCaller(new Request(url))).status).toBe(200)
  expect(asked).toEqual(['nobody'])
})

test('sends the user’s token', async () => {
  storeSession(session, 'good')
  expect((await asCaller(new Request(url))).status).toBe(200)
  expect(asked).toEqual(['Bearer good'])
})

test('retries with the token that another tab has renewed', async () => {
  storeSession(session, 'old')
  onCall = ({ headers }) => {
    if (headers.authorization === 'Bearer old') storeSession(session, 'good')
  }
  expect((await asCaller(new Request(url, { method: 'POST', body: '{"id":7}' }))).status).toBe(200)
  expect(asked).toEqual(['Bearer old {"id":7}', 'Bearer good {"id":7}'])
})

test('drops a rejected token without session and continues anonymously', async () => {
  localStorage.setItem('token', 'planted')
  expect((await asCaller(new Request(url, { method: 'POST', body: '{"id":7}' }))).status).toBe(200)
  expect(asked).toEqual(['Bearer planted {"id":7}', 'nobody {"id":7}'])
  expect(storedToken()).toBeNull()
})

test('retries a GET answered anonymously, but not a change', async () => {
  storeSession(session, 'old')
  onCall = ({ headers }) => {
    if (headers.authorization === 'Bearer old') storeSession(session, 'good')
  }
  const open = url.replace('/api', '/open')
  expect((await asCaller(new Request(open))).status).toBe(200)
  storeSession(session, 'old')
  expect((await asCaller(new Request(open, { method: 'POST', body: 'x' }))).status).toBe(200)
  expect(asked).toEqual(['Bearer old', 'Bearer good', 'Bearer old x'])
})
