import { sql, type Transaction } from 'kysely'
import sharp from 'sharp'
import type { DocumentType } from '#domains/foundation/documents/contract.ts'
import { insertPrepared, type PreparedFile, prepareFile } from '#domains/foundation/documents/service.ts'
import { insertAd } from '#domains/processes/adverts/store.ts'
import { insertIntermediation } from '#domains/processes/consignment/desk/store.ts'
import { phraseTexts } from '#domains/processes/inspection/rules.ts'
import { printoutJob, printoutOf } from '#domains/processes/selling/documents/service.ts'
import { findHandedOn } from '#domains/processes/selling/effects/store.ts'
import { orderNumber } from '#domains/processes/selling/rules.ts'
import { awaitsHouse, type PurchaseStatus, purchaseStatuses, purchaseWorkflow } from '#domains/processes/selling/status.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { wayTo } from '#shared/workflow.ts'
import { instantOf, localTime } from '#shared/working-time.ts'
import { findings } from './purchase-sheets.ts'

type Trx = Transaction<Database>
type Ground = Pick<Deps, 'storage' | 'queue'>

const hour = 3_600_000
const day = 24 * hour

/** People who do not exist, with their cars: make, model, first registration, kilometres, what was estimated. */
const sellers = [
  ['Mme.', 'Salma', 'Alaoui', 'salma.alaoui@exemple.ma', '+212612345678', 'Peugeot', '208', '2019-03-12', 84_000, 98_000],
  ['M.', 'Hicham', 'Berrada', 'hicham.berrada@exemple.ma', '+212662114009', 'Volkswagen', 'Golf 7', '2018-05-02', 112_000, 164_000],
  ['Mme.', 'Fatima-Zahra', 'Idrissi', 'fz.idrissi@exemple.ma', '+212661223344', 'Dacia', 'Sandero', '2020-09-21', 58_000, 92_000],
  ['M.', 'Khalid', 'Oudghiri', 'khalid.oudghiri@exemple.ma', '+212663445566', 'Renault', 'Clio', '2017-01-16', 131_000, 88_000],
  ['M.', 'Anas', 'Tahiri', 'anas.tahiri@exemple.ma', '+212664556677', 'Dacia', 'Duster', '2021-06-30', 47_000, 168_000],
  ['Mme.', 'Nisrine', 'Amrani', 'nisrine.amrani@exemple.ma', '+212665667788', 'Hyundai', 'Tucson', '2019-11-05', 76_000, 214_000],
  ['M.', 'Rachid', 'El Fassi', 'rachid.elfassi@exemple.ma', '+212666778899', 'Citroën', 'C3', '2018-03-27', 94_000, 84_000],
  ['Mme.', 'Leïla', 'Mansouri', 'leila.mansouri@exemple.ma', '+212667889900', 'Toyota', 'Yaris', '2020-02-11', 63_000, 121_000],
  ['M.', 'Mehdi', 'Ziani', 'mehdi.ziani@exemple.ma', '+212668990011', 'Fiat', '500', '2019-07-19', 55_000, 96_000],
] as const

/** Cars with a make or model outside the reference data are omitted, so any catalogue works. */
async function findModel(trx: Trx, brand: string, model: string): Promise<{ brandId: number; modelId: number } | null> {
  const { rows } = await sql<{ brandId: number; modelId: number }>`
    select b.id as "brandId", m.id as "modelId" from models m join brands b on b.id = m.brand_id where b.name = ${brand} and m.name = ${model}`.execute(
    trx,
  )
  return rows[0] ?? null
}

/** States that the customer of the demo world meets: an offer to decide, a transfer that is awaited. */
const decided: readonly PurchaseStatus[] = ['QuotationAccepted', 'DocumentsConformityAccepted']

/** What is known of a request by the state it has come to. */
const has = (way: readonly PurchaseStatus[], ...states: PurchaseStatus[]) => states.some((state) => way.includes(state))

/**
 * Requests to sell or trade in, one in every state and a few more whose cars are to be seen, with their people, offers and papers. Gives
 * how many.
 */
export async function insertDemoPurchases(deps: Ground, trx: Trx, now: Date): Promise<number> {
  const file = await sheet()
  const { rows: areas } = await sql<{ id: number }>`select id from storage_areas where not is_deactivated order by id limit 3`.execute(trx)
  let made = 0
  const left: readonly PurchaseStatus[] = ['TransferedToIntermediation', 'TransferedToAd']
  const reached: PurchaseStatus[] = [
    ...purchaseStatuses.filter((status) => !left.includes(status)),
    ...Array.from({ length: 12 }, () => 'Accepted' as const),
    ...left,
  ]
  for (const [i, status] of reached.entries()) {
    const [civility, firstName, lastName, email, phone, brand, model, releaseDate, mileage, worth] =
      (decided.includes(status) ? undefined : sellers[i % sellers.length]) ?? sellers[0]
    const known = await findModel(trx, brand, model)
    if (!known) continue
    const way: PurchaseStatus[] = [purchaseWorkflow.initial, ...wayTo(purchaseWorkflow, status)]
    // within opening hours
    const begun = instantOf(
      localTime(now.getTime() - (way.length + 1) * day).day,
      `${9 + (i % 8)}:${i % 2 === 0 ? '20' : '45'}`.padStart(5, '0'),
    )
    const at = (step: number) => new Date(Math.min(begun.getTime() + step * day, now.getTime() - (i + 1) * 600_000))
    const last = at(way.length - 1)
    const offer = has(way, 'TechnicalExpertiseSubmitted') ? Math.round((worth * 0.9) / 500) * 500 : null
    const isBilled = has(way, 'Billed')
    const conformed = has(way, 'DocumentsConformityAccepted') ? last : null
    const plate = `${12_345 + i * 731}A${(i % 8) + 1}`
    const purchaseId = await insertOne(trx, {
      ...{ civility, firstName, lastName, email, phone, ...known, releaseDate, mileage, plate, status, worth, offer, begun, last },
      area: areas[i % Math.max(1, areas.length)]?.id ?? null,
      type: i % 4 === 3 ? 'TradeIn' : 'Purchase',
      until: has(way, 'QuotationAccepted') ? new Date(last.getTime() + (status === 'QuotationAccepted' ? 6 : 4) * day) : null,
      wished: status === 'CustomerNegociated' && offer !== null ? offer + 5000 : null,
      order: isBilled ? orderNumber(localTime(now).day.slice(0, 4), 900 + i) : null,
      due: conformed
        ? new Date(conformed.getTime() + day)
        : awaitsHouse.includes(status)
          ? new Date(now.getTime() + (i - 2) * 3 * hour)
          : null,
      conformed,
      paid: status === 'Complete' ? last : null,
    })
    for (const [step, type] of way.entries())
      await sql`
        insert into purchase_statuses (purchase_id, type, comment, price, created)
        values (${purchaseId}, ${type}, ${words[type] ?? null}, ${type === 'QuotationAccepted' ? offer : null}, ${at(step)})`.execute(trx)
    await insertPapers(deps, trx, purchaseId, way, file)
    if (left.includes(status)) await handOn(trx, purchaseId, status === 'TransferedToAd', last)
    made++
  }
  return made
}

/** Comments of refusals. */
const words: Partial<Record<PurchaseStatus, string>> = {
  Rejected: 'La voiture est trop ancienne pour notre stock.',
  TechnicalExpertisePendingEdit: 'Merci de préciser l’état des pneus.',
  QuotationRejected: 'La cotation oublie la distribution.',
  DocumentsRejected: 'La visite technique est floue. Photographiez-la à plat, à la lumière du jour.',
  DocumentsConformityRejected: 'La signature du vendeur n’est pas légalisée.',
  Canceled: 'Le vendeur a vendu sa voiture ailleurs.',
}

interface Made {
  civility: string
  firstName: string
  lastName: string
  email: string
  phone: string
  brandId: number
  modelId: number
  releaseDate: string
  mileage: number
  plate: string
  status: PurchaseStatus
  type: 'Purchase' | 'TradeIn'
  area: number | null
  worth: number
  offer: number | null
  until: Date | null
  wished: number | null
  order: string | null
  due: Date | null
  conformed: Date | null
  paid: Date | null
  begun: Date
  last: Date
}

async function insertOne(trx: Trx, m: Made): Promise<number> {
  const seller = { civility: m.civility, firstName: m.firstName, lastName: m.lastName, companyName: null, email: m.email, phone: m.phone }
  const more = { idNumber: 'BK482913', city: 'Casablanca', address: '12, rue des Orangers', addressLine2: null, zip: '20250' }
  const { rows } = await sql<{ id: number; customerId: number }>`
    with known as (
      select id from customers where email = ${m.email} and not is_deleted limit 1
    ), opened as (
      insert into customers (civility, first_name, last_name, email, phone, language, operation_type, created, last_seen, created_by)
      select ${m.civility}, ${m.firstName}, ${m.lastName}, ${m.email}, ${m.phone}, 'fr', 'Request', ${m.begun}, ${m.last}, 'demo'
      where not exists (select from known) returning id
    ), card as (
      select id from known union all select id from opened
    ), car as (
      insert into vehicles (brand_id, model_id, registration_number, release_date, mileage, storage_area_id, last_status, created)
      values (${m.brandId}, ${m.modelId}, ${m.plate}, ${m.releaseDate}, ${m.mileage}, ${m.area}, ${m.status === 'Complete' ? 'Pending' : 'Draft'}, ${m.begun})
      returning id
    ), noted as (
      insert into vehicle_statuses (vehicle_id, type, created) select id, 'Draft', ${m.begun} from car
    ), account as (
      insert into bank_wire_accounts (customer_id, holder, bank_name, bank_number, created)
      select id, ${`${m.firstName} ${m.lastName}`}, 'Attijariwafa bank', '007810000123456789012345', ${m.last} from card where ${m.order}::text is not null
      returning id
    )
    insert into vehicle_purchases (reference, type, customer_id, disposed_vehicle_id, storage_area_id, seller, is_holder, is_under_credit,
      estimated_low, estimated_high, quotation, quotation_until, wished_price, ba_number, invoiced, bank_account_id, conformed, transfer_due,
      transfer_reference, paid, due, request_cancellation_reason_id, provider_type_id, desired_vehicle_model, last_status, created, last_modified)
    select 'RA-' || to_char(${m.begun}::timestamptz, 'YYYY') || '-' || lpad(nextval('purchase_references')::text, 6, '0'), ${m.type}, card.id, car.id, ${m.area},
      ${JSON.stringify({ ...seller, ...more })}::jsonb, true, false, ${Math.round(m.worth * 0.94)}, ${Math.round(m.worth * 1.04)}, ${m.offer}, ${m.until},
      ${m.wished}, ${m.order}, ${m.order === null ? null : m.last}::timestamptz, (select id from account), ${m.conformed},
      ${m.conformed === null ? null : new Date(m.conformed.getTime() + day)}::timestamptz, ${m.paid === null ? null : 'VIR-2026-0417'}, ${m.paid}, ${m.due},
      (select min(id) from request_cancellation_reasons where ${m.status === 'Canceled'}), (select id from provider_types where name = 'Particulier'),
      ${m.type === 'TradeIn' ? 'Hyundai Tucson' : null}, ${m.status}, ${m.begun}, ${m.last}
    from card, car returning id, customer_id as "customerId"`.execute(trx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('a demo request was not kept')
  if (m.offer !== null) {
    const lowered = m.worth - m.offer
    const tyre = Math.round(lowered * 0.15)
    const [tyres, belt] = findings.map(({ phrases }) => phraseTexts(phrases))
    const reasons = [
      {
        label: 'Pneus avant, usure (2)',
        names: { fr: 'Pneus avant, usure (2)', ar: 'الإطاران الأماميان، التآكل (2)' },
        phrases: tyres,
        amount: -2 * tyre,
      },
      {
        label: 'Courroie de distribution',
        names: { fr: 'Courroie de distribution', ar: 'سير التوزيع' },
        phrases: belt,
        amount: 2 * tyre - lowered,
      },
    ]
    await sql`
      insert into purchase_quotations (purchase_id, amount, start_value, reasons, offered, created)
      values (${id}, ${m.offer}, ${m.worth}, ${JSON.stringify(reasons)}::jsonb, ${m.until === null ? null : m.last}::timestamptz, ${m.last})`.execute(
      trx,
    )
  }
  return id
}

/** The car of a declined offer goes on: as a draft of its owner, or as a mediation. */
async function handOn(trx: Trx, purchaseId: number, isAdvert: boolean, at: Date): Promise<void> {
  const car = await findHandedOn(trx, purchaseId)
  if (!car) throw new Error('a demo request was not kept')
  const year = localTime(at).day.slice(0, 4)
  if (isAdvert) {
    await sql`update vehicles set operation_type = 'Ad' where id = ${car.vehicleId}`.execute(trx)
    await insertAd(trx, { ...car, year, by: 'demo', isOnWhatsApp: false, showsPhone: true }, at)
  } else
    await insertIntermediation(trx, { ...car, purchaseId, type: 'Individual', requestOrigin: 'FO', draftKey: null, by: 'demo', year }, at)
}

/** A photographed document without personal data. */
async function sheet(): Promise<PreparedFile> {
  const lines = Array.from(
    { length: 9 },
    (_, i) => `<rect x="90" y="${150 + i * 70}" width="${460 + ((i * 137) % 300)}" height="18" fill="#b9ad98"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1400"><rect width="1000" height="1400" fill="#f4efe4"/>${lines.join('')}</svg>`
  return prepareFile(await sharp(Buffer.from(svg)).png().toBuffer())
}

/** Uploaded documents in the state of the request, and those that transitions print. */
async function insertPapers(deps: Ground, trx: Trx, id: number, way: readonly PurchaseStatus[], file: PreparedFile): Promise<void> {
  const status = way.at(-1)
  const isAccepted = has(way, 'DocumentsAccepted')
  const types: readonly DocumentType[] = [
    'VehicleGrayCard',
    'VehicleGrayCard',
    ...(has(way, 'DocumentsSubmited') ? (['CustomerCIN', 'VehicleTechnicalVisit', 'VehicleRoadTax'] as const) : []),
    ...(has(way, 'DocumentsConformityAccepted') ? (['TransferPV'] as const) : []),
  ]
  for (const [i, type] of types.entries()) {
    const isRefused = status === 'DocumentsRejected' && type === 'VehicleTechnicalVisit'
    const entry = { owner: { type: 'Purchase', id }, type, fileName: `${type}-${i + 1}.jpg`, imagesOrder: i, createdBy: 'demo' } as const
    const spec = type === 'VehicleGrayCard' ? (i === 0 ? 'Front' : 'Back') : 'None'
    const document = await insertPrepared(deps, trx, file, {
      ...entry,
      spec,
      status: isRefused ? 'Rejected' : isAccepted ? 'Accepted' : 'Preview',
    })
    if (isRefused) await sql`update documents set comment = ${words.DocumentsRejected} where id = ${document}::uuid`.execute(trx)
  }
  const { rows } = await sql<{ id: number; type: PurchaseStatus }>`
    select s.id, s.type from purchase_statuses s where s.purchase_id = ${id} order by s.id`.execute(trx)
  const { rows: kinds } = await sql<{ type: 'Purchase' | 'TradeIn' }>`select type from vehicle_purchases where id = ${id}`.execute(trx)
  for (const { id: statusId, type: reached } of rows) {
    const step = purchaseWorkflow.steps.find(({ to, action }) => to === reached && action !== 'newOffer')
    for (const effect of step && 'effects' in step ? step.effects : []) {
      const type = printoutOf(effect, kinds[0]?.type ?? 'Purchase')
      if (type) await deps.queue.enqueue(printoutJob, { purchaseId: id, type, statusId }, { db: trx, key: `${type}:${statusId}` })
    }
  }
}
