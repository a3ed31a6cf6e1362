import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import sharp from 'sharp'
import { originalKey } from '../../../src/domains/foundation/documents/rules.ts'
import type { Storage } from '../../../src/platform/storage.ts'
import { languages } from '../../../src/shared/language.ts'
import { expectedPurchaseSteps } from '../../../src/testing/purchase-steps.ts'
import { type Ask, faultsOf, messagesThatCameTwice } from './payer.ts'

/** What a server needs to know of people: a bearer token for each of them. */
export interface People {
  seller(number: number): Promise<string>
  staff: Record<'agent' | 'expert' | 'controller' | 'manager', string>
}

type Call = (token: string, method: string, path: string, body?: (() => RequestInit) | undefined) => Promise<Answer>
const json = (value: object) => () => ({ body: JSON.stringify(value), headers: { 'content-type': 'application/json' } })

/** The car is looked at with its sheet: nothing is found, and its value is the offer. */
async function inspect(call: Call, { expert, manager }: People['staff'], id: number, worth: number): Promise<void> {
  // what was answered before the server was killed is refused when it is asked again: `reached` says where the sheet stands then
  const must = async (token: string, method: 'GET' | 'POST' | 'PUT', path: string, given?: object, reached?: string) => {
    const { status, body } = await call(token, method, path, given && json(given))
    if (status !== 200 && !(body.code === 'TransitionNotAllowed' && body.state === reached))
      throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
    return body
  }
  const record = await must(expert, 'GET', `/api/staff/purchases/${id}`)
  const sheet = `/api/staff/expertises/${record.technicalExpertises?.[0]?.id}`
  const { checkPartQuotations } = await must(expert, 'GET', sheet)
  const operations = (checkPartQuotations ?? []).map((part) => ({
    id: randomUUID(),
    checkPartQuotationId: part.id,
    base: part.revision,
    answer: { action: 'None' },
  }))
  await must(expert, 'POST', `${sheet}/sync`, { operations, mileage: 84_000 })
  await must(manager, 'PUT', `${sheet}/value`, { startValue: worth, startReason: 'Prix relevés' })
  await must(expert, 'POST', `${sheet}/steps`, { action: 'submit' }, 'Submitted')
  await must(expert, 'POST', `${sheet}/steps`, { action: 'giveQuotation' }, 'QuotationSubmitted')
}

/** What somebody heard from the server, and may believe. */
export interface Heard {
  /** by request: every state that a step was answered with */
  states: Map<number, string[]>
  /** walks that came to their end */
  ended: number
  /** calls that had no answer and were made again */
  again: number
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const chance = (share: number) => Math.random() < share
interface Answer {
  status: number
  body: {
    id: number
    key: string
    status: string
    state?: string
    code?: string
    documents: { id: string; type: string; status: string }[]
    technicalExpertises?: { id: number }[]
    checkPartQuotations?: { id: number; revision: number }[]
  }
}

/** Somebody sells a car, with the staff on the other side. Each call is made until it is answered, some of them twice at once. */
export async function sell(ask: Ask, site: string, people: People, number: number, heard: Heard): Promise<void> {
  const from = {
    'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    'accept-language': languages[number % languages.length] ?? '',
  }
  const owner = await people.seller(number)

  async function call(token: string, method: string, path: string, body?: (() => RequestInit) | undefined): Promise<Answer> {
    for (;;) {
      const given = body?.() ?? {}
      const headers = { ...from, authorization: `Bearer ${token}`, ...(given.headers as Record<string, string>) }
      const answer = await ask(site + path, { ...given, method, headers })
        .then(async (response) => ({ status: response.status, body: (await response.json()) as Answer['body'] }))
        .catch(() => null)
      if (answer && answer.status < 500) return answer
      if (answer && answer.status !== 503) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
      heard.again += 1
      await pause(40)
    }
  }
  const picture = await sharp({
    create: {
      width: 90,
      height: 60,
      channels: 3,
      background: { r: number & 255, g: (number >> 8) & 255, b: Math.floor(Math.random() * 256) },
    },
  })
    .jpeg()
    .toBuffer()
  const form = (...names: string[]) => {
    return () => {
      const body = new FormData()
      for (const name of names) body.append(name, new Blob([new Uint8Array(picture)]), `${name}.jpg`)
      return { body }
    }
  }

  const asked = new URLSearchParams({
    ...{ Civility: 'Mme.', FirstName: 'Salma', LastName: 'Alaoui', IdNumber: 'BK482913', City: 'Casablanca', Type: 'Purchase' },
    ...{ Email: `seller${number}@exemple.ma`, Phone: `06${10_000_000 + number}`, Brand: 'Dacia', Model: 'Duster', Mileage: '84000' },
    ...{ RegistrationNumber: `${10_000 + (number % 80_000)} | ب | ${1 + Math.floor(number / 80_000)}`, ReleaseDate: '2019-03-12' },
    ...{ StorageAreaId: '1', IsHolder: 'true', IsUnderCredit: 'false', DraftKey: crypto.randomUUID() },
  })
  const send = () => call(owner, 'POST', `/vehiclepurchases?${asked}`, form('File1', 'File2'))
  const [first, second] = chance(0.3) ? await Promise.all([send(), send()]) : [await send()]
  if (first.status !== 200 || (second && second.body.id !== first.body.id)) throw new Error(JSON.stringify([first, second]))
  const { id, key } = first.body
  const states = ['Submited']
  heard.states.set(id, states)

  /** A step, until it is known that it was taken: by its answer, or by where the request stands. */
  async function step(as: keyof People['staff'] | 'owner', action: string, to: string, given: object = {}): Promise<void> {
    const path = as === 'owner' ? `/api/purchases/${key}/steps` : `/api/staff/purchases/${id}/steps`
    const take = () => call(as === 'owner' ? owner : people.staff[as], 'POST', path, json({ action, ...given }))
    const answers = chance(0.2) ? await Promise.all([take(), take()]) : [await take()]
    for (const { status, body } of answers)
      if (status !== 200 && !(body.code === 'TransitionNotAllowed' && body.state === to))
        throw new Error(`${action} of ${id}: ${status} ${JSON.stringify(body)}`)
    states.push(to)
  }
  const read = async () => (await call(owner, 'GET', `/api/purchases/${key}`)).body.documents
  async function upload(type: string, token = owner): Promise<void> {
    for (;;) {
      if ((await read()).some((one) => one.type === type)) return
      const before = heard.again
      const path = `/documents/upload?Id=${id}&Type=${type}&Owner=Purchase`
      const sent = await ask(site + path, { method: 'POST', headers: { ...from, authorization: `Bearer ${token}` }, ...form('File')() })
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch(() => null)
      if (sent?.status === 200) return
      if (sent && sent.status !== 503) throw new Error(`${path}: ${sent.status} ${sent.text}`)
      heard.again = before + 1
      await pause(40)
    }
  }
  const reason = { reasonId: 1, comment: 'Vendue ailleurs' }
  async function ends(): Promise<void> {
    heard.ended += 1
  }

  await step('agent', 'accept', 'Accepted')
  if (chance(0.05)) return step('owner', 'cancel', 'Canceled', reason).then(ends)
  await inspect(call, people.staff, id, 118_000)
  states.push('TechnicalExpertiseSubmitted')
  await step('manager', 'approveQuotation', 'QuotationAccepted')
  if (chance(0.1)) return step('owner', 'decline', 'CustomerRejected').then(ends)
  if (chance(0.4)) {
    await step('owner', 'negotiate', 'CustomerNegociated', { wishedPrice: 125_000 })
    await step('manager', 'newOffer', 'QuotationAccepted', { quotation: 121_500 })
  }
  await step('owner', 'acceptOffer', 'CustomerAccepted')
  for (const type of ['CustomerCIN', 'VehicleTechnicalVisit', 'VehicleRoadTax']) await upload(type)
  await step('owner', 'sendDocuments', 'DocumentsSubmited')
  for (const document of (await read()).filter(({ status }) => status === 'Preview'))
    await call(people.staff.controller, 'POST', `/documents/${document.id}/review`, json({ status: 'Accepted' }))
  await step('controller', 'acceptDocuments', 'DocumentsAccepted')
  await call(
    owner,
    'PUT',
    `/api/purchases/${key}/bankaccount`,
    json({ holder: 'Salma Alaoui', bankName: 'Banque', bankNumber: '007810000123456789012345' }),
  )
  await step('controller', 'bill', 'Billed')
  await upload('TransferPV', people.staff.controller)
  await step('controller', 'conform', 'DocumentsConformityAccepted')
  const order = { debited: 'Banque 001', reference: `VIR-${number}` }
  const { status, body } = await call(people.staff.controller, 'POST', `/api/staff/purchases/${id}/transfer`, json(order))
  if (status !== 200 && !(body.code === 'TransitionNotAllowed' && body.state === states.at(-1)))
    throw new Error(`the transfer of ${id}: ${status} ${JSON.stringify(body)}`)
  await step('manager', 'pay', 'Complete')
  return ends()
}

const taken = `(select s.id, s.purchase_id, s.type as "to",
    lag(s.type) over (partition by s.purchase_id order by s.id) as "from" from purchase_statuses s)`

const never: Record<string, string> = {
  'requests for one car': `select count(*) from (select 1 from vehicle_purchases p join vehicles v on v.id = p.disposed_vehicle_id
    group by v.registration_number having count(*) > 1) t`,
  'requests without a car, a status or both faces of the card': `select count(*) from vehicle_purchases p
    where not exists (select from purchase_statuses s where s.purchase_id = p.id)
      or (select count(*) from documents d where d.owner_type = 'Purchase' and d.owner_id = p.id and d.type = 'VehicleGrayCard') <> 2`,
  'cars without a request': `select count(*) from vehicles v where not exists (select from vehicle_purchases p where p.disposed_vehicle_id = v.id)`,
  'states that the history does not end with': `select count(*) from vehicle_purchases p
    where p.last_status <> (select s.type from purchase_statuses s where s.purchase_id = p.id order by s.id desc limit 1)`,
  'paid twice': `select count(*) from (select 1 from purchase_statuses where type = 'Complete' group by purchase_id having count(*) > 1) t`,
  'one transfer for two requests': `select count(*) from (select 1 from vehicle_purchases where transfer_reference is not null
    group by transfer_reference having count(*) > 1) t`,
  'paid, and not complete, or the other way round': `select count(*) from vehicle_purchases
    where (paid is not null) <> (last_status = 'Complete') or (paid is not null) <> (transfer_reference is not null)`,
  'billed without a number, or one number twice': `select count(*) from (select 1 from vehicle_purchases where invoiced is not null
    group by ba_number having count(*) > 1 or ba_number is null) t`,
  'papers sent in twice': `select count(*) from (select 1 from documents where owner_type = 'Purchase' and not is_generated
    group by owner_id, type, spec having count(*) > 1) t`,
  'papers printed twice': `select count(*) from (select 1 from documents where owner_type = 'Purchase' and is_generated
    group by owner_id, type, language, made_for having count(*) > 1) t`,
  'messages that came twice': messagesThatCameTwice,
  'messages that never left': `select count(*) from messages where state <> 'Sent'`,
}

/** What must never be once all is settled, and how often it is. */
export async function purchaseFaults(pool: Pool, storage: Storage, heard: Heard): Promise<Record<string, number>> {
  const found = await faultsOf(pool, never)
  const { rows: steps } = await pool.query<{ id: number; purchase_id: number; from: string | null; to: string }>(
    `select * from ${taken} t order by purchase_id, id`,
  )
  const stepOf = (from: string | null, to: string) =>
    expectedPurchaseSteps.find((one) => one.to === to && one.from.some((state) => state === from))
  found['steps that the table does not have'] = steps.filter(({ from, to }) => from !== null && !stepOf(from, to)).length
  const history = Map.groupBy(steps, ({ purchase_id: id }) => id)
  let lost = 0
  for (const [id, states] of heard.states) {
    const kept = (history.get(id) ?? []).map(({ to }) => to)
    if (kept.join() !== states.join()) lost += 1
  }
  found['requests or steps that were answered and are lost, or were taken twice'] = lost
  const { rows: messages } = await pool.query<{ key: string }>('select key from messages')
  const told = new Set(messages.map(({ key }) => key))
  let untold = 0
  for (const { id, purchase_id: of, from, to } of steps) {
    const step = stepOf(from, to)
    const [message, sms] = from === null ? ['submitted', true] : [step?.message, step?.sms]
    if (message && !told.has(`purchases.${message}:${of}:${id}:mail`)) untold += 1
    if (message && sms && !told.has(`purchases.${message}:${of}:${id}:sms`)) untold += 1
  }
  found['steps that nobody was told of'] = untold
  const { rows: documents } = await pool.query<{ made_for: string | null; hash: string }>(
    `select made_for, hash from documents where owner_type = 'Purchase'`,
  )
  const printed = new Set(documents.map(({ made_for: madeFor }) => madeFor))
  let missing = 0
  for (const { id, purchase_id: of, from, to } of steps) {
    // of a sale that came to nothing no more papers are made
    if (history.get(of)?.at(-1)?.to !== 'Complete') continue
    for (const paper of stepOf(from, to)?.papers ?? [])
      for (const language of languages) if (!printed.has(`purchase:${id}:${paper}:${language}`)) missing += 1
  }
  found['papers that were never printed'] = missing
  let gone = 0
  for (const { hash } of documents) if (!(await storage.exists(originalKey(hash)))) gone += 1
  found['documents whose file is gone'] = gone
  return found
}

/** Messages and papers that are under way: they must come to nothing without help. */
export async function countOpen(pool: Pool): Promise<number> {
  const { rows } = await pool.query(
    `select (select count(*) from messages where state in ('Waiting', 'Sending'))
      + (select count(*) from pgboss.job where state in ('created', 'retry', 'active') and name in ('purchases.paper', 'documents.variants')) as count`,
  )
  return Number(rows[0].count)
}
