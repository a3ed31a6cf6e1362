import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAnnounce } from '#platform/announce.ts'
import { type GatewayForm, type TestGateway, testGateway } from '#testing/gateway.ts'
import { holds } from '#testing/property.ts'
import { callbacksByVerdict, takeCallback } from './callback.ts'
import { sandboxAccount } from './gateway.fake.ts'
import { gateForm } from './gateway.ts'
import { startPayment } from './service.ts'
import { type GatewayFields, isAnswerTo, isSigned, sealed, signature } from './signature.ts'

const storeKey = 'SKEY|1\\x'
const account = {
  clientId: '600000000',
  storeKey,
  gateUrl: 'https://gate.example/',
  apiUrl: 'https://gate.example/api',
  user: 'u',
  password: 'p',
}
const oid = 'R17-1-0a1b2c3d'

/** What only the gateway writes, approved or refused. */
function answer(form: GatewayFields, code: string, change: Record<string, string> = {}): GatewayFields {
  const { HASH: _sent, ...asked } = form
  const approved = code === '00'
  const said = {
    ...asked,
    rnd: 'Zk3x',
    ReturnOid: oid,
    ProcReturnCode: code,
    Response: approved ? 'Approved' : 'Declined',
    ErrMsg: approved ? '' : 'Insufficient funds',
    TransId: '26015KGeB11213',
    AuthCode: approved ? '123456' : '',
    HostRefNum: '601512345678',
    mdStatus: '1',
    maskedCreditCard: '4000 00** **** 0010',
    'EXTRA.CARDBRAND': 'VISA',
    'EXTRA.TRXDATE': '20260115 10:21:33',
    ...change,
  }
  return { ...said, HASH: signature(said, storeKey) }
}

/** A form of ours with values chosen by the payer, including words of the gateway. */
const forms = fc
  .record({
    name: fc.oneof(fc.constantFrom('Approved', '00', 'Declined', oid, 'Aïcha El | Test\\1'), fc.string({ maxLength: 100 })),
    email: fc.constantFrom('00@exemple.ma', 'client@exemple.ma', 'Approved', '00', oid),
    phone: fc.constantFrom('+212612345678', '00', '0'),
    language: fc.constantFrom('fr' as const, 'ar' as const),
    seconds: fc.integer({ min: 30, max: 2700 }),
  })
  .map(({ language, seconds, ...payer }) => {
    const at = 'https://shop.example/api/payments/cmi'
    const urls = { shopUrl: 'https://shop.example/cars/1', callbackUrl: `${at}/callback`, okUrl: `${at}/ok`, failUrl: `${at}/fail` }
    return gateForm(account, { oid, amount: 1000, payer, language, seconds, ...urls }).fields
  })

const answerNames = [
  'ReturnOid',
  'ProcReturnCode',
  'Response',
  'TransId',
  'AuthCode',
  'HostRefNum',
  'mdStatus',
  'ErrMsg',
  'maskedCreditCard',
]

/** Signed fields whose values have other names, in the same order: the signature stays what it was. */
function renamed(signed: GatewayFields, { names, order }: { names: readonly string[]; order: readonly number[] }): GatewayFields {
  const lower = (name: string) => name.toLowerCase()
  const byName = (a: string, b: string) => (lower(a) < lower(b) ? -1 : 1)
  const values = Object.keys(signed)
    .filter((name) => !['hash', 'encoding'].includes(lower(name)))
    .sort(byName)
    .map((name) => signed[name] ?? '')
  const fields = [...names].sort(byName).map((name, at): [string, string] => [name, values[at] ?? ''])
  const shuffled = fields.map((field, at) => ({ field, at: order[at] ?? 0 })).sort((a, b) => a.at - b.at)
  return Object.fromEntries([...shuffled.map(({ field }) => field), ['HASH', signed.HASH ?? ''], ['encoding', 'UTF-8']])
}

/** Field names: mostly sent ones, some of responses only, some unknown. */
const namesFor = (signed: GatewayFields) => {
  const own = Object.keys(signed).filter((name) => !['HASH', 'encoding'].includes(name))
  const pool = [...new Set([...own, ...answerNames, 'further', 'zzz', 'a1'])]
  const size = { minLength: own.length, maxLength: own.length }
  return fc.record({
    names: fc.oneof(fc.shuffledSubarray(pool, size), fc.constant(own)),
    order: fc.array(fc.nat(1000), size),
  })
}

describe('rejects a signed form with renamed fields', () => {
  test('never makes an answer of the form that we signed', () =>
    holds(
      fc.property(
        forms.chain((form) => fc.tuple(fc.constant(form), namesFor(form))),
        ([form, names]) => {
          const forged = renamed(form, names)
          expect(isSigned(forged, storeKey)).toBe(true)
          expect(isAnswerTo(sealed(form, storeKey), forged, storeKey)).toBe(false)
        },
      ),
      { runs: 2000 },
    ))

  test('never makes an approval of a refusal that the gateway signed', () =>
    holds(
      fc.property(
        forms.chain((form) => {
          const refusal = answer(form, '51')
          return fc.tuple(fc.constant({ form, refusal }), namesFor(refusal))
        }),
        ([{ form, refusal }, names]) => {
          const forged = renamed(refusal, names)
          expect(isSigned(forged, storeKey)).toBe(true)
          expect(forged.ProcReturnCode === '00' && isAnswerTo(sealed(form, storeKey), forged, storeKey)).toBe(false)
        },
      ),
      { runs: 2000 },
    ))
})

test('an answer of the gateway is believed in any order of its fields and any spelling of their names', () =>
  holds(
    fc.property(forms, fc.constantFrom('00', '51', '', '99'), fc.array(fc.nat(1000)), fc.boolean(), (form, code, order, small) => {
      const said = Object.entries(answer(form, code)).map(([name, value], at) => ({
        field: [small ? name.toLowerCase() : name, value] as const,
        at: order[at] ?? at,
      }))
      const fields = Object.fromEntries(said.sort((a, b) => a.at - b.at).map(({ field }) => field))
      expect(isSigned(fields, storeKey) && isAnswerTo(sealed(form, storeKey), fields, storeKey)).toBe(true)
    }),
    { runs: 500 },
  ))

test.each([
  ['a field that was sent is missing', { email: undefined }],
  ['a field that was sent has another value', { tel: '+212600000000' }],
  ['it names another order', { ReturnOid: 'R17-2-0a1b2c3d' }],
  ['it has no word of its own', { Response: '' }],
  ['its code and its word differ', { Response: 'Declined' }],
  ['it has no number of the transaction', { TransId: '' }],
  ['one name comes in two spellings', { AMOUNT: '1000.00' }],
])('an approval is none where %s', (_name, change) => {
  const [form] = fc.sample(forms, 1) as [GatewayFields]
  const { HASH: _hash, ...whole }: Record<string, string | undefined> = { ...answer(form, '00'), ...change }
  const fields = Object.fromEntries(Object.entries(whole).filter((field): field is [string, string] => field[1] !== undefined))
  expect(isAnswerTo(sealed(form, storeKey), { ...fields, HASH: signature(fields, storeKey) }, storeKey)).toBe(false)
})

test('seals the stored form', () => {
  const [form] = fc.sample(forms, 1) as [GatewayFields]
  expect(JSON.stringify(sealed({ ...form, email: 'client@exemple.ma' }, storeKey))).not.toContain('exemple')
})

describe('over the wire', () => {
  let gateway: TestGateway
  let now: Date
  beforeAll(async () => {
    gateway = await testGateway({ clock: { now: () => now }, settings: { LOG_LEVEL: 'silent' } })
    const { deps } = gateway.api
    deps.announce = createAnnounce({}, () => deps)
  })
  afterAll(() => gateway.api.close())
  beforeEach(() => {
    now = new Date('2026-03-16T10:00:00Z')
  })

  async function begin(): Promise<{ id: string; form: GatewayForm }> {
    const { deps } = gateway.api
    const payer = { name: 'Aïcha El Amrani', email: 'client@exemple.ma', phone: '+212612345678' }
    const paths = { shopPath: '/cars/123', donePath: '/payment-success?booking=k', failedPath: '/payment-failure?booking=k' }
    const expires = new Date(now.getTime() + 15 * 60_000)
    const wish = { purpose: 'BookingDeposit', ownerId: 7, amount: 1000, payer, language: 'fr', expires, ...paths } as const
    const { id } = await deps.db.transaction().execute((trx) => startPayment(deps, trx, wish))
    return { id, form: await gateway.attempt(id) }
  }
  const stateOf = async (id: string) => ((await (await fetch(`${gateway.site}/api/payments/${id}`)).json()) as { state: string }).state
  const send = async (path: string, fields: GatewayFields) => gateway.post(`${gateway.site}/api/payments/cmi/${path}`, fields)

  test('rejects a form with one renamed field, also on return pages', async () => {
    const { id, form } = await begin()
    const { refreshtime, ...rest } = form.fields
    const forged = { ...rest, ProcReturnCode: refreshtime ?? '' }
    expect(isSigned(forged, sandboxAccount(gateway.api.deps).storeKey)).toBe(true)
    const before = callbacksByVerdict.WrongFields
    expect(await (await send('callback', forged)).text()).toBe('FAILURE')
    expect(callbacksByVerdict.WrongFields - before).toBe(1)
    expect(await gateway.events(form.fields.oid ?? '')).toEqual(['Callback WrongFields'])
    expect(await stateOf(id)).toBe('Started')
    for (const path of ['ok', 'fail'])
      for (const fields of [forged, form.fields]) expect((await send(path, fields)).headers.get('location')).toBe('/')
  })

  test("requires the gateway's confirmation of an approval", async () => {
    const { id, form } = await begin()
    const page = await gateway.open(form)
    const deps = gateway.api.deps
    // signed by the right key, but the order is still open there
    const { HASH: _hash, ...asked } = form.fields
    const said = { ...asked, ReturnOid: asked.oid ?? '', ProcReturnCode: '00', Response: 'Approved', TransId: 't1' }
    const answered = await send('callback', { ...said, HASH: signature(said, sandboxAccount(deps).storeKey) })
    expect([await answered.text(), await stateOf(id)]).toEqual(['APPROVED', 'Started'])
    expect(await gateway.events(page.oid)).toEqual(['Callback Unconfirmed'])
    await page.pay()
    expect([await page.state(), await stateOf(id)]).toEqual(['Captured', 'Approved'])
  })

  test('a callback that cannot be looked up is a failure that the operator hears of, and counts', async () => {
    const { deps } = gateway.api
    const told = vi.spyOn(deps.log, 'error')
    const before = callbacksByVerdict.Failed
    const { clientId, storeKey: key } = sandboxAccount(deps)
    const said = { clientid: clientId, oid: 'R17\0', ProcReturnCode: '00', Response: 'Approved', TransId: 't1' }
    expect(await takeCallback(deps, { ...said, HASH: signature(said, key) })).toBe('FAILURE')
    expect([callbacksByVerdict.Failed - before, told.mock.calls.length]).toEqual([1, 1])
  })

  test('leaves the money held while the gateway is unreachable', async () => {
    const { id, form } = await begin()
    const page = await gateway.open(form)
    const { config } = gateway.api.deps
    config.payments = { ...sandboxAccount(gateway.api.deps), apiUrl: 'http://localhost:9/fim/api' }
    await page.pay()
    expect([await page.state(), await stateOf(id)]).toEqual(['Authorised', 'Started'])
    config.payments = 'sandbox'
    now = new Date(now.getTime() + 120_000)
    await gateway.work()
    expect([await page.state(), await stateOf(id)]).toEqual(['Captured', 'Captured'])
  })
})
