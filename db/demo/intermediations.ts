import { sql, type Transaction } from 'kysely'
import { noticeVersion } from '#domains/customers/leads/contract.ts'
import { openAdvertOf } from '#domains/processes/adverts/service.ts'
import { findTypes } from '#domains/processes/consignment/desk/store.ts'
import { printoutJob, printoutOf } from '#domains/processes/consignment/documents/service.ts'
import { settle } from '#domains/processes/consignment/rules.ts'
import {
  awaitsHouse,
  type IntermediationStatus,
  intermediationStatuses,
  intermediationWorkflow,
} from '#domains/processes/consignment/status.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { wayTo } from '#shared/workflow.ts'
import { localTime } from '#shared/working-time.ts'

type Trx = Transaction<Database>

const day = 86_400_000

/** People who do not exist, with their cars: make, model, first registration, kilometres, what was estimated. */
const owners = [
  ['M.', 'Othmane', 'Kettani', 'othmane.kettani@exemple.ma', '+212661908172', 'Renault', 'Clio', '2019-05-14', 72_000, 108_000],
  ['Mme.', 'Samira', 'Bennis', 'samira.bennis@exemple.ma', '+212662817263', 'Dacia', 'Sandero', '2021-02-08', 41_000, 104_000],
  ['M.', 'Yassir', 'Lahlou', 'yassir.lahlou@exemple.ma', '+212663726354', 'Peugeot', '208', '2020-09-30', 56_000, 126_000],
  ['Mme.', 'Houda', 'Sebti', 'houda.sebti@exemple.ma', '+212664635445', 'Hyundai', 'Tucson', '2018-11-19', 98_000, 205_000],
  ['M.', 'Adil', 'Naciri', 'adil.naciri@exemple.ma', '+212665544536', 'Dacia', 'Duster', '2020-04-03', 67_000, 161_000],
] as const

/** Who can sign in (`accounts.ts`): one car of hers is on sale, of another she has not answered the prices, and may still sell it herself. */
const customer = [
  ...(['Mme.', 'Salma', 'Alaoui', 'salma.alaoui@exemple.ma', '+212612345678'] as const),
  ...(['Renault', 'Captur', '2020-06-22', 58_000, 142_000] as const),
] as const
type Owner = (typeof owners)[number] | typeof customer

/** The states of the demo: every one, those of cars on sale and sold ones more than once. */
const states: readonly IntermediationStatus[] = [
  ...intermediationStatuses.filter((status) => status !== 'TransferedToAd'),
  ...(['FlooePriceSubmited', 'ContractSigned', 'ContractSigned', 'Complete', 'Complete', 'TransferedToAd', 'FlooePriceSubmited'] as const),
]
/** Which of them are the demo customer's: the first car on sale, and the last of all. */
const customers: readonly number[] = [states.indexOf('ContractSigned'), states.length - 1]

/**
 * A car in the state in which such a mediation has it: on sale and sold ones are cars of the stock, those first that stand there for two weeks
 * and whose price can be compared with many; the others are new.
 */
async function findCar(
  trx: Trx,
  status: IntermediationStatus,
  [, , , , , brand, model, released, mileage]: Owner,
  i: number,
  { begun, now }: { begun: Date; now: Date },
): Promise<{ id: number; price: number | null; published: Date | null } | null> {
  if (status === 'ContractSigned' || status === 'Complete') {
    const { rows } = await sql<{ id: number; price: number | null; published: Date | null }>`
      select v.id, v.price, v.published_at as published from vehicles v where v.operation_type = 'Intermediation' and v.price is not null
        and v.last_status = ${status === 'Complete' ? 'Sold' : 'Published'}
        and not exists (select from vehicle_intermediations m where m.disposed_vehicle_id = v.id)
      order by v.published_at > ${now}::timestamptz - interval '14 days' nulls first, (select count(*) from vehicles o where o.model_id = v.model_id and o.last_status = 'Published'
        and abs(o.release_date - v.release_date) < 500) desc, v.id limit 1`.execute(trx)
    return rows[0] ?? null
  }
  const { rows } = await sql<{ id: number; price: null; published: null }>`
    with car as (
      insert into vehicles (brand_id, model_id, registration_number, release_date, mileage, storage_area_id, last_status, created)
      select m.brand_id, m.id, ${`${51_234 + i * 617}A${(i % 8) + 1}`}, ${released}, ${mileage},
        (select min(id) from storage_areas where not is_deactivated), 'Draft', ${begun}
      from models m join brands b on b.id = m.brand_id where b.name = ${brand} and m.name = ${model} returning id
    ), noted as (
      insert into vehicle_statuses (vehicle_id, type, created) select id, 'Draft', ${begun} from car
    )
    select id, null::int as price, null as published from car`.execute(trx)
  return rows[0] ?? null
}

/** Comments of transitions. */
const words: Partial<Record<IntermediationStatus, string>> = {
  Rejected: 'La voiture est gagée\u00a0: nous la reprendrons après la mainlevée.',
  TechnicalExpertisePendingEdit: 'Merci de mesurer les pneus avant.',
}

/** Consignments in every state with people, terms and documents; two belong to the demo customer. Returns their number. */
export async function insertDemoIntermediations(deps: Pick<Deps, 'queue'>, trx: Trx, now: Date): Promise<number> {
  const [type] = await findTypes(trx)
  if (!type) return 0
  const terms = {
    intermediationTypeId: type.id,
    names: type.names,
    calculationRule: type.calculationRule,
    saleFees: type.saleFees.map(({ names, saleFeeType, value }) => ({ names, saleFeeType, value })),
  }
  let made = 0
  for (const [i, status] of states.entries()) {
    const way: IntermediationStatus[] = [intermediationWorkflow.initial, ...wayTo(intermediationWorkflow, status)]
    const recent = new Date(now.getTime() - (way.length + 2) * 2 * day)
    const isCustomers = customers.includes(i)
    const owner = isCustomers ? customer : (owners[i % owners.length] ?? owners[0])
    const car = await findCar(trx, status, owner, i, { begun: recent, now })
    if (!car) continue
    // a car is on sale from its contract on
    const begun = status === 'ContractSigned' && car.published ? new Date(car.published.getTime() - (way.length - 1) * 2 * day) : recent
    const at = (step: number) => new Date(Math.min(begun.getTime() + step * 2 * day, now.getTime() - (i + 1) * 600_000))
    const [civility, firstName, lastName, email, phone, , , , , worth] = owner
    const asking = car.price ?? worth
    const floor = Math.round((asking * 0.93) / 500) * 500
    const isProposed = way.includes('FlooePriceSubmited')
    const last = at(way.length - 1)
    const sold = status === 'Complete' ? last : null
    const due = new Date(now.getTime() + (i - 4) * 3_600_000)
    const of = (state: IntermediationStatus) => (way.includes(state) ? at(way.indexOf(state)) : null)
    const isPaid = status === 'Complete' && i % 3 === 0
    const seller = { civility, firstName, lastName, companyName: null, idNumber: 'BE716253', email, phone, city: 'Casablanca' }
    const known = { ...seller, address: '8, rue Al Massira', addressLine2: null, zip: '20100' }
    const agreed = of('ContractGenerated') ?? (status === 'FlooePriceSubmited' && i > 6 && !isCustomers ? last : null)
    const { rows } = await sql<{ id: number; customerId: number }>`
      with known as (
        select id from customers where email = ${email} and not is_deleted limit 1
      ), opened as (
        insert into customers (civility, first_name, last_name, email, phone, language, operation_type, created, last_seen, created_by)
        select ${civility}, ${firstName}, ${lastName}, ${email}, ${phone}, 'fr', 'IntermediationRequest', ${begun}, ${last}, 'demo'
        where not exists (select from known) returning id
      ), card as (
        select id from known union all select id from opened
      ), account as (
        insert into bank_wire_accounts (customer_id, holder, bank_name, bank_number, created)
        select id, ${`${firstName} ${lastName}`}, 'Attijariwafa bank', '007810000123456789012345', ${last} from card where ${sold !== null} returning id
      )
      insert into vehicle_intermediations (reference, request_origin, origin, type, language, customer_id, disposed_vehicle_id, storage_area_id,
        seller, is_holder, is_under_credit, estimated_low, estimated_high, intermediation_type_id, asking_price, floor_price, terms, wished_floor,
        agreed, contracted, mandate_until, ba_number, signed, signed_by, sale_price, sold, net_payout, bank_account_id, transfer_due,
        payout_prepared, payout_prepared_by, paid, paid_by, transfer_reference, due, last_status, created, last_modified)
      select 'RI-' || to_char(${begun}::timestamptz, 'YYYY') || '-' || lpad(nextval('intermediation_references')::text, 6, '0'), 'FO', 'FO',
        'Individual', 'fr', card.id, ${car.id}, (select storage_area_id from vehicles where id = ${car.id}), ${JSON.stringify(known)}::jsonb, true, false,
        ${Math.round(asking * 0.94)}, ${Math.round(asking * 1.04)}, ${isProposed ? type.id : null}, ${isProposed ? asking : null},
        ${isProposed ? floor : null}, ${isProposed ? JSON.stringify(terms) : null}::jsonb, null, ${agreed}::timestamptz,
        ${of('ContractGenerated')}::timestamptz, ${of('ContractGenerated') === null ? null : localTime(now.getTime() + 70 * day).day}::date,
        ${of('ContractGenerated') === null ? null : `BM-${localTime(now).day.slice(0, 4)}-${String(900 + i).padStart(6, '0')}`},
        ${of('ContractSigned')}::timestamptz, ${of('ContractSigned') === null ? null : `${firstName} ${lastName}`}, ${sold === null ? null : asking},
        ${sold}::timestamptz, ${sold === null ? null : settle(terms, asking, floor).net}, (select id from account),
        ${sold === null ? null : isPaid ? new Date(sold.getTime() + day) : due}::timestamptz, ${isPaid ? last : null}::timestamptz, ${isPaid ? 'demo-one' : null},
        ${isPaid ? last : null}::timestamptz, ${isPaid ? 'demo-other' : null}, ${isPaid ? 'VIR-2026-0512' : null},
        ${awaitsHouse.includes(status) || (sold !== null && !isPaid) ? due : null}::timestamptz,
        ${status}, ${begun}, ${last}
      from card returning id, customer_id as "customerId"`.execute(trx)
    const { id, customerId } = rows[0] ?? {}
    if (id === undefined || customerId === undefined) throw new Error('a demo mediation was not kept')
    await insertWay(deps, trx, id, way, { at, floor })
    if (status === 'TransferedToAd')
      await openAdvertOf({ clock: { now: () => last } }, trx, { vehicleId: car.id, customerId, language: 'fr', price: null, by: null })
    if (status === 'ContractSigned') await insertInterest(trx, { id, vehicleId: car.id, floor, signed: last }, now)
    made++
  }
  return made
}

/** Answered questions about cars on sale. */
const questions = [
  ['Mehdi', 'Rami', 'fr', 'Le carnet d’entretien est-il complet\u00a0?'],
  ['سلمى', 'الودغيري', 'ar', 'هل يمكن تجربة السيارة يوم السبت؟'],
] as const

/** A car on sale has a floor price, views of two weeks and some questions. */
async function insertInterest(
  trx: Trx,
  { id, vehicleId, floor, signed }: { id: number; vehicleId: number; floor: number; signed: Date },
  now: Date,
): Promise<void> {
  for (const [i, [firstName, lastName, language, message]] of questions.entries()) {
    const asked = new Date(signed.getTime() + ((now.getTime() - signed.getTime()) * (i + 1)) / 3)
    await sql`
      insert into contact_requests (vehicle_id, first_name, last_name, email, message, language, notice_version, reply_by, answered, created)
      values (${vehicleId}, ${firstName}, ${lastName}, ${`question-${vehicleId}-${i}@exemple.ma`}, ${message}, ${language}, ${noticeVersion},
        ${asked}::timestamptz + interval '4 hours', least(${asked}::timestamptz + interval '1 hour', ${now}), ${asked})`.execute(trx)
  }
  await sql`update vehicles set floor_price = ${floor} where id = ${vehicleId}`.execute(trx)
  await sql`insert into intermediation_views (intermediation_id, day, views)
    select ${id}, ${localTime(now).day}::date - n, 2 + (n * 7 + ${id} * 3) % 9 from generate_series(0, 13) n`.execute(trx)
}

/** Transitions of a consignment and their documents. */
async function insertWay(
  { queue }: Pick<Deps, 'queue'>,
  trx: Trx,
  id: number,
  way: readonly IntermediationStatus[],
  { at, floor }: { at: (step: number) => Date; floor: number },
): Promise<void> {
  for (const [step, type] of way.entries()) {
    const { rows } = await sql<{ id: number }>`
      insert into intermediation_statuses (intermediation_id, type, comment, price, created)
      values (${id}, ${type}, ${words[type] ?? null}, ${type === 'FlooePriceSubmited' ? floor : null}, ${at(step)}) returning id`.execute(
      trx,
    )
    const effects = (
      {
        ContractGenerated: ['contract', 'commitment'],
        ContractSigned: ['IntermediationExpertiseSheet'],
        Complete: ['saleContract', 'BankTransferCommitment', 'TransferPV'],
      } as const
    )[type as 'Complete']
    for (const effect of effects ?? []) {
      const paper = printoutOf(effect, 'Individual')
      const statusId = rows[0]?.id ?? 0
      await queue.enqueue(printoutJob, { intermediationId: id, type: paper, statusId }, { db: trx, key: `${paper}:${statusId}` })
    }
  }
}
