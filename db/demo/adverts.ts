import { sql, type Transaction } from 'kysely'
import { insertDocuments } from '#domains/foundation/documents/store.ts'
import { type AdStatus, adWorkflow } from '#domains/processes/adverts/status.ts'
import type { AdReason } from '#domains/processes/adverts/values.ts'
import type { Database } from '#platform/tables.ts'
import { wayTo } from '#shared/workflow.ts'
import { type Card, insertOnSale, insertSoldOnes, shownDays } from './adverts-on-sale.ts'
import { type DemoModel, readCatalogue } from './catalogue.ts'
import { insertConversations } from './conversations.ts'
import type { DemoVehicle } from './demo-vehicle.ts'
import { insertVehicles } from './insert.ts'
import { findMasters } from './masters.ts'
import { galleriesOf } from './pictures.ts'
import { createRandom } from './random.ts'
import { demoCount, demoSeed } from './stock.ts'
import { buildVehicle } from './vehicle.ts'

type Trx = Transaction<Database>

const hour = 3_600_000
const day = 24 * hour
/** Numbers of cars after those of the stock and of the sold ones. */
const firstSerial = demoCount + 1_001

/** Fictional sellers of the demo world; the first can sign in (`accounts.ts`). Hours since the account was created. */
const sellers = [
  ['Mme.', 'Salma', 'Alaoui', 'salma.alaoui@exemple.ma', '+212612345678', 'fr', 0],
  ['M.', 'Younes', 'Chaoui', 'younes.chaoui@exemple.ma', '+212661400201', 'fr', 9_000],
  ['Mme.', 'Ghizlane', 'Rhazi', 'ghizlane.rhazi@exemple.ma', '+212661400202', 'fr', 4_100],
  ['M.', 'Mustapha', 'Jebli', 'mustapha.jebli@exemple.ma', '+212661400203', 'ar', 14_000],
  ['M.', 'Zakaria', 'Bennouna', 'zakaria.bennouna@exemple.ma', '+212661400204', 'fr', 3],
  ['Mme.', 'Asmae', 'Filali', 'asmae.filali@exemple.ma', '+212661400205', 'ar', 2_600],
  ['M.', 'Omar', 'Sqalli', 'omar.sqalli@exemple.ma', '+212661400206', 'fr', 700],
  ['M.', 'Ayoub', 'Daoudi', 'ayoub.daoudi@exemple.ma', '+212661400207', 'fr', 5_200],
  ['Mme.', 'Hanane', 'Ouardi', 'hanane.ouardi@exemple.ma', '+212661400208', 'fr', 1_900],
  ['M.', 'Abderrahim', 'Slaoui', 'abderrahim.slaoui@exemple.ma', '+212661400209', 'ar', 11_300],
] as const

interface Story {
  who: number
  status: AdStatus
  /** hours since the last step; since the sending of one that waits */
  last: number
  /** hours since the last step; since submission for a waiting one */
  due?: number
  reasons?: readonly AdReason[]
  /** comment of the staff, or of the seller who requests a second review */
  comment?: string
  appealed?: true
  /** reasons for a manual review */
  risk?: 'price' | 'twin' | 'plate'
  /** text added to the generated description */
  words?: string
  /** incomplete draft */
  begun?: true
  /** corrections are requested for the named reasons only */
  corrects?: true
  /** expired */
  expired?: true
}

const stories: readonly Story[] = [
  { who: 0, status: 'Submited', last: 1, due: 0.6 },
  {
    who: 0,
    status: 'Rejected',
    last: 20,
    reasons: ['PhotosUnreadable'],
    comment: 'La photo du tableau de bord est floue\u00a0: le kilométrage ne se lit pas. Reprenez-la moteur allumé, sans flash.',
  },
  { who: 0, status: 'Draft', last: 30, begun: true },
  { who: 0, status: 'Accepted', last: 3 },
  { who: 0, status: 'Deactivated', last: 26, expired: true },
  {
    who: 4,
    status: 'Submited',
    last: 2.5,
    due: -0.7,
    risk: 'price',
    words: 'Urgent départ. WhatsApp 06 61 40 02 04, avance par Wafacash pour bloquer.',
  },
  { who: 6, status: 'Submited', last: 1.6, due: 0.2, risk: 'twin' },
  { who: 7, status: 'Submited', last: 1.2, due: 0.5, words: 'Plus de photos sur www.voitures-ayoub.site, prix à débattre.' },
  { who: 8, status: 'Submited', last: 0.8, due: 1.1, risk: 'plate' },
  { who: 1, status: 'Submited', last: 0.5, due: 1.5 },
  { who: 3, status: 'Submited', last: 0.3, due: 1.7 },
  { who: 9, status: 'Submited', last: 5, due: -3, words: 'Contactez-moi au 06 61 40 02 09 après 18 h.' },
  {
    who: 5,
    status: 'Submited',
    last: 0.4,
    due: 1.6,
    appealed: true,
    comment: 'Ce n’est pas un doublon\u00a0: l’autre annonce est celle de mon frère, pour une autre voiture.',
  },
  {
    who: 2,
    status: 'Rejected',
    last: 44,
    reasons: ['LinkOrPhone', 'AdvanceAsked'],
    comment: 'Retirez le numéro et la demande d’acompte de la description\u00a0: les acheteurs vous écrivent par Rihla.',
  },
  {
    who: 7,
    status: 'Rejected',
    last: 70,
    reasons: ['PriceDoubtful'],
    comment: 'Le prix est très en dessous du marché. Confirmez-le ou corrigez-le.',
  },
  { who: 2, status: 'Accepted', last: 7 },
  { who: 8, status: 'Draft', last: 50, begun: true },
  { who: 6, status: 'Deactivated', last: 5 * 24 },
  { who: 9, status: 'Deactivated', last: 12 * 24, expired: true },
  {
    who: 0,
    status: 'Rejected',
    last: 2,
    reasons: ['PriceDoubtful', 'PhotosUnreadable'],
    comment: 'Le prix ne correspond pas au kilométrage, et la photo avant est floue. Corrigez ces deux points\u00a0: le reste est bon.',
    corrects: true,
  },
]

/**
 * Adverts of private sellers in every state, with their people: published and sold ones of cars of the stock, the others of cars of their
 * own, with pictures. Pending ones have every risk flag. Returns their number.
 */
export async function insertDemoAdverts(trx: Trx, now: Date, { masters: archive }: { masters?: string } = {}): Promise<number> {
  const cards = await insertSellers(trx, now)
  const cars = await storyCars(trx, now)
  const ids = await insertVehicles(trx, cars)
  const gallery = await galleriesOf(
    // a car that was not submitted has photos too
    cars.map((car) => ({ ...car, lastStatus: 'Active' })),
    ids,
    findMasters(archive),
  )
  const kept = gallery.filter(({ ownerId, imagesOrder }) => imagesOrder <= (stories[ids.indexOf(ownerId)]?.begun ? 1 : 8))
  await insertDocuments(
    trx,
    kept.map((picture) => ({ ...picture, type: 'VehicleAdPicture' })),
  )
  for (const [i, story] of stories.entries()) {
    const [card, vehicleId] = [cards[story.who], ids[i]]
    if (card && vehicleId !== undefined) await insertOne(trx, { ...story, ...card, vehicleId, now })
  }
  const shown = await insertOnSale(trx, cards, now)
  await insertDevices(trx, cards, now)
  await insertReports(trx, now)
  await insertConversations(trx, cards, now)
  return stories.length + shown + (await insertSoldOnes(trx, cards, now))
}

/** Four sellers whose adverts wait to be read sent them from one device. */
async function insertDevices(trx: Trx, cards: readonly Card[], now: Date): Promise<void> {
  const ids = [4, 6, 7, 8].map((who) => cards[who]?.id ?? 0)
  await sql`
    insert into ad_devices (ad_id, device, sent)
    select id, 'a demo device', least(last_modified, ${now}) from vehicle_ads
    where customer_id = any(${ids}::int[]) and last_status = 'Submited' and not is_deleted`.execute(trx)
}

/** What visitors reported of the newest adverts online: why, in their words, hours ago. */
const reports = [
  [0, 'Scam', 'Il demande 500 DH pour bloquer la visite.', 'fr', 5],
  [0, 'WrongPrice', '', 'fr', 9],
  [0, 'Scam', 'طلب مني تسبيقاً قبل رؤية السيارة.', 'ar', 26],
  [1, 'NotForSale', 'Vendue depuis une semaine d’après le vendeur.', 'fr', 31],
] as const

async function insertReports(trx: Trx, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from vehicle_ads where last_status = 'Published' and not is_deleted order by id desc limit 2`.execute(trx)
  for (const [which, reason, text, language, ago] of reports) {
    const created = new Date(now.getTime() - ago * hour)
    const ad = rows[which]?.id
    if (ad !== undefined)
      await sql`
        insert into ad_reports (ad_id, reason, text, language, day, created)
        values (${ad}, ${reason}, ${text}, ${language}, ${created}::timestamptz::date, ${created})`.execute(trx)
  }
}

async function insertSellers(trx: Trx, now: Date): Promise<Card[]> {
  const cards: Card[] = []
  for (const [civility, firstName, lastName, email, phone, language, since] of sellers) {
    const { rows } = await sql<{ id: number }>`
      with known as (
        select id from customers where email = ${email} and not is_deleted order by user_id nulls last limit 1
      ), opened as (
        insert into customers (user_id, civility, first_name, last_name, email, email_verified, phone, phone_verified, language, operation_type, created, last_seen, created_by)
        select (select subject from accounts where email = ${email}), ${civility}, ${firstName}, ${lastName}, ${email}, true, ${phone}, true,
          ${language}, 'None',
          ${new Date(now.getTime() - since * hour)}::timestamptz, ${new Date(now.getTime() - hour)}::timestamptz, 'demo'
        where not exists (select from known) returning id
      )
      select id from known union all select id from opened`.execute(trx)
    const id = rows[0]?.id
    if (id === undefined) throw new Error('a demo seller was not kept')
    cards.push({ id, language })
  }
  return cards
}

/** A common model and its cars on sale, for price comparison and copied adverts. */
async function findCommon(trx: Trx): Promise<{ brand: string; model: string; year: number; median: number } | null> {
  const { rows } = await sql<{ brand: string; model: string; year: number; median: number }>`
    select b.name as brand, m.name as model, extract(year from v.release_date)::int as year,
      percentile_cont(0.5) within group (order by v.price)::int as median
    from vehicles v join models m on m.id = v.model_id join brands b on b.id = m.brand_id
    where v.last_status = 'Published' and not v.is_archived and v.price is not null
    group by 1, 2, 3 order by count(*) desc, 1, 2, 3 limit 1`.execute(trx)
  return rows[0] ?? null
}

async function findTwin(trx: Trx): Promise<{ registrationNumber: string; chassisNumber: string } | null> {
  const { rows } = await sql<{ registrationNumber: string; chassisNumber: string }>`
    select registration_number as "registrationNumber", chassis_number as "chassisNumber" from vehicles
    where last_status = 'Published' and operation_type = 'Standard' and registration_number is not null and chassis_number is not null
    order by id limit 1`.execute(trx)
  return rows[0] ?? null
}

/** The cars of the stories in their order: everyday ones, each with what its story needs. */
async function storyCars(trx: Trx, now: Date): Promise<DemoVehicle[]> {
  const [common, twin] = [await findCommon(trx), await findTwin(trx)]
  const catalogue = readCatalogue().toSorted((a, b) => b.adverts - a.adverts)
  const random = createRandom(`${demoSeed}/adverts`)
  const today = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 8))
  return stories.map((story, i) => {
    const wanted =
      story.risk === 'price' && common ? catalogue.find((one) => one.brand === common.brand && one.model === common.model) : null
    const car = usedCar(random.branch(i), wanted ?? catalogue[i % 14] ?? catalogue[0], firstSerial + i, today)
    const said = story.words ? { ...car.description, fr: `${car.description.fr}\n\n${story.words}` } : car.description
    const isNoted = story.status === 'Deactivated'
    const noted = { comment: null, price: null, created: new Date(now.getTime() - (story.last + 60) * hour).toISOString() }
    return {
      ...car,
      price: story.risk === 'price' && common ? Math.round((common.median * 0.54) / 500) * 500 : car.price,
      ...(story.risk === 'price' && common && { releaseDate: `${common.year}-05-20` }),
      ...(story.risk === 'twin' && twin),
      ...(story.risk === 'plate' && twin && { registrationNumber: twin.registrationNumber }),
      ...(story.begun ? { description: { fr: 'Bien entretenue.', ar: 'حالة جيدة.' }, registrationNumber: null } : { description: said }),
      // those that were online have left the search
      lastStatus: isNoted ? 'Active' : 'Draft',
      statuses: (isNoted ? (['Draft', 'Published', 'Active'] as const) : (['Draft'] as const)).map((type) => ({ ...noted, type })),
    }
  })
}

/** A car of a private seller with a price and a plate. */
function usedCar(random: ReturnType<typeof createRandom>, model: DemoModel | undefined, serial: number, today: Date): DemoVehicle {
  if (!model) throw new Error('the catalogue is empty')
  for (let tries = 0; ; tries++) {
    const car = buildVehicle(random.branch(tries), model, serial, today, { status: 'Draft' })
    // stock cars always have a price
    if ((car.isNew || car.price === null || car.registrationNumber === null || car.registrationType !== 'Local') && tries < 200) continue
    const own = { operationType: 'Ad', store: null, isCertified: false, isControlled: false, warrantyInMonths: null } as const
    return { ...car, ...own, tasks: [], financing: false, financingRatio: null, financingMonths: null, repairStatus: null }
  }
}

type Told = Story & Card & { vehicleId: number; now: Date }

/** When each step was taken: an hour or two apart, a published one shown as long as it may be before it ends. */
function timesOf({ status, last, expired }: Pick<Story, 'status' | 'last' | 'expired'>, way: readonly AdStatus[], now: Date): Date[] {
  const end = now.getTime() - last * hour
  const shown = status === 'Deactivated' ? (expired ? shownDays : 12) * day : 0
  return way.map((_, i) => new Date(end - (i === way.length - 1 ? 0 : shown + (way.length - 1 - i) * 2 * hour)))
}

/** Transitions to the state of an advert; an appealed one was rejected before. */
const wayOf = ({ status, appealed }: Pick<Story, 'status' | 'appealed'>): AdStatus[] =>
  appealed ? ['Draft', 'Submited', 'Rejected', 'Submited'] : [adWorkflow.initial, ...wayTo(adWorkflow, status)]

async function insertOne(trx: Trx, told: Told): Promise<void> {
  const { status, due, reasons = [], comment, appealed, expired, corrects, now } = told
  const way = wayOf(told)
  const times = timesOf(told, way, now)
  const [begun, last] = [times[0] ?? now, times.at(-1) ?? now]
  const { rows } = await sql<{ id: number }>`
    insert into vehicle_ads (reference, customer_id, disposed_vehicle_id, language, last_status, due, visible_until, reasons, asks_correction, appealed, created, last_modified, created_by)
    values ('AD-' || to_char(${begun}::timestamptz, 'YYYY') || '-' || lpad(nextval('ad_references')::text, 6, '0'), ${told.id}, ${told.vehicleId},
      ${told.language}, ${status}, ${due === undefined ? null : new Date(now.getTime() + due * hour)}::timestamptz, null, ${[...reasons]}::text[],
      ${corrects === true}, ${appealed ? last : null}::timestamptz, ${begun}, ${last}, 'demo') returning id`.execute(trx)
  const id = rows[0]?.id
  for (const [i, type] of way.entries()) {
    const refusal = appealed && type === 'Rejected' ? 'Cette voiture semble déjà en ligne sous une autre annonce.' : null
    const said = i === way.length - 1 ? (comment ?? null) : refusal
    await sql`
      insert into ad_statuses (ad_id, type, comment, created, created_by)
      values (${id}, ${type}, ${said}, ${times[i]}, ${expired && type === 'Deactivated' ? null : 'demo'})`.execute(trx)
  }
}
