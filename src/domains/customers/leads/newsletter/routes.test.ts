import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliver } from '#domains/foundation/notifications/service.ts'
import { findDue } from '#domains/foundation/notifications/store.ts'
import { siteOrigin } from '#platform/config.ts'
import { smtpMail } from '#platform/mail.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { startTestSmtp, type TestSmtp } from '#testing/smtp.ts'
import type { Campaign } from './contract.ts'
import { keepOldFigures, letterMail, makeLetter, sendPortion } from './service.ts'

let api: TestApi
let now = new Date('2026-03-16T10:00:00Z')
let smtp: TestSmtp
let editor: Record<string, string>
let manager: Record<string, string>
const clock = { now: () => now }

beforeAll(async () => {
  api = await testApi({ clock })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date('2026-03-16T10:00:00Z')
  await signIn()
  smtp = await startTestSmtp({ recipient: (address) => (address.startsWith('gone') ? '550 5.1.1 no such user' : null) })
  await api.deps.pool.query('truncate newsletter_subscriptions, newsletter_campaigns, messages, suppressed_addresses cascade')
  await api.deps.pool.query("update settings set value = '60' where key = 'newsletter.perMinute'")
})
afterEach(() => smtp.stop())

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, headers = manager) =>
  api.app.inject({ method, url: `/api/staff/newsletter/${path}`, headers, ...(payload && { payload }) })
const letter = (more: object = {}) => ({
  ...{ languages: ['fr', 'ar'], link: '/search-result?IsPromoted=true', linkText: { fr: 'Les voir', ar: 'اطلع عليها' } },
  ...{ subject: { fr: 'Mars', ar: 'مارس' }, text: { fr: 'Bonjour.\n\nDes prix ont baissé.', ar: 'مرحبا.' } },
  ...more,
})
const add = async (more: object = {}) => (await call('POST', 'campaigns', { campaign: letter(more) })).json() as Campaign
const move = ({ id, version }: Campaign, step: string, more: object = {}) => call('POST', `campaigns/${id}/${step}`, { version, ...more })
const read = async ({ id }: Campaign) => (await call('GET', `campaigns/${id}`)).json() as Campaign

async function signIn(): Promise<void> {
  editor = await api.headers('writer', ['editor'])
  manager = await api.headers('head', ['manager'])
}

/** Somebody on the list: signed up, and confirmed unless said otherwise. */
async function reader(email: string, { language = 'fr', status = 'Confirmed', joined = '2026-01-10' } = {}): Promise<string> {
  const { rows } = await api.deps.pool.query(
    `with made as (
       insert into newsletter_subscriptions (email, language, status, created) values ($1, $2, $3, $4) returning id, token
     ), noted as (
       insert into newsletter_consents (subscription_id, kind, text_version, language, created)
       select id, kind, '2026-03', $2, $4::timestamptz from made, unnest(case $3 when 'Pending' then '{Given}' else '{Given,Confirmed}' end::text[]) kind
     ) select token from made`,
    [email, language, status, joined],
  )
  return rows[0].token
}

/** What the worker does in a minute: a portion goes into the outbox, and what is there leaves. */
async function minute(): Promise<void> {
  await sendPortion(api.deps)
  const gateway = { mail: smtpMail(smtp.url), sms: null }
  for (const { id } of await findDue(api.deps.db, ['Email'], now, 1000)) await deliver(api.deps, gateway, { [letterMail]: makeLetter }, id)
  gateway.mail.close()
  now = new Date(now.getTime() + 60_000)
}
const recipients = () => smtp.letters.map(({ to }) => to?.[0]?.address).sort()

describe('who is written to', () => {
  test('only who confirmed, in the languages and since the day that were chosen, each in their language', async () => {
    await reader('a@exemple.ma')
    await reader('b@exemple.ma', { language: 'ar' })
    await reader('waits@exemple.ma', { status: 'Pending' })
    await reader('left@exemple.ma', { status: 'Unsubscribed' })
    await reader('new@exemple.ma', { joined: '2026-03-02' })
    const count = async (segment: object) => (await call('POST', 'readers/count', segment)).json()
    expect(await count({ languages: ['fr', 'ar'] })).toEqual({ confirmed: 3, pending: 1 })
    expect(await count({ languages: ['ar'] })).toEqual({ confirmed: 1, pending: 0 })
    expect(await count({ languages: ['fr'], joinedAfter: '2026-03-02' })).toEqual({ confirmed: 1, pending: 0 })

    await move(await add(), 'schedule')
    await minute()
    expect(recipients()).toEqual(['a@exemple.ma', 'b@exemple.ma', 'new@exemple.ma'])
    expect(smtp.letters.map(({ subject }) => subject).sort()).toEqual(['Mars', 'Mars', 'مارس'])
  })

  test('who left between the portion and its leaving gets nothing', async () => {
    const token = await reader('a@exemple.ma')
    const campaign = await add()
    await move(campaign, 'schedule')
    await sendPortion(api.deps)
    await api.app.inject({ method: 'POST', url: `/api/newsletter/${token}/unsubscribe` })
    await minute()
    expect(recipients()).toEqual([])
    expect((await read(campaign)).figures).toMatchObject({ addressed: 1, sent: 0, withheld: 1 })
  })
})

describe('a letter that leaves', () => {
  test('renders paragraphs and button, with one-click unsubscribe', async () => {
    const token = await reader('a@exemple.ma')
    const campaign = await add()
    await move(campaign, 'schedule')
    await minute()
    const [mail] = smtp.letters
    expect(mail?.text).toContain('Bonjour.\n\nDes prix ont baissé.')
    expect(mail?.html).toContain(`href="${siteOrigin(api.deps.config)}/search-result?IsPromoted=true"`)
    expect(mail?.html).toContain('Les voir')
    const head = (name: string) => mail?.headers.find(({ key }) => key === name)?.value
    expect(head('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const url = /<(.+)>/.exec(head('list-unsubscribe') ?? '')?.[1] ?? ''
    expect(url).toContain(`/api/newsletter/${token}/unsubscribe`)

    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const press = () => api.app.inject({ method: 'POST', url: new URL(url).pathname, headers: form, payload: 'List-Unsubscribe=One-Click' })
    expect([(await press()).statusCode, (await press()).statusCode]).toEqual([204, 204])
    const { rows } = await api.deps.pool.query("select status from newsletter_subscriptions where email = 'a@exemple.ma'")
    expect(rows).toEqual([{ status: 'Unsubscribed' }])
    expect((await read(campaign)).figures).toMatchObject({ sent: 1, stopped: 1 })
  })

  test('starts on time, in batches of the set rate, and ends', async () => {
    await api.deps.pool.query("update settings set value = '2' where key = 'newsletter.perMinute'")
    for (const name of ['a', 'b', 'c', 'd', 'e']) await reader(`${name}@exemple.ma`)
    const campaign = await add()
    const planned = (await move(campaign, 'schedule', { at: '2026-03-16T10:01:00Z' })).json()
    expect(planned).toMatchObject({ scheduled: '2026-03-16T10:01:00Z', finished: null })
    await minute()
    expect([recipients(), (await read(campaign)).state]).toEqual([[], 'Scheduled'])
    await minute()
    expect([recipients().length, (await read(campaign)).state]).toEqual([2, 'Sending'])
    await minute()
    expect(recipients()).toHaveLength(4)
    await minute()
    expect([recipients().length, await read(campaign)]).toEqual([
      5,
      expect.objectContaining({ state: 'Sent', scheduled: '2026-03-16T10:01:00Z', finished: '2026-03-16T10:03:00Z' }),
    ])
    await minute()
    expect(recipients()).toHaveLength(5)
  })

  test('two letters share the pace', async () => {
    await api.deps.pool.query("update settings set value = '3' where key = 'newsletter.perMinute'")
    for (const name of ['a', 'b']) await reader(`${name}@exemple.ma`)
    for (const name of ['c', 'd']) await reader(`${name}@exemple.ma`, { language: 'ar' })
    const [first, second] = [await add({ languages: ['fr'] }), await add({ languages: ['ar'] })]
    for (const one of [first, second]) expect((await move(one, 'schedule')).statusCode).toBe(200)
    await minute()
    expect(recipients()).toHaveLength(3)
    expect([(await read(first)).state, (await read(second)).state]).toEqual(['Sent', 'Sending'])
    await minute()
    expect(recipients()).toHaveLength(4)
  })

  test('is refused within seven days of another letter to the same readers', async () => {
    await reader('a@exemple.ma')
    const first = (await move(await add(), 'schedule', { at: '2026-03-20T10:00:00Z' })).json() as Campaign
    const second = await add({ languages: ['fr'] })
    for (const at of ['2026-03-13T10:00:01Z', '2026-03-20T10:00:00Z', '2026-03-27T09:59:59Z']) {
      const refused = await move(second, 'schedule', { at })
      expect([refused.statusCode, refused.json().errors]).toEqual([
        400,
        [expect.objectContaining({ field: 'at', reason: 'oneLetterAWeek' })],
      ])
    }
    expect((await move(second, 'schedule', { at: '2026-03-27T10:00:00Z' })).statusCode).toBe(200)
    await move(first, 'unschedule')
    const third = await add()
    expect((await move(third, 'schedule', { at: '2026-03-19T10:00:00Z' })).statusCode).toBe(200)
  })

  test('sends once with concurrent or killed processes', async () => {
    for (const name of ['a', 'b', 'c']) await reader(`${name}@exemple.ma`)
    await move(await add(), 'schedule')
    const dying = { ...api.deps, queue: { ...api.deps.queue, enqueue: () => Promise.reject(new Error('dead')) } }
    await expect(sendPortion(dying as never)).rejects.toThrow('dead')
    await Promise.all([sendPortion(api.deps), sendPortion(api.deps)])
    await minute()
    expect(recipients()).toEqual(['a@exemple.ma', 'b@exemple.ma', 'c@exemple.ma'])
  })

  test('is paused, goes on where it stopped, and is ended with what has not left', async () => {
    await api.deps.pool.query("update settings set value = '1' where key = 'newsletter.perMinute'")
    for (const name of ['a', 'b', 'c']) await reader(`${name}@exemple.ma`)
    const campaign = await add()
    await move(campaign, 'schedule')
    await minute()
    await move(await read(campaign), 'pause')
    await minute()
    expect(recipients()).toHaveLength(1)
    await move(await read(campaign), 'resume')
    await minute()
    expect(recipients()).toHaveLength(2)
    // the third is in the outbox when it is ended
    await sendPortion(api.deps)
    await move(await read(campaign), 'cancel')
    await minute()
    expect(recipients()).toHaveLength(2)
    expect(await read(campaign)).toMatchObject({ state: 'Cancelled', figures: { addressed: 3, sent: 2, withheld: 1 } })
  })

  test('records a bounce, suppresses the address and keeps the figures', async () => {
    await reader('gone@exemple.ma')
    await reader('a@exemple.ma')
    const campaign = await add()
    await move(campaign, 'schedule')
    await minute()
    const figures = { addressed: 2, sent: 1, bounced: 1 }
    expect((await read(campaign)).figures).toMatchObject(figures)
    now = new Date('2026-04-20T10:00:00Z')
    await signIn()
    const second = await add()
    await move(second, 'schedule')
    await minute()
    expect((await read(second)).figures).toMatchObject({ addressed: 2, sent: 1, withheld: 1 })
    await keepOldFigures(api.deps)
    await api.deps.pool.query('truncate messages')
    // what is kept already is not counted again
    now = new Date('2026-04-25T10:00:00Z')
    await keepOldFigures(api.deps)
    await signIn()
    expect((await read(campaign)).figures).toMatchObject(figures)
    expect((await read(second)).figures).toMatchObject({ addressed: 2, sent: 0 })
    expect(((await call('GET', 'campaigns')).json() as Campaign[]).map(({ id }) => id)).toEqual([second.id, campaign.id])
  })
})

describe('writing a letter', () => {
  test('a draft may lack words; it is planned once it is whole in the languages of its readers', async () => {
    const half = await add({ subject: { fr: 'Mars', ar: '' }, text: { fr: 'Bonjour.', ar: '' }, linkText: { fr: '', ar: '' } })
    expect(half.state).toBe('Draft')
    const refused = await move(half, 'schedule')
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors.map(({ field }: { field: string }) => field)).toEqual([
      ...['campaign.linkText.fr', 'campaign.subject.ar', 'campaign.text.ar', 'campaign.linkText.ar'],
    ])
    const french = { ...letter({ languages: ['fr'], link: null }), subject: { fr: 'Mars', ar: '' }, text: { fr: 'Bonjour.', ar: '' } }
    const changed = await call('PUT', `campaigns/${half.id}`, { campaign: french, version: half.version })
    expect((await move(changed.json(), 'schedule')).json()).toMatchObject({ state: 'Scheduled', scheduled: '2026-03-16T10:00:00Z' })
  })

  test('rejects the second editor, and changes to a planned newsletter', async () => {
    const draft = await add()
    const change = (version: number) => call('PUT', `campaigns/${draft.id}`, { campaign: letter(), version }, editor)
    const first = (await change(draft.version)).json() as Campaign
    expect((await change(draft.version)).json().code).toBe('EditConflict')
    expect((await move(draft, 'schedule')).json().code).toBe('EditConflict')
    const planned = (await move(first, 'schedule', { at: '2026-03-20T10:00:00Z' })).json() as Campaign
    expect((await change(planned.version)).json().code).toBe('EditConflict')
    expect((await move(planned, 'pause')).json().code).toBe('TransitionNotAllowed')
    expect((await call('DELETE', `campaigns/${draft.id}`)).json().code).toBe('TransitionNotAllowed')
    const back = (await move(planned, 'unschedule')).json() as Campaign
    expect((await change(back.version)).statusCode).toBe(200)
    expect((await call('DELETE', `campaigns/${draft.id}`)).statusCode).toBe(204)
    expect((await call('GET', 'campaigns')).json()).toEqual([])
  })

  test('editors write and try, managers send and export', async () => {
    const draft = await add()
    expect((await call('POST', `campaigns/${draft.id}/schedule`, { version: draft.version }, editor)).statusCode).toBe(403)
    expect((await call('POST', 'readers/export', undefined, editor)).statusCode).toBe(403)
    await reader('a@exemple.ma')
    await reader('waits@exemple.ma', { status: 'Pending' })
    expect((await call('POST', 'readers/export')).json()).toEqual([
      { email: 'a@exemple.ma', language: 'fr', confirmed: '2026-01-10T00:00:00Z', textVersion: '2026-03' },
    ])
  })

  test('sends a test mail to the caller in each written language', async () => {
    const { subject } = await api.accounts.open({
      ...{ civility: 'Mme.', firstName: 'Rim', lastName: 'Alami', companyName: null, language: 'fr' },
      ...{ email: 'writer@rihla.example', emailVerified: true, phone: '+212600000777', phoneVerified: true, password: 'a long enough one' },
    })
    const writer = await api.headers(subject, ['editor'])
    const draft = await add({ text: { fr: 'Bonjour.', ar: '' }, link: 'https://exemple.ma/mars' })
    const answer = await call('POST', `campaigns/${draft.id}/test`, undefined, writer)
    const unnamed = await add({ subject: { fr: '', ar: 'مارس' }, link: null })
    await call('POST', `campaigns/${unnamed.id}/test`, undefined, writer)
    const { rows } = await api.deps.pool.query('select recipient, language, marketing, content from messages order by id')
    expect([answer.json(), rows[0]?.recipient]).toEqual([{ to: 'writer@rihla.example' }, 'writer@rihla.example'])
    expect(rows.map(({ language, marketing }) => [language, marketing])).toEqual([
      ['fr', false],
      ['ar', false],
    ])
    expect(rows.map(({ content }) => content.mail.blocks.map(({ button }: { button?: object }) => button).filter(Boolean))).toEqual([
      [{ label: 'Les voir', url: 'https://exemple.ma/mars' }],
      [],
    ])
    expect(rows[0].content.mail.stop).toBeUndefined()
  })
})
