import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { requestQuery } from '#testing/purchase-papers.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
  await query(`update settings set value = 'false' where key = 'purchases.phoneCode'`)
  await account('claimer', 'salma@exemple.ma')
  await account('other', 'other@exemple.ma')
})
afterAll(() => api.close())
beforeEach(() => query('delete from contact_attempts'))

const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows
async function account(subject: string, email: string): Promise<void> {
  await query(
    `insert into customers (user_id, first_name, last_name, email, email_verified, phone) values ($1, 'S', 'A', $2, true, '+2126999999' || length($1))`,
    [subject, email],
  )
}
let plates = 1000
async function send(changes: Record<string, string> = {}): Promise<{ id: number; key: string }> {
  const asked = new URLSearchParams({ ...requestQuery, RegistrationNumber: `${plates++}A5`, ...changes })
  const answer = await api.app.inject({ method: 'POST', url: `/vehiclepurchases?${asked}`, headers: await api.headers() })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
async function ask(method: 'GET' | 'POST', url: string, subject?: string, payload?: object) {
  const answer = await api.app.inject({ method, url, headers: await api.headers(subject), ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.body ? answer.json() : null }
}
const own = async (subject: string) => (await ask('GET', '/api/customers/purchases', subject)).body.map(({ id }: { id: number }) => id)
const claim = (given: object, subject?: string) => ask('POST', '/api/customers/purchases/claims', subject, given)
const letters = (id: number) =>
  query(`select recipient, content::text as content from messages where key like 'purchases.claim:' || $1 || ':%'`, [id])

test('mails one claim link, which moves the request under a new key', async () => {
  const { id, key } = await send()
  await query(
    `insert into appointments (kind, storage_area_id, place, starts, ends, customer_id, purchase_id, created, last_modified)
     select 'Expertise', 1, 1, '2026-04-01T10:00Z', '2026-04-01T10:45Z', customer_id, id, now(), now() from vehicle_purchases where id = $1`,
    [id],
  )
  expect([await own('claimer'), await own('claimer'), await own('other')]).toEqual([[], [], []])
  const [letter, ...more] = await letters(id)
  expect([letter.recipient, more.length]).toEqual(['salma@exemple.ma', 0])
  const token = (letter.content as string).match(/history\?claimSale=([\w.-]+)/)?.[1] ?? ''
  expect((await claim({ token })).status).toBe(401)
  const wrong = [
    await claim({ token }, 'other'),
    await claim({ token: `${token.slice(0, -1)}_` }, 'claimer'),
    await claim({ token: '1.x' }, 'claimer'),
  ]
  expect(wrong.map(({ status }) => status)).toEqual([404, 404, 404])
  // an account with an unconfirmed e-mail gets no mail
  await query(`update customers set email_verified = false where user_id = 'claimer'`)
  expect((await claim({ token }, 'claimer')).status).toBe(404)
  await query(`update customers set email_verified = true where user_id = 'claimer'`)

  const { status, body } = await claim({ token }, 'claimer')
  expect(status).toBe(200)
  expect(await own('claimer')).toEqual([id])
  expect(body.key).not.toBe(key)
  // the old key no longer works
  expect((await ask('GET', `/api/purchases/${key}`)).status).toBe(404)
  expect((await ask('GET', `/api/purchases/${body.key}`, 'other')).status).toBe(404)
  const [visit] = await query('select c.user_id from appointments a join customers c on c.id = a.customer_id where a.purchase_id = $1', [
    id,
  ])
  expect(visit).toEqual({ user_id: 'claimer' })
  expect((await claim({ token }, 'claimer')).status).toBe(404)
})

test('rejects a claim by an account with another e-mail', async () => {
  const { id } = await send({ Email: 'other@exemple.ma' })
  expect([await own('other'), await own('claimer')]).not.toContainEqual([id])
  expect(await letters(id)).toHaveLength(1)
  // a booking token is no claim token
  const { claimToken } = await import('#domains/processes/buying/bookings/person/service.ts')
  expect((await claim({ token: claimToken(api.deps, id, 'other@exemple.ma') }, 'other')).status).toBe(404)
})

test('offers a request only to the account with its e-mail and phone', async () => {
  const offers = async (subject?: string) => (await ask('GET', '/api/customers/purchases/claims', subject)).body
  const confirmed = (email: boolean, phone: boolean) =>
    query(`update customers set email_verified = $1, phone_verified = $2, phone = '+212677889900' where user_id = 'claimer'`, [
      email,
      phone,
    ])
  const { id, key } = await send({ Phone: '0677889900', Email: 'salma@exemple.ma' })
  await send({ Phone: '0677889900', Email: 'another@exemple.ma' })
  await send({ Phone: '0677889911', Email: 'salma@exemple.ma' })
  for (const [email, phone] of [
    [true, false],
    [false, true],
    [false, false],
  ] as const) {
    await confirmed(email, phone)
    expect([email, phone, await offers('claimer')]).toEqual([email, phone, []])
  }
  expect((await ask('GET', '/api/customers/purchases/claims')).status).toBe(401)
  await confirmed(true, true)
  const [offer, ...more] = await offers('claimer')
  expect([offer, more]).toEqual([
    { token: expect.stringMatching(new RegExp(`^${id}\\.`)), title: 'Dacia Duster', created: expect.any(String) },
    [],
  ])
  expect(await offers('other')).toEqual([])
  // the token is bound to the account's e-mail
  expect((await claim({ token: offer.token }, 'other')).status).toBe(404)
  const { status, body } = await claim({ token: offer.token }, 'claimer')
  expect([status, body.key === key, await offers('claimer')]).toEqual([200, false, []])
  expect(await own('claimer')).toContain(id)
})

test('claims by key only with the code to the phone', async () => {
  const { id, key } = await send({ Phone: '0611223344', Email: 'third@exemple.ma' })
  expect(await claim({ key }, 'claimer')).toMatchObject({ status: 403, body: { code: 'PhoneUnconfirmed' } })
  await ask('POST', '/phonenumbers/send?phone=0611223344')
  const [sms] = await query(
    `select content ->> 'text' as text from messages where channel = 'Sms' and recipient = '+212611223344' order by id desc limit 1`,
  )
  const code = (sms.text as string).match(/\d{6}/)?.[0]
  expect((await ask('POST', `/phonenumbers/check?phone=0611223344&code=${code}`)).status).toBeLessThan(300)
  const { status, body } = await claim({ key }, 'claimer')
  expect(status).toBe(200)
  expect(await own('claimer')).toContain(id)
  expect([(await claim({ key: body.key }, 'other')).status, (await claim({ key }, 'other')).status]).toEqual([404, 404])
  expect((await claim({}, 'claimer')).status).toBe(400)
})
