import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anonymous } from '#shared/actor.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { sweepAds } from '../jobs.ts'
import { advertsData } from '../seller/service.ts'
import { getSellerContact } from './service.ts'

describe('conversations', () => {
  let api: TestApi
  let now = new Date('2026-03-16T10:00:00Z')
  beforeAll(async () => {
    api = await testApi({ settings: { CHECK_ANSWERS: 'true' }, clock: { now: () => now } })
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    now = new Date('2026-03-16T10:00:00Z')
    await api.deps.pool.query('truncate ad_conversations, ad_blocks, ad_reports, messages cascade')
  })

  interface Said {
    status: number
    // biome-ignore lint/suspicious/noExplicitAny: answers are held against the contract by the server
    body: any
  }
  async function ask(
    who: string,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    roles?: 'agent'[],
  ): Promise<Said> {
    const headers = await api.headers(who, roles)
    const answer = await api.app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.body && answer.json() }
  }
  const talk = (id: number, rest = '') => `vehicleads/conversations/${id}${rest}`
  const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows

  /** A published advert of somebody; gives its number and that of its car. */
  async function advert(subject: string): Promise<{ id: number; car: number }> {
    const made = await ask(subject, 'POST', 'vehicleads/save', { disposedVehicle: { brand: 'Dacia', model: 'Duster' } })
    const { id, disposedVehicleId: car } = made.body
    await query("update vehicle_ads set last_status = 'Published' where id = $1", [id])
    await query('update customers set first_name = $2, email = $3, phone = $4 where user_id = $1', [
      ...[subject, `Prénom-${subject}`, `${subject}@exemple.ma`, `+2126${String(id).padStart(8, '0')}`],
    ])
    return { id, car }
  }
  const write = (who: string, car: number, text = 'Bonjour, est-elle encore à vendre ?') =>
    ask(who, 'POST', `vehicleads/vehicle/${car}/messages`, { text })
  const told = () => query("select recipient, channel, content from messages where key like 'adverts.message:%' order by id")

  test('a buyer writes, the seller reads and answers; neither reads an address of the other', async () => {
    const { car } = await advert('seller-1')
    const begun = await write('buyer-1', car)
    expect(begun).toMatchObject({ status: 200, body: { side: 'Buyer', state: 'Open', other: 'Prénom-seller-1', unread: 0 } })
    await query("update customers set email = 'buyer-1@exemple.ma', phone = '+212699999999', first_name = 'Hind' where user_id = 'buyer-1'")
    const { body: list } = await ask('seller-1', 'GET', 'vehicleads/conversations')
    expect(list).toMatchObject({ unread: 1, results: [{ id: begun.body.id, side: 'Seller', other: 'Hind', unread: 1, lastIsOwn: false }] })
    const answered = await ask('seller-1', 'POST', talk(begun.body.id, '/messages'), { text: ' Oui, venez samedi. ' })
    // each is told of what the other writes
    expect((await told()).map(({ recipient }) => recipient)).toEqual(['seller-1@exemple.ma', 'buyer-1@exemple.ma'])
    expect(answered.body.messages.map(({ text, isOwn }: { text: string; isOwn: boolean }) => [text, isOwn])).toEqual([
      ['Bonjour, est-elle encore à vendre ?', false],
      ['Oui, venez samedi.', true],
    ])
    const seen = await ask('buyer-1', 'GET', talk(begun.body.id))
    expect(seen.body.messages).toHaveLength(2)
    for (const said of [list, answered.body, seen.body]) expect(JSON.stringify(said)).not.toMatch(/@exemple|\+212|Alami|lastName|buyerId/)
    // the same conversation goes on from the page of the car
    expect((await write('buyer-1', car, 'Parfait.')).body).toMatchObject({ id: begun.body.id, messages: [{}, {}, { text: 'Parfait.' }] })
  })

  test('only the two read and write it', async () => {
    const { car } = await advert('seller-2')
    const { id } = (await write('buyer-2', car)).body
    for (const [method, rest, payload] of [
      ['GET', ''],
      ['POST', '/messages', { text: 'moi aussi' }],
      ['POST', '/read', { upTo: 1 }],
      ['PUT', '/stop'],
      ['DELETE', '/stop'],
      ['PUT', '/block'],
      ['DELETE', '/block'],
      ['POST', '/reports', { reason: 'Scam' }],
    ] as const)
      for (const who of ['stranger', 'seller-1'])
        expect([method, rest, (await ask(who, method, talk(id, rest), payload)).status]).toEqual([method, rest, 404])
    expect((await ask('stranger', 'GET', 'vehicleads/conversations')).body).toMatchObject({ rowCount: 0, unread: 0, results: [] })
    expect((await ask('an-agent', 'GET', `staff/${talk(id)}`, undefined, ['agent'])).status).toBe(404)
  })

  test('notifies once until read, by SMS without an e-mail', async () => {
    const { car } = await advert('seller-3')
    const { id } = (await write('buyer-3', car, 'Un')).body
    await write('buyer-3', car, 'Deux')
    const [mail, ...more] = await told()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ recipient: 'seller-3@exemple.ma', channel: 'Email' })
    const said = JSON.stringify(mail.content)
    expect(said).toContain(`/messages/${id}`)
    expect(said).not.toMatch(/Un"|Deux|\+212/)
    const { messages } = (await ask('seller-3', 'GET', talk(id))).body
    // what was read once stays read
    for (const { id: upTo } of messages.toReversed()) await ask('seller-3', 'POST', talk(id, '/read'), { upTo })
    expect((await ask('seller-3', 'GET', 'vehicleads/conversations')).body).toMatchObject({ unread: 0, results: [{ unread: 0 }] })
    await query("update customers set email = null, phone_verified = true where user_id = 'seller-3'")
    await write('buyer-3', car, 'Trois')
    expect((await told())[1]).toMatchObject({ channel: 'Sms', content: { text: expect.stringContaining(`/messages/${id}`) } })
    // what one writes oneself has been read
    await ask('seller-3', 'POST', talk(id, '/messages'), { text: 'Oui' })
    expect((await ask('seller-3', 'GET', talk(id))).body.unread).toBe(0)
  })

  test('delivers off-platform contact details with a warning to the reader', async () => {
    const { car } = await advert('seller-4')
    const { id } = (await write('buyer-4', car, 'Bonjour')).body
    await ask('seller-4', 'POST', talk(id, '/messages'), { text: 'Envoyez un acompte par virement, appelez le 0612345678' })
    expect((await ask('buyer-4', 'GET', talk(id))).body.messages[1].warnings).toEqual(['Payment', 'Phone'])
    expect((await ask('seller-4', 'GET', talk(id))).body.messages[1].warnings).toEqual([])
  })

  test('lets either side block, and only that side unblock', async () => {
    const { car } = await advert('seller-5')
    const { id } = (await write('buyer-5', car)).body
    expect((await ask('seller-5', 'PUT', talk(id, '/stop'))).body.state).toBe('Stopped')
    expect((await ask('buyer-5', 'GET', talk(id))).body.state).toBe('StoppedByOther')
    const refused = await write('buyer-5', car, 'Encore')
    expect(refused).toMatchObject({ status: 409, body: { code: 'ConversationClosed' } })
    expect((await ask('buyer-5', 'DELETE', talk(id, '/stop'))).body.code).toBe('ConversationClosed')
    expect((await ask('buyer-5', 'PUT', talk(id, '/stop'))).body.code).toBe('ConversationClosed')
    expect((await ask('seller-5', 'DELETE', talk(id, '/stop'))).body.state).toBe('Open')
    expect((await ask('buyer-5', 'POST', talk(id, '/messages'), { text: 'Encore' })).status).toBe(200)
  })

  test('rejects messages of a blocked person until unblocked', async () => {
    const [first, second] = [await advert('seller-6'), await advert('seller-6')]
    const { id } = (await write('buyer-6', first.car)).body
    expect((await ask('seller-6', 'PUT', talk(id, '/block'))).body.state).toBe('Blocked')
    expect((await ask('seller-6', 'PUT', talk(id, '/block'))).status).toBe(200)
    expect((await ask('buyer-6', 'GET', talk(id))).body.state).toBe('BlockedByOther')
    for (const { car } of [first, second]) {
      const refused = await write('buyer-6', car, 'Bonjour ?')
      expect(refused).toMatchObject({ status: 403, body: { code: 'ContactBlocked' } })
      expect(refused.body.message).toContain('bloqué')
    }
    expect((await ask('seller-6', 'POST', talk(id, '/messages'), { text: 'oui' })).body.code).toBe('ConversationClosed')
    // others are not concerned, nor other sellers by what a buyer does not want to hear
    expect((await write('buyer-61', first.car)).status).toBe(200)
    const deaf = (await write('buyer-62', first.car)).body
    expect((await ask('buyer-62', 'PUT', talk(deaf.id, '/block'))).body.state).toBe('Blocked')
    expect((await write('buyer-62', (await advert('seller-61')).car)).body.state).toBe('Open')
    expect((await ask('seller-6', 'DELETE', talk(id, '/block'))).body.state).toBe('Open')
    expect((await write('buyer-6', second.car)).status).toBe(200)
  })

  test('so much in an hour by one person, in messages and in sellers', async () => {
    const set = (key: string, value: string) => query('update settings set value = $2 where key = $1', [`ads.${key}`, value])
    await Promise.all([set('messagesHourly', '3'), set('conversationsHourly', '2')])
    const [a, b, c] = [await advert('seller-7'), await advert('seller-71'), await advert('seller-72')]
    expect([(await write('buyer-7', a.car)).status, (await write('buyer-7', b.car)).status]).toEqual([200, 200])
    expect((await write('buyer-7', c.car)).status).toBe(429)
    expect([(await write('buyer-7', a.car)).status, (await write('buyer-7', a.car)).status]).toEqual([200, 429])
    // the other answers under a limit of their own
    const [{ id }] = (await ask('seller-7', 'GET', 'vehicleads/conversations')).body.results
    expect((await ask('seller-7', 'POST', talk(id, '/messages'), { text: 'Oui' })).status).toBe(200)
    const begin = now.getTime()
    now = new Date(begin + 3_599_999)
    expect([(await write('buyer-7', c.car)).status, (await write('buyer-7', a.car)).status]).toEqual([429, 429])
    now = new Date(begin + 3_600_000)
    expect([(await write('buyer-7', c.car)).status, (await write('buyer-7', a.car)).status]).toEqual([200, 200])
    await Promise.all([set('messagesHourly', '42'), set('conversationsHourly', '9')])
  })

  test('rejects messages to oneself and about offline adverts', async () => {
    const { id, car } = await advert('seller-8')
    expect((await write('buyer-8', car, '  ')).body.errors[0].field).toBe('text')
    expect((await write('buyer-8', car, 'a'.repeat(2001))).body.errors[0].field).toBe('text')
    expect((await write('seller-8', car)).status).toBe(403)
    expect((await write('buyer-8', 2_000_000_000)).status).toBe(404)
    const begun = (await write('buyer-8', car)).body
    await query("update vehicle_ads set last_status = 'Deactivated' where id = $1", [id])
    expect((await write('buyer-81', car)).status).toBe(404)
    // who talks already goes on, until the house has refused the advert
    expect((await ask('buyer-8', 'POST', talk(begun.id, '/messages'), { text: 'Vendue ?' })).body.state).toBe('Open')
    await query("update vehicle_ads set last_status = 'Rejected' where id = $1", [id])
    expect((await ask('buyer-8', 'GET', talk(begun.id))).body.state).toBe('Over')
    expect((await ask('buyer-8', 'POST', talk(begun.id, '/messages'), { text: 'Vendue ?' })).body.code).toBe('ConversationClosed')
  })

  test('conversations stand by page, the last one that was written to first, of equals the one begun last', async () => {
    const { id: ad, car } = await advert('seller-15')
    const ids: number[] = []
    for (const buyer of ['buyer-15', 'buyer-16', 'buyer-17']) ids.push((await write(buyer, car)).body.id)
    const [first, second, third] = ids
    const page = async (number: number) => {
      const { body } = await ask('seller-15', 'GET', `vehicleads/conversations?page=${number}&size=2`)
      return [body.rowCount, body.unread, body.results.map(({ id }: { id: number }) => id)]
    }
    expect([await page(1), await page(2)]).toEqual([
      [3, 3, [third, second]],
      [3, 3, [first]],
    ])
    now = new Date(now.getTime() + 1000)
    await write('buyer-15', car, 'Deux')
    expect(await page(1)).toEqual([3, 4, [first, third]])
    // the car is linked as long as visitors see it
    const isShown = async () => (await ask('buyer-15', 'GET', talk(first as number))).body.subject.isShown
    const shown = [await isShown()]
    for (const [table, change] of [
      ['vehicles', "last_status = 'Published'"],
      ['vehicles', 'is_archived = true'],
      ['vehicles', 'is_archived = false'],
      ['vehicle_ads', "last_status = 'Deactivated'"],
      ['vehicle_ads', "last_status = 'Published', is_deleted = true"],
    ]) {
      await query(`update ${table} set ${change} where id = $1`, [table === 'vehicles' ? car : ad])
      shown.push(await isShown())
    }
    expect(shown).toEqual([false, true, false, true, false, false])
  })

  test('a seller is reached by a number that is confirmed, as long as they are there', async () => {
    const { id, car } = await advert('seller-16')
    const reached = async () => {
      const contact = await getSellerContact(api.deps, anonymous, car).catch(() => null)
      return contact && [contact.name, contact.hasPhone]
    }
    const card = (change: string) => query(`update customers set ${change} where user_id = 'seller-16'`)
    const found = [await reached()]
    for (const change of [
      'phone_verified = true',
      'erased = now()',
      'erased = null, is_deleted = true',
      "is_deleted = false, company_name = 'Atlas'",
      'phone = null',
    ]) {
      await card(change)
      found.push(await reached())
    }
    const name = 'Prénom-seller-16'
    expect(found).toEqual([
      [name, false],
      [name, true],
      [null, false],
      [null, false],
      ['Atlas', true],
      ['Atlas', false],
    ])
    await query('update vehicle_ads set is_deleted = true where id = $1', [id])
    expect(await reached()).toBeNull()
  })

  test('a reported conversation is read by the staff among the reports of its advert, who may end it', async () => {
    const { id: ad, car } = await advert('seller-9')
    const { id } = (await write('buyer-9', car, 'Versez 500 DH par Cash Plus')).body
    expect((await ask('seller-9', 'POST', talk(id, '/reports'), { reason: 'Ugly' })).body.errors[0].field).toBe('reason')
    const reported = await ask('seller-9', 'POST', talk(id, '/reports'), { reason: 'Scam', text: 'Il veut de l’argent.' })
    expect(reported.body.isReported).toBe(true)
    await ask('seller-9', 'POST', talk(id, '/reports'), { reason: 'Scam' })
    expect((await ask('buyer-9', 'GET', talk(id))).body.isReported).toBe(false)
    const desk = (method: 'GET' | 'POST', path: string, who = 'an-agent') =>
      ask(who, method, `staff/vehicleads${path}`, undefined, ['agent'])
    expect((await desk('GET', '?view=reported')).body.results).toMatchObject([{ id: ad, reports: 1 }])
    expect((await desk('GET', `/${ad}/reports`)).body).toMatchObject([{ reason: 'Scam', conversationId: id, reportedBy: 'Seller' }])
    expect((await desk('GET', `/conversations/${id}`)).body).toMatchObject({
      stoppedBy: null,
      messages: [{ author: 'Buyer', text: 'Versez 500 DH par Cash Plus', warnings: ['Payment'] }],
    })
    expect((await desk('GET', `/conversations/${id}`, 'buyer-9')).status).toBe(403)
    expect((await desk('POST', `/conversations/${id}/stop`, 'seller-9')).status).toBe(403)
    expect((await desk('POST', `/conversations/${id}/stop`)).body.stoppedBy).toBe('House')
    for (const who of ['buyer-9', 'seller-9']) {
      expect((await ask(who, 'GET', talk(id))).body.state).toBe('StoppedByHouse')
      expect((await ask(who, 'DELETE', talk(id, '/stop'))).body.code).toBe('ConversationClosed')
    }
    // once it is judged it may be reported again
    await query("update ad_reports set closed = now(), outcome = 'Kept', closed_by = 'an-agent'")
    expect((await ask('seller-9', 'GET', talk(id))).body.isReported).toBe(false)
  })

  test('closes messages of a reported person and notifies both sides', async () => {
    const [{ id: ad, car }, other] = [await advert('seller-13'), await advert('seller-14')]
    const { id } = (await write('buyer-13', car, 'Versez 500 DH par Cash Plus')).body
    await query("update customers set email = 'buyer-13@exemple.ma', first_name = 'Hind' where user_id = 'buyer-13'")
    await ask('seller-13', 'POST', talk(id, '/reports'), { reason: 'Scam', text: 'Il veut de l’argent.' })
    const desk = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, who = 'an-agent') =>
      ask(who, method, `staff/vehicleads${path}`, payload, ['agent'])
    const at = `/conversations/${id}/restriction`
    const given = { side: 'Buyer', reason: 'Demande d’argent avant la visite.' }
    expect((await desk('POST', at, { ...given, reason: 'court' })).body.errors[0].field).toBe('reason')
    expect((await desk('POST', at, given, 'seller-13')).status).toBe(403)
    expect((await ask('buyer-14', 'POST', `staff/vehicleads${at}`, given)).status).toBe(403)
    const closed = (await desk('POST', at, given)).body
    expect(closed).toMatchObject({ stoppedBy: 'House', buyer: { restricted: { reason: given.reason } }, seller: { restricted: null } })
    await desk('POST', at, given)
    for (const path of [`vehicleads/vehicle/${other.car}/messages`, `vehicleads/vehicle/${car}/messages`])
      expect((await ask('buyer-13', 'POST', path, { text: 'Bonjour' })).body.code).toBe('MessagesClosed')
    const mails = (key: string) => query('select recipient, content from messages where key like $1 order by id', [key])
    expect(await mails('adverts.restricted:%')).toMatchObject([{ recipient: 'buyer-13@exemple.ma' }])
    expect(JSON.stringify(await mails('adverts.restricted:%'))).toContain(given.reason)
    const [audited] = await query(
      "select outcome from audit_entries where action = 'restrictAdPerson' and outcome = 'Done' order by id limit 1",
    )
    expect(audited).toMatchObject({ outcome: 'Done' })
    await desk('POST', `/${ad}/reports/close`, { outcome: 'Kept' })
    const [told] = await mails('adverts.reported:%')
    expect(told.recipient).toBe('seller-13@exemple.ma')
    expect(JSON.stringify(told.content)).toContain('ne peut plus écrire à personne')
    const lifted = (await desk('DELETE', `${at}?side=Buyer`)).body
    expect([lifted.buyer.restricted, lifted.stoppedBy]).toEqual([null, 'House'])
    expect((await ask('buyer-13', 'POST', `vehicleads/vehicle/${other.car}/messages`, { text: 'Bonjour' })).status).toBe(200)
  })

  test('erases messages of a deleted account, keeps those of the other side', async () => {
    const { car } = await advert('seller-10')
    const { id } = (await write('buyer-10', car, 'Je m’appelle Hind')).body
    await ask('seller-10', 'POST', talk(id, '/messages'), { text: 'Bonjour Hind' })
    const [card] = await query("select id from customers where user_id = 'buyer-10'")
    const owner = { id: card.id, subject: 'buyer-10' } as Parameters<typeof advertsData.erase>[1]
    expect(await advertsData.collect(api.deps.db, owner)).toMatchObject({
      messages: { written: [{ text: 'Je m’appelle Hind' }], blocked: 0, closed: null },
    })
    await ask('buyer-10', 'POST', talk(id, '/reports'), { reason: 'Other', text: 'Je suis Hind' })
    await ask('seller-10', 'POST', talk(id, '/reports'), { reason: 'Other', text: 'Elle insiste' })
    const [seller] = await query("select id from customers where user_id = 'seller-10'")
    await query('insert into ad_blocks (blocker_id, blocked_id, created) values ($1, $2, now()), ($2, $1, now())', [card.id, seller.id])
    await query(
      `insert into ad_restrictions (customer_id, reason, created, created_by) values ($1, 'Insiste toujours', now(), 'x'), ($2, 'Insiste aussi', now(), 'x')`,
      [card.id, seller.id],
    )
    await api.deps.db.transaction().execute((trx) => advertsData.erase(trx, owner))
    await query('update customers set erased = now() where id = $1', [card.id])
    expect(await query('select reported_by as by, text from ad_reports order by id')).toEqual([
      { by: 'Buyer', text: '' },
      { by: 'Seller', text: 'Elle insiste' },
    ])
    expect([await query('select 1 from ad_blocks'), await query('select reason from ad_restrictions')]).toEqual([
      [],
      [{ reason: 'Insiste aussi' }],
    ])
    await query('truncate ad_restrictions')
    const reported = await ask('an-agent', 'GET', `staff/${talk(id)}`, undefined, ['agent'])
    expect(reported.body.messages).toMatchObject([{ text: null, warnings: [] }, { text: 'Bonjour Hind' }])
    const { body } = await ask('seller-10', 'GET', talk(id))
    expect(body).toMatchObject({ state: 'Over', other: null, messages: [{ text: null, isOwn: false }, { text: 'Bonjour Hind' }] })
  })

  test('silent conversations are forgotten, but for those that wait for the staff', async () => {
    const { car } = await advert('seller-11')
    const [old, kept, judged] = [
      (await write('buyer-11', car)).body,
      (await write('buyer-12', car)).body,
      (await write('buyer-13', car)).body,
    ]
    for (const [who, { id }] of [
      ['buyer-12', kept],
      ['buyer-13', judged],
    ])
      await ask(who, 'POST', talk(id, '/reports'), { reason: 'Other' })
    await query("update ad_reports set closed = now(), outcome = 'Kept', closed_by = 'an-agent' where conversation_id = $1", [judged.id])
    const left = async () => (await query('select id from ad_conversations order by id')).map(({ id }) => id)
    now = new Date(now.getTime() + 371 * 86_400_000)
    await sweepAds(api.deps)
    expect(await left()).toEqual([old.id, kept.id, judged.id])
    now = new Date(now.getTime() + 1)
    await sweepAds(api.deps)
    expect(await left()).toEqual([kept.id])
  })
})

describe('phone numbers', () => {
  let api: TestApi
  let now = new Date('2026-03-16T10:00:00Z')
  beforeAll(async () => {
    api = await testApi({ settings: { CHECK_ANSWERS: 'true' }, clock: { now: () => now } })
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    now = new Date('2026-03-16T10:00:00Z')
    await api.deps.pool.query('truncate ad_phone_views, ad_phones, ad_blocks')
  })
  const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows

  /** A published advert of somebody whose number is confirmed. */
  async function advert(subject: string, phone = '+212612345678'): Promise<number> {
    const payload = { disposedVehicle: { brand: 'Dacia', model: 'Duster' } }
    const made = await api.app.inject({ method: 'POST', url: '/api/vehicleads/save', headers: await api.headers(subject), payload })
    const { id, disposedVehicleId } = made.json()
    await query("update vehicle_ads set last_status = 'Published' where id = $1", [id])
    await query('update customers set phone = $2, phone_verified = true where user_id = $1', [subject, phone])
    return disposedVehicleId
  }
  async function look(car: number, { who, from = '10.3.1.1' }: { who?: string; from?: string } = {}) {
    const headers = await (who === undefined ? api.headers() : api.headers(who))
    const answer = await api.app.inject({ method: 'POST', url: `/api/vehicleads/vehicle/${car}/phone`, headers, remoteAddress: from })
    return { status: answer.statusCode, body: answer.json() }
  }
  const counted = async () => (await query('select coalesce(sum(count), 0)::int as count from ad_phones'))[0].count

  test('shows a number on request, counted daily per network', async () => {
    const car = await advert('phone-seller-1')
    expect(await look(car)).toEqual({ status: 200, body: { phone: '+212612345678', isOnWhatsApp: false } })
    await look(car)
    expect(await counted()).toBe(1)
    await look(car, { from: '10.4.1.1' })
    await look(car, { who: 'phone-seller-1', from: '10.5.1.1' })
    expect(await counted()).toBe(2)
    const lookers = async () => (await query('select from ad_phone_views')).length
    await sweepAds(api.deps)
    expect(await lookers()).toBeGreaterThan(1)
    now = new Date(now.getTime() + 86_400_000)
    await sweepAds(api.deps)
    expect([await lookers(), await counted()]).toEqual([0, 2])
    await look(car)
    expect(await counted()).toBe(3)
  })

  test('only what is online has one, and only one that was confirmed', async () => {
    const car = await advert('phone-seller-2')
    await query("update customers set phone_verified = false where user_id = 'phone-seller-2'")
    expect((await look(car)).status).toBe(404)
    expect((await look(2_000_000_000)).status).toBe(404)
    const seen: number[] = []
    for (const [table, change] of [
      ['customers', 'phone_verified = true'],
      ['customers', 'erased = now()'],
      ['customers', 'erased = null, is_deleted = true'],
      ['customers', 'is_deleted = false, phone = null'],
      ['customers', "phone = '+212612345678'"],
      ['vehicle_ads', "last_status = 'Deactivated'"],
      ['vehicle_ads', "last_status = 'Published', is_deleted = true"],
    ]) {
      const which = table === 'customers' ? `user_id = 'phone-seller-2'` : `disposed_vehicle_id = ${car}`
      await query(`update ${table} set ${change} where ${which}`)
      seen.push((await look(car)).status)
    }
    expect(seen).toEqual([200, 404, 404, 404, 200, 404, 404])
  })

  test('so many in an hour for a connection, and for a person wherever they are', async () => {
    await query("update settings set value = '2' where key in ('ads.phonesHourly', 'ads.phonesOfNetworkHourly')")
    const [a, b, c] = [await advert('phone-seller-3'), await advert('phone-seller-4'), await advert('phone-seller-5')]
    expect([(await look(a)).status, (await look(b)).status, (await look(c)).status]).toEqual([200, 200, 429])
    // the same again costs nothing
    expect((await look(a)).status).toBe(200)
    expect((await look(a, { who: 'curious', from: '10.6.1.1' })).status).toBe(200)
    expect((await look(b, { who: 'curious', from: '10.6.2.1' })).status).toBe(200)
    expect((await look(c, { who: 'curious', from: '10.6.3.1' })).status).toBe(429)
    // what a person was shown they are shown again, wherever they are
    expect((await look(b, { who: 'curious', from: '10.6.4.1' })).status).toBe(200)
    const begin = now.getTime()
    now = new Date(begin + 3_599_999)
    expect((await look(c)).status).toBe(429)
    now = new Date(begin + 3_600_000)
    expect([(await look(c)).status, (await look(c, { who: 'curious', from: '10.6.5.1' })).status]).toEqual([200, 200])
  })

  test('enables WhatsApp for mobile numbers without moderation', async () => {
    const car = await advert('phone-seller-7')
    const [{ id }] = await query('select id from vehicle_ads where disposed_vehicle_id = $1', [car])
    const save = async (isOnWhatsApp: boolean) => {
      const headers = await api.headers('phone-seller-7')
      const answer = await api.app.inject({ method: 'POST', url: '/api/vehicleads/save', headers, payload: { id, isOnWhatsApp } })
      expect(answer.json()).toMatchObject({ lastStatus: 'Published', isOnWhatsApp })
    }
    await save(true)
    expect((await look(car)).body).toEqual({ phone: '+212612345678', isOnWhatsApp: true })
    await query("update customers set phone = '+212522123456' where user_id = 'phone-seller-7'")
    expect((await look(car)).body.isOnWhatsApp).toBe(false)
    await query("update customers set phone = '+212612345678' where user_id = 'phone-seller-7'")
    await save(false)
    expect((await look(car)).body.isOnWhatsApp).toBe(false)
  })

  test('returns no number when the seller hides it, and keeps the advert published', async () => {
    const car = await advert('phone-seller-8')
    const [{ id }] = await query('select id from vehicle_ads where disposed_vehicle_id = $1', [car])
    const save = async (showsPhone: boolean) => {
      const headers = await api.headers('phone-seller-8')
      const answer = await api.app.inject({ method: 'POST', url: '/api/vehicleads/save', headers, payload: { id, showsPhone } })
      expect(answer.json()).toMatchObject({ lastStatus: 'Published', showsPhone })
    }
    const hasPhone = async (subject?: string) => {
      const headers = await (subject === undefined ? api.headers() : api.headers(subject))
      const { hasPhone: has, isOwn } = (await api.app.inject({ url: `/api/vehicleads/vehicle/${car}/contact`, headers })).json()
      return [has, isOwn]
    }
    expect([await hasPhone(), await hasPhone('phone-seller-8')]).toEqual([
      [true, false],
      [true, true],
    ])
    await save(false)
    const refused = await look(car)
    expect([refused.status, refused.body.code, await hasPhone(), await counted()]).toEqual([404, 'VehicleNotFound', [false, false], 0])
    expect((await look(car, { who: 'curious-8' })).status).toBe(404)
    await save(true)
    expect((await look(car)).status).toBe(200)
  })

  test('returns an error to a blocked person', async () => {
    const car = await advert('phone-seller-6')
    await look(car, { who: 'blocked-6' })
    await advert('blocked-6', '+212612345679')
    await query(`insert into ad_blocks (blocker_id, blocked_id, created)
    select s.id, b.id, now() from customers s, customers b where s.user_id = 'phone-seller-6' and b.user_id = 'blocked-6'`)
    expect((await look(car, { who: 'blocked-6' })).body.code).toBe('ContactBlocked')
  })
})
