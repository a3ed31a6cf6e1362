import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { DeliveryError } from './delivery-error.ts'
import { httpSms, type SmsPort, type SmsProvider } from './sms.ts'

interface Asked {
  headers: IncomingHttpHeaders
  body: string
}

let server: Server | undefined

afterEach(async () => {
  server?.close()
  server?.closeAllConnections()
})

/** Local test provider with a fixed response. */
async function provider(status: number, answer: string, given: Partial<SmsProvider> = {}): Promise<{ port: SmsPort; asked: Asked[] }> {
  const asked: Asked[] = []
  server = createServer(async (request, reply) => {
    let body = ''
    for await (const part of request) body += part
    asked.push({ headers: request.headers, body })
    reply.writeHead(status).end(answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as { port: number }).port}/messages`
  const body = { to: '{to}', from: '{from}', text: '{text}', options: { reference: '{key}', flash: false, tags: ['rihla'] } }
  return { port: httpSms({ url, headers: { Authorization: 'Bearer key' }, body, from: 'Rihla', ...given }), asked }
}

const sms = { to: '+212612345678', text: 'Votre code {key} : "123456"\nرمزك', key: 'k-1' }

async function verdictFrom(port: SmsPort): Promise<string> {
  const error = await port.send(sms).catch((thrown: unknown) => thrown)
  if (!(error instanceof DeliveryError)) throw error
  return error.verdict
}

describe('httpSms', () => {
  test('sends the configured request without interpreting the text', async () => {
    const { port, asked } = await provider(201, '{"messages":[{"id":"sms-77"}]}')
    expect(await port.send(sms)).toBe('sms-77')
    expect(asked).toHaveLength(1)
    expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer key', 'idempotency-key': 'k-1', 'content-type': 'application/json' })
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      to: sms.to,
      from: 'Rihla',
      text: sms.text,
      options: { reference: 'k-1', flash: false, tags: ['rihla'] },
    })
  })

  test('replaces no-break spaces, which would halve the SMS length', async () => {
    const { port, asked } = await provider(200, 'OK')
    await port.send({ ...sms, text: 'Prix\u00a0: 95\u00a0000\u202fDH, par e-\u2060mail' })
    expect(JSON.parse(asked[0]?.body ?? '').text).toBe('Prix : 95 000 DH, par e-mail')
  })

  test('sends a form when configured', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const { port, asked } = await provider(200, 'OK', { headers, body: { To: '{to}', Body: '{text}' } })
    expect(await port.send(sms)).toBeNull()
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({ To: sms.to, Body: sms.text })
  })

  test.each([
    [422, 'refused'],
    [401, 'later'],
    [429, 'later'],
    [503, 'later'],
    [302, 'later'],
  ])('answered with %i: %s', async (status, verdict) => {
    const { port } = await provider(status, 'no')
    expect(await verdictFrom(port)).toBe(verdict)
  })

  test('fails temporarily when the provider is unreachable', async () => {
    const port = httpSms({ url: 'http://127.0.0.1:1/', headers: {}, body: {}, from: 'Rihla' })
    expect(await verdictFrom(port)).toBe('later')
  })
})
