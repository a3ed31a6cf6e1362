import { describe, expect, test } from 'vitest'
import { createLog, loggedUrl, shortLine } from './log.ts'

const line = (fields: object) =>
  shortLine(JSON.stringify({ level: 'info', time: '2026-03-15T10:20:30.400Z', msg: 'index loaded', ...fields }))

test.each([
  ['/search-result?Brands=Dacia', '/search-result?Brands=Dacia'],
  ['/api/vehicles?MaxPrice=90000', '/api/vehicles?MaxPrice=90000'],
  ['/phonenumbers/check?phone=0612345678&code=123456', '/phonenumbers/check'],
  ['/connect/endsession?id_token_hint=eyJ', '/connect/endsession'],
  ['/authentication/login-callback?code=c&state=s', '/authentication/login-callback'],
  ['/alert/stop?token=t', '/alert/stop'],
  ['/api/bookings/3872cddc-349a-4c86-9d2e-0a1b2c3d4e5f/cancel', '/api/bookings/3872cddc…/cancel'],
  ['/api/payments/3872CDDC-349A-4C86-9D2E-0A1B2C3D4E5F', '/api/payments/3872CDDC…'],
  ['/home', '/home'],
])('%s stands in the log as %s', (url, logged) => {
  expect(loggedUrl(url)).toBe(logged)
})

describe('shortLine', () => {
  test('shows time, message and fields; the level unless info', () => {
    expect(line({ vehicles: 1070, ms: 12.5, kind: 'full' })).toBe('10:20:30 index loaded vehicles=1070 ms=12.5 kind=full\n')
    expect(line({ level: 'warn', reqId: '3872cddc-349a-4c86' })).toBe('10:20:30 WARN index loaded request=3872cddc\n')
  })

  test('escapes control characters', () => {
    expect(line({ oid: 'R1\n13:00:01 ERROR no \u001b[31m\u202e' })).toBe(
      '10:20:30 index loaded oid=R1\\u{a}13:00:01 ERROR no \\u{1b}[31m\\u{202e}\n',
    )
  })

  test('shows the stack of an error below', () => {
    expect(line({ level: 'error', err: { type: 'Error', message: 'no', stack: 'Error: no\n    at here' } })).toBe(
      '10:20:30 ERROR index loaded\nError: no\n    at here\n',
    )
  })
})

test('logs an error with its cause and without attached objects', () => {
  const lines: string[] = []
  const out = { isTTY: true, write: (text: string) => lines.push(text) > 0 } as unknown as NodeJS.WriteStream
  const error = Object.assign(new Error('lost', { cause: new Error('cable') }), { code: '57P01', client: { password: 'secret' } })
  createLog({ level: 'info', format: 'short' }, out).warn({ err: error, token: 'secret' }, 'a connection ended')
  expect(lines.join('')).toMatch(/WARN a connection ended token=\[Redacted\]\nError: lost\n/)
  expect(lines.join('')).not.toContain('secret')
})
