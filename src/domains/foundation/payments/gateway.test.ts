import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { captureOrder, GatewaySilent, gateForm, ownAddress, queryOrder, refundOrder, voidOrder } from './gateway.ts'
import { isSigned } from './signature.ts'

/** A gateway with fixed responses that records its requests. */
let server: Server
let answer: { status: number; body: string }
let asked: string[]
const account = {
  clientId: '600000000',
  storeKey: 'key|1',
  gateUrl: 'https://gate.example/fim/est3Dgate',
  apiUrl: '',
  user: 'a&b',
  password: '<p>',
}

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      asked.push(body)
      response.writeHead(answer.status).end(answer.body)
    })
  }).listen(0, 'localhost')
  await new Promise((resolve) => server.once('listening', resolve))
  account.apiUrl = `http://localhost:${(server.address() as AddressInfo).port}/fim/api`
  asked = []
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const says = (inside: string, response = 'Approved') => {
  answer = { status: 200, body: `<CC5Response><ProcReturnCode>00</ProcReturnCode><Response>${response}</Response>${inside}</CC5Response>` }
}

describe('queryOrder', () => {
  test.each([
    ['A', 'S', 'Authorised'],
    ['C', 'S', 'Captured'],
    ['S', 'S', 'Captured'],
    ['C', 'C', 'Returned'],
    ['S', 'C', 'Returned'],
    ['V', 'S', 'Returned'],
    ['R', 'S', 'Returned'],
    ['D', 'S', 'Refused'],
    ['ERR', 'S', 'Refused'],
    ['CNCL', 'S', 'Refused'],
    ['PN', 'S', 'Unknown'],
  ])('%s of a charge %s is %s', async (status, type, state) => {
    says(`<Extra><TRANS_STAT>${status}</TRANS_STAT><CHARGE_TYPE_CD>${type}</CHARGE_TYPE_CD><ORIG_TRANS_AMT>100000</ORIG_TRANS_AMT></Extra>`)
    expect(await queryOrder(account, 'R1-1')).toMatchObject({ state, amount: 100_000 })
  })

  test('returns an unknown state without an amount or response', async () => {
    says('<Extra><TRANS_STAT>A</TRANS_STAT></Extra>')
    expect(await queryOrder(account, 'R1-1')).toMatchObject({ state: 'Authorised', amount: null })
    for (const silent of [
      { status: 500, body: '' },
      { status: 200, body: '<html>Maintenance</html>' },
      { status: 200, body: '<CC5Response></CC5Response>' },
      { status: 200, body: '<CC5Response><Response>Error</Response><ErrMsg>Authentication failed</ErrMsg></CC5Response>' },
    ]) {
      answer = silent
      await expect(queryOrder(account, 'R1-1')).rejects.toThrow(GatewaySilent)
    }
    await expect(queryOrder(account, 'R1-1')).rejects.toThrow('the gate does not say how an order stands: Authentication failed')
    await expect(queryOrder({ ...account, apiUrl: 'http://localhost:9/' }, 'R1-1')).rejects.toThrow(GatewaySilent)
  })
})

test('reads the amount of a capture', async () => {
  says('<Extra><TRANS_STAT>C</TRANS_STAT><CAPTURE_AMT>90000</CAPTURE_AMT></Extra>')
  expect(await queryOrder(account, 'R1-1')).toMatchObject({ state: 'Captured', amount: 90_000 })
})

test('takes code and number from the order, then the response', async () => {
  says('<TransId>t1</TransId><Extra><TRANS_STAT>D</TRANS_STAT><PROC_RET_CD>51</PROC_RET_CD><TRANS_ID>t0</TRANS_ID></Extra>')
  expect(await queryOrder(account, 'R1-1')).toMatchObject({ code: '51', transaction: 't0' })
  says('<TransId>t1</TransId><Extra><TRANS_STAT>D</TRANS_STAT></Extra>')
  expect(await queryOrder(account, 'R1-1')).toMatchObject({ code: '00', transaction: 't1' })
  answer = { status: 200, body: '<CC5Response><Response>Approved</Response><Extra><TRANS_STAT>D</TRANS_STAT></Extra></CC5Response>' }
  expect(await queryOrder(account, 'R1-1')).toMatchObject({ code: null, transaction: null })
})

test('returns Unknown for an order without a record', async () => {
  says('<ErrMsg>No record found for R1-1</ErrMsg>', 'Declined')
  expect(await queryOrder(account, 'R1-1')).toMatchObject({ state: 'Unknown' })
  says('<ErrMsg>Unknown order</ErrMsg>', 'Declined')
  expect(await queryOrder(account, 'R1-1')).toMatchObject({ state: 'Unknown' })
  says('<ErrMsg>Order not found</ErrMsg>', 'Error')
  expect(await queryOrder(account, 'R1-1')).toMatchObject({ state: 'Unknown' })
})

test('sends a request with the gateway user', async () => {
  says('<TransId>t1</TransId>')
  asked = []
  expect(await captureOrder(account, 'R1-1', 100_000)).toEqual({ approved: true, code: '00', transaction: 't1', message: '' })
  await voidOrder(account, 'R1-1')
  await refundOrder(account, 'R1-1', 100_050)
  const from = '<Name>a&amp;b</Name><Password>&lt;p&gt;</Password><ClientId>600000000</ClientId><OrderId>R1-1</OrderId>'
  for (const body of asked) expect(body).toContain(from)
  expect(asked.map((body) => body.slice(body.indexOf('<Type>')))).toEqual([
    '<Type>PostAuth</Type><Total>1000.00</Total><Currency>504</Currency></CC5Request>',
    '<Type>Void</Type></CC5Request>',
    '<Type>Credit</Type><Total>1000.50</Total><Currency>504</Currency></CC5Request>',
  ])
})

test('rejects an approval with another code', async () => {
  answer = { status: 200, body: '<CC5Response><ProcReturnCode>99</ProcReturnCode><Response>Approved</Response></CC5Response>' }
  expect(await captureOrder(account, 'R1-1', 100)).toMatchObject({ approved: false, code: '99' })
})

test('throws GatewaySilent for an error page or failed response', async () => {
  const approved = '<CC5Response><ProcReturnCode>00</ProcReturnCode><Response>Approved</Response></CC5Response>'
  for (const [status, body] of [
    [200, '<html>Maintenance</html>'],
    [500, approved],
  ] as const) {
    answer = { status, body }
    await expect(captureOrder(account, 'R1-1', 100)).rejects.toThrow(`the gate answered ${status}`)
  }
})

test('returns the reason of a rejected request, truncated', async () => {
  answer = { status: 200, body: `<CC5Response><Response>Error</Response><ErrMsg>${'x'.repeat(400)}</ErrMsg></CC5Response>` }
  expect(await voidOrder(account, 'R1-1')).toEqual({ approved: false, code: null, transaction: null, message: 'x'.repeat(300) })
  says('<ErrMsg>Not &lt;settled&gt; yet</ErrMsg>', 'Declined')
  expect(await refundOrder(account, 'R1-1', 100)).toMatchObject({ approved: false, message: 'Not <settled> yet' })
})

test('builds a signed form with every field of the kit', () => {
  const urls = { shopUrl: 'https://s/x', callbackUrl: 'https://s/c', okUrl: 'https://s/ok', failUrl: 'https://s/fail' }
  const payer = { name: ' Aïcha\r\nEl | Test\\1 \u2028', email: 'a@exemple.ma', phone: '+212612345678' }
  const { action, fields } = gateForm(account, { oid: 'R1-1', amount: 1000, payer, language: 'ar', seconds: 900, ...urls })
  expect(action).toBe(account.gateUrl)
  expect(fields).toMatchObject({
    clientid: '600000000',
    storetype: '3D_PAY_HOSTING',
    TranType: 'PreAuth',
    amount: '1000.00',
    currency: '504',
    lang: 'ar',
    BillToName: 'Aïcha El | Test\\1',
    email: 'a@exemple.ma',
    tel: '+212612345678',
    CallbackResponse: 'true',
    sessiontimeout: '900',
    encoding: 'UTF-8',
  })
  const long = { name: 'n'.repeat(300), email: 'e'.repeat(300), phone: '1'.repeat(300) }
  const cut = gateForm(account, { oid: 'R1-1', amount: 1000, payer: long, language: 'ar', seconds: 900, ...urls }).fields
  expect([cut.BillToName?.length, cut.email?.length, cut.tel?.length]).toEqual([100, 254, 20])
  for (const value of Object.values(fields)) expect(value).toBe(value.trim())
  expect(isSigned(fields, account.storeKey)).toBe(true)
})

test('builds URLs under the base path of the public origin', () => {
  const at = (settings: Record<string, string>) =>
    ownAddress({ config: readConfig({ PUBLIC_URL: 'https://www.exemple.ma', ...settings }) }, '/api/payments')
  expect([at({}), at({ BASE_PATH: '/occasion/' })]).toEqual([
    'https://www.exemple.ma/api/payments',
    'https://www.exemple.ma/occasion/api/payments',
  ])
})
