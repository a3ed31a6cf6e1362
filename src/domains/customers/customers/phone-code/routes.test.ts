import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Clock } from '#platform/clock.ts'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { typedCode } from './rules.ts'
import { checkPhoneCode, isPhoneShown, sendPhoneCode } from './service.ts'
import { removeOutdatedCodes } from './store.ts'

let api: TestApi
let now = new Date(testNow)
const clock: Clock = { now: () => now }
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

beforeAll(async () => {
  api = await testApi({ clock })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date(testNow)
  await api.deps.pool.query('truncate phone_codes, phone_code_attempts, messages, customers cascade')
})

interface Asking {
  subject?: string
  language?: string
  from?: string
  path?: string
}

async function post(
  query: Record<string, string>,
  { subject, language = 'fr', from = '10.0.0.1', path = '/phonenumbers/send' }: Asking = {},
) {
  const answer = await api.app.inject({
    method: 'POST',
    url: `${path}?${new URLSearchParams(query)}`,
    headers: { ...(await api.headers(subject)), 'accept-language': language },
    remoteAddress: from,
  })
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
}

const send = (phone: string, asking: Asking = {}) => post({ phone }, asking)
const check = (phone: string, code: string, asking: Asking = {}) => post({ phone, code }, { path: '/phonenumbers/check', ...asking })

async function messages(): Promise<{ recipient: string; language: string; text: string; expires: Date }[]> {
  const { rows } = await api.deps.pool.query(
    "select recipient, language, content ->> 'text' as text, expires from messages where channel = 'Sms' order by id",
  )
  return rows
}

async function lastCode(): Promise<string> {
  return (await messages()).at(-1)?.text.match(/\d{6}/)?.[0] ?? ''
}

/** A code that is surely not the one that was sent. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('sending', () => {
  test("sends a six-digit SMS in the caller's language and stores a hash", async () => {
    expect(await send('06 12 34 56 78', { language: 'ar' })).toEqual({ status: 204, body: null })
    const [sms, ...others] = await messages()
    expect(others).toEqual([])
    expect(sms).toMatchObject({ recipient: '+212612345678', language: 'ar', expires: new Date('2026-03-15T10:10:00Z') })
    expect(sms?.text).toMatch(/^\d{6} [\u0600-\u06ff]/)
    const { rows } = await api.deps.pool.query('select * from phone_codes')
    expect(JSON.stringify(rows)).not.toContain(await lastCode())
  })

  test.each(['', '0812345678', '612345678', '+33612345678', '06123456789', 'x'.repeat(41), '0612345678\u0000'])(
    'refuses %j and names the field in both languages',
    async (phone) => {
      const { status, body } = await send(phone)
      expect([status, body.code, body.message.includes('«\u00a0phone\u00a0»')]).toEqual([400, 'BadRequest', true])
      expect((await send(phone, { language: 'ar' })).body.message).toMatch(/[\u0600-\u06ff]/)
      expect(await messages()).toEqual([])
    },
  )

  test.each(['0522123456', '0801001234', '0891001234'])('sends no SMS to %s, which cannot receive one', async (phone) => {
    expect((await send(phone)).body).toMatchObject({
      code: 'BadRequest',
      message: '«\u00a0phone\u00a0» doit être un numéro de mobile marocain, en 06 ou 07.',
    })
  })

  test('limits SMS per number in any writing', async () => {
    const writings = ['0612345678', '+212612345678', '06 12 34 56 78']
    for (const [i, phone] of writings.entries()) expect((await send(phone, { from: `10.0.0.${i}` })).status).toBe(204)
    expect(await send('00212612345678', { from: '10.0.0.9' })).toMatchObject({ status: 429, body: { code: 'TooManyRequests' } })
    expect((await send('0612345679')).status).toBe(204)
    later(9.99)
    expect((await send('0612345678')).status).toBe(429)
    later(0.01)
    for (let i = 0; i < 7; i++) {
      expect((await send('0612345678')).status).toBe(204)
      later(10)
    }
    expect((await send('0612345678')).status).toBe(429)
    later(1440)
    expect((await send('0612345678')).status).toBe(204)
  })

  test('limits SMS per network', async () => {
    const number = (i: number) => `06${String(i).padStart(8, '0')}`
    for (let i = 0; i < 20; i++) expect((await send(number(i))).status).toBe(204)
    expect((await send(number(20))).status).toBe(429)
    expect((await send(number(20), { from: '10.0.0.2' })).status).toBe(204)
    later(9.99)
    expect((await send(number(21))).status).toBe(429)
    later(0.01)
    expect((await send(number(21))).status).toBe(204)
    // and for a hundred a day
    const { rows } = await api.deps.pool.query('select who from phone_code_attempts group by who having count(*) = 21')
    await api.deps.pool.query(
      `insert into phone_code_attempts (kind, who, created) select 'Send', $1, $2::timestamptz - interval '20 minutes' from generate_series(1, 78)`,
      [rows[0].who, now],
    )
    expect([(await send(number(22))).status, (await send(number(23))).status]).toEqual([204, 429])
    later(1440)
    expect((await send(number(23))).status).toBe(204)
  })

  test('limits all SMS per hour, sign-in separately', async () => {
    const { pool } = api.deps
    await pool.query("update settings set value = '10' where key = 'customers.codesHourly'")
    const ask = async (i: number) => (await send(`06${String(i).padStart(8, '0')}`, { from: `10.0.${i}.1` })).status
    for (let i = 0; i < 10; i++) expect(await ask(i)).toBe(204)
    expect([await ask(10), (await messages()).length]).toEqual([429, 10])
    await sendPhoneCode(api.deps, '0612345678', 'fr', '10.1.0.1', 'Account')
    later(59.99)
    expect(await ask(10)).toBe(429)
    later(0.01)
    expect(await ask(10)).toBe(204)
    await pool.query("update settings set value = '300' where key = 'customers.codesHourly'")
  })

  test('a household of IPv6 addresses counts as one', async () => {
    const number = (i: number) => `06${String(i).padStart(8, '0')}`
    for (let i = 0; i < 20; i++) expect((await send(number(i), { from: `2001:db8:0:1::${i + 1}` })).status).toBe(204)
    expect((await send(number(20), { from: '2001:db8:0:1:aaaa::1' })).status).toBe(429)
    expect((await send(number(20), { from: '2001:db8:0:2::1' })).status).toBe(204)
  })

  test('enforces the limit for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('0612345678')))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 204, 429, 429, 429, 429, 429])
    expect(await messages()).toHaveLength(3)
  })

  test('what is refused is not counted and leaves no code', async () => {
    for (let i = 0; i < 5; i++) await send('0522123456')
    expect((await api.deps.pool.query('select from phone_code_attempts')).rowCount).toBe(0)
  })
})

describe('checking', () => {
  test('takes the code once, whatever is typed between its digits', async () => {
    await send('0612345678')
    const code = await lastCode()
    expect(await check('+212 612 345 678', ` ${code.slice(0, 3)} ${code.slice(3)}`)).toEqual({ status: 204, body: null })
    expect(await check('0612345678', code)).toMatchObject({ status: 400, body: { code: 'BadRequest' } })
  })

  test('accepts one of two concurrent checks', async () => {
    await send('0612345678')
    const code = await lastCode()
    const answers = await Promise.all([check('0612345678', code), check('0612345678', code), check('0612345678', code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400])
  })

  test('is over after five tries, right or not', async () => {
    await send('0612345678')
    const code = await lastCode()
    for (let i = 0; i < 5; i++)
      expect((await check('0612345678', wrong(code))).body.message).toBe(
        '«\u00a0code\u00a0» n’est pas le bon code. Vérifiez le dernier SMS reçu.',
      )
    expect((await check('0612345678', code)).body.message).toBe('«\u00a0code\u00a0» n’est plus valable. Demandez un nouveau code.')
  })

  test('counts concurrent attempts', async () => {
    await send('0612345678')
    const code = await lastCode()
    await Promise.all(Array.from({ length: 8 }, () => check('0612345678', wrong(code))))
    expect((await check('0612345678', code)).status).toBe(400)
  })

  test('is over after ten minutes', async () => {
    await send('0612345678')
    later(10)
    expect((await check('0612345678', await lastCode())).status).toBe(400)
  })

  test('a new code replaces the one before and gives five tries again', async () => {
    await send('0612345678')
    const first = await lastCode()
    for (let i = 0; i < 5; i++) await check('0612345678', wrong(first))
    await send('0612345678')
    const second = await lastCode()
    if (first !== second) expect((await check('0612345678', first)).status).toBe(400)
    expect((await check('0612345678', second)).status).toBe(204)
  })

  test('rejects the code of another number', async () => {
    await send('0612345678')
    expect((await check('0612345679', await lastCode())).status).toBe(400)
  })

  test.each(['12345', '1234567', 'abcdef', '12345a'])('%s is no code and costs no try', async (typed) => {
    await send('0612345678')
    const code = await lastCode()
    for (let i = 0; i < 6; i++) expect((await check('0612345678', typed)).status).toBe(400)
    expect((await check('0612345678', code)).status).toBe(204)
  })

  test('an address guesses at thirty in ten minutes', async () => {
    for (let i = 0; i < 30; i++) expect((await check('0612345678', '123456')).status).toBe(400)
    expect((await check('0612345678', '123456')).status).toBe(429)
    expect((await check('0612345678', '123456', { from: '10.0.0.2' })).status).toBe(400)
    later(9.99)
    expect((await check('0612345678', '123456')).status).toBe(429)
    later(0.01)
    expect((await check('0612345678', '123456')).status).toBe(400)
  })

  test('separates codes of sign-in from other codes', async () => {
    for (let i = 0; i < 3; i++) await sendPhoneCode(api.deps, '0612345678', 'fr', '10.0.0.1', 'Account')
    const code = await lastCode()
    // a number to which none was sent is answered alike, however often it is asked
    const answer = async (phone: string, typed: string) => {
      const { status, body } = await check(phone, typed)
      return { status, body: { ...body, requestId: undefined } }
    }
    for (const typed of [wrong(code), code]) expect(await answer('0612345678', typed)).toEqual(await answer('0612345679', typed))
    expect((await send('0612345678')).status).toBe(204)
    await checkPhoneCode(api.deps, '0612345678', code, { purpose: 'Account' })
  })

  test('a code outlives a change of the secrets', async () => {
    await send('0612345678')
    const keys = { ...api.deps.keys, cookies: ['a fresh secret of thirty-two letters', ...api.deps.keys.cookies] }
    await checkPhoneCode({ ...api.deps, keys }, '0612345678', await lastCode())
  })

  test('confirms the number of the caller’s card, and no other', async () => {
    const card = async () => (await api.app.inject({ url: '/api/customers/current', headers: await api.headers('salma') })).json()
    const { id } = await card()
    await api.deps.pool.query("update customers set phone = '+212612345678' where id = $1", [id])
    await send('0712345678')
    await check('0712345678', await lastCode(), { subject: 'salma' })
    expect((await card()).phoneVerified).toBe(false)
    await send('0612345678')
    await check('0612345678', await lastCode(), { subject: 'salma' })
    expect((await card()).phoneVerified).toBe(true)
  })
})

test('deletes identifying data after a day', async () => {
  await send('0612345678')
  const { rows } = await api.deps.pool.query('select who from phone_code_attempts')
  for (const { who } of rows) expect(who).toMatch(/^[\w-]{43}$/)
  const left = async () => {
    const tables = ['phone_codes', 'phone_code_attempts'].map((table) => api.deps.pool.query(`select from ${table}`))
    return (await Promise.all(tables)).map(({ rowCount }) => Number(rowCount) > 0)
  }
  await removeOutdatedCodes(api.deps.db, new Date('2026-03-15T10:10:00Z'))
  expect(await left()).toEqual([true, true])
  await removeOutdatedCodes(api.deps.db, new Date('2026-03-16T10:00:00Z'))
  expect(await left()).toEqual([false, true])
  await removeOutdatedCodes(api.deps.db, new Date('2026-03-16T10:00:01Z'))
  for (const table of ['phone_codes', 'phone_code_attempts']) expect((await api.deps.pool.query(`select from ${table}`)).rowCount).toBe(0)
})

test('a code may be typed in Arabic digits', () => {
  expect(typedCode('١٢٣ ٤٥٦')).toBe('123456')
})

test('a number shown by its code counts for an hour, from that network alone', async () => {
  await send('0612345678')
  expect((await check('0612345678', await lastCode())).status).toBe(204)
  const shown = (address: string) => isPhoneShown(api.deps, '0612345678', address)
  later(59)
  expect([await shown('10.0.0.1'), await shown('192.168.7.1')]).toEqual([true, false])
  later(1)
  expect(await shown('10.0.0.1')).toBe(false)
})
