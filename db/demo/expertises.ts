import { sql, type Transaction } from 'kysely'
import sharp from 'sharp'
import type { Color } from '#domains/catalogue/vehicles/contract.ts'
import { colors } from '#domains/catalogue/vehicles/rules.ts'
import { originalKey } from '#domains/foundation/documents/rules.ts'
import { type PreparedFile, prepareFile } from '#domains/foundation/documents/service.ts'
import { insertDocuments } from '#domains/foundation/documents/store.ts'
import { sealExpertise } from '#domains/processes/inspection/report/service.ts'
import { type ExpertiseStatus, expertiseStatuses, expertiseWorkflow } from '#domains/processes/inspection/status.ts'
import { markParts } from '#domains/processes/inspection/store.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { wayTo } from '#shared/workflow.ts'
import { closeUp, type Fault, faults, paintedFaults } from './close-ups.ts'
import { type Car, foundIn, lackingIn, type Sort } from './findings.ts'
import { partDrawing, partNames } from './part-drawings.ts'
import { createRandom, type Random } from './random.ts'

type Trx = Transaction<Database>

const day = 86_400_000

/** What is measured where nothing was found, and about how much of it. */
const measures: readonly [code: string, least: number, most: number][] = [
  ['paint', 92, 128],
  ['front-tyres', 4.1, 6.9],
  ['rear-tyres', 4.4, 7.1],
  ['front-discs', 22, 24.4],
  ['front-pads', 6, 10],
  ['rear-pads', 5, 8],
  ['brake-fluid', 205, 238],
  ['battery', 12.5, 12.8],
  ['alternator', 14, 14.5],
  ['front-shocks', 68, 86],
  ['rear-shocks', 66, 84],
  ['road-braking', 8.6, 9.8],
]

// low compression: it is re-encoded as a photo
const drawn = (svg: string) => sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()

type Illustration = Omit<PreparedFile, 'bytes'>

const drawings = new Map<string, () => Promise<Buffer>>([
  ...faults.flatMap((fault): [string, () => Promise<Buffer>][] => [
    [fault, () => closeUp(fault, false)],
    [`${fault} repaired`, () => closeUp(fault, true)],
    ...(paintedFaults.includes(fault) ? colors : []).flatMap((color): [string, () => Promise<Buffer>][] => [
      [`${fault} ${color}`, () => closeUp(fault, false, color)],
      [`${fault} ${color} repaired`, () => closeUp(fault, true, color)],
    ]),
  ]),
  ...partNames.flatMap((name): [string, () => Promise<Buffer>][] => [
    [name, () => drawn(partDrawing(name, false))],
    [`${name} repaired`, () => drawn(partDrawing(name, true))],
  ]),
])

/** Returns the name of the picture of a finding on a car of that colour. */
export const pictureName = (picture: string, color: Color | null): string =>
  color !== null && paintedFaults.includes(picture as Fault) ? `${picture} ${color}` : picture

const drawnFor = new WeakMap<Deps['storage'], Map<string, Promise<Illustration>>>()

/**
 * These pictures of findings and of their repairs (`${name} repaired`), all where none is named, ready to become documents:
 * illustrations, labelled by `isGenerated` on every page. Rendering takes seconds, so each storage gets one set.
 */
export async function illustrations(storage: Deps['storage'], names?: readonly string[]): Promise<Map<string, Illustration>> {
  const known = drawnFor.get(storage) ?? new Map<string, Promise<Illustration>>()
  drawnFor.set(storage, known)
  const wanted = new Set(names ?? drawings.keys())
  const files = new Map<string, Illustration>()
  const left = wanted.values()
  // two at a time, each taking the next that is left
  const take = async () => {
    for (const name of left) {
      const file = known.get(name) ?? draw(storage, name)
      known.set(name, file)
      files.set(name, await file)
    }
  }
  await Promise.all([take(), take()])
  return files
}

async function draw(storage: Deps['storage'], name: string): Promise<Illustration> {
  const png = drawings.get(name)
  if (!png) throw new Error(`no picture of ${name}`)
  // the bytes lie in the storage alone: those of thousands of documents are more than a statement carries
  const { bytes, ...file } = await prepareFile(await png())
  await storage.put(originalKey(file.hash), bytes)
  return file
}

/** A sheet before insertion. */
interface Sheet {
  car: Car
  status: ExpertiseStatus
  at: Date
  findings: Sort[]
  random: Random
}

/** Returns the time of a step of a sheet. */
const reaching = (way: readonly ExpertiseStatus[], at: Date, step: number) =>
  new Date(at.getTime() + step * 5 * 3_600_000 - way.length * 3_600_000)

/**
 * A complete sheet for every certified car, with findings by age and mileage, most of them repaired; and cars in
 * stock with sheets in every state. Returns the number of sheets.
 */
export async function insertDemoExpertises(deps: Pick<Deps, 'storage'>, trx: Trx, now: Date): Promise<number> {
  const { rows: cars } = await sql<Car>`
    select v.id, v.color, v.fuel_type as fuel, v.gear_type as gear, v.storage_area_id as area, v.price, coalesce(v.mileage, 0) as mileage,
      greatest(0, extract(year from ${now}::timestamptz)::int - coalesce(extract(year from v.release_date)::int, 2020)) as age, v.is_certified as "isCertified"
    from vehicles v
    where not v.is_deleted and v.operation_type <> 'Ad' and (v.is_certified or (v.last_status in ('Pending', 'Active', 'InTransfer', 'Published') and not v.is_new
      and not v.is_archived))
    order by v.last_status = 'Published', v.id`.execute(trx)
  const others = cars.filter(({ isCertified }) => !isCertified).slice(0, 2 * (expertiseStatuses.length - 1))
  const unfinished = expertiseStatuses.filter((status) => status !== 'Accepted')
  const sheets = [
    ...cars.filter(({ isCertified }) => isCertified).map((car) => ({ car, status: 'Accepted' as ExpertiseStatus })),
    ...others.map((car, i) => ({ car, status: unfinished[i % unfinished.length] ?? 'Draft' })),
  ].map(({ car, status }, i): Sheet => {
    const random = createRandom(`expertise ${i}`)
    const at = new Date(now.getTime() - random.whole(status === 'Accepted' ? 5 : 1, status === 'Accepted' ? 60 : 4) * day)
    return { car, status, at, random, findings: foundIn(random, car) }
  })
  const ids = await insertSheets(trx, sheets, now)
  await insertPoints(trx, sheets, ids)
  await insertPhotos(deps, trx, sheets, ids)
  for (const [i, { at, status }] of sheets.entries()) {
    const clock = { now: () => new Date(Math.min(now.getTime(), at.getTime() + 2 * day)) }
    if (status === 'Accepted') await sealExpertise({ clock }, trx, ids[i] ?? 0, 'demo')
  }
  await sql`
    update vehicles v set has_public_expertise_sheet = v.is_certified where v.has_public_expertise_sheet <> v.is_certified`.execute(trx)
  return sheets.length
}

async function insertSheets(trx: Trx, sheets: readonly Sheet[], now: Date): Promise<number[]> {
  const year = String(now.getUTCFullYear())
  const rows = sheets.map(({ car, status, at, findings }, i) => {
    const way = [expertiseWorkflow.initial as ExpertiseStatus, ...wayTo<ExpertiseStatus>(expertiseWorkflow, status)]
    const cost = findings.reduce((sum, { cost, quantity = 1 }) => sum + cost * quantity, 0)
    const isDone = way.includes('Submitted')
    return {
      i,
      vehicle: car.id,
      area: car.area,
      mileage: status === 'Draft' ? null : car.mileage,
      start: car.price,
      quotation: car.price === null ? null : car.price - (status === 'Draft' ? 0 : cost),
      status,
      started: status === 'Draft' ? null : at,
      submitted: isDone ? new Date(at.getTime() + 6_600_000) : null,
      closed: status === 'Accepted' || status === 'Rejected' ? reaching(way, new Date(at.getTime() + 2 * day), way.length) : null,
      created: new Date(at.getTime() - day),
      steps: way.map((type, step) => ({
        type,
        created: step === 0 ? new Date(at.getTime() - day) : new Date(at.getTime() + step * 6_600_000),
      })),
    }
  })
  const { rows: made } = await sql<{ id: number; i: number }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(i int, vehicle int, area int, mileage int, start int, quotation int,
        status text, started timestamptz, submitted timestamptz, closed timestamptz, created timestamptz, steps jsonb)
    ), made as (
      insert into technical_expertises (reference, type, vehicle_id, storage_area_id, check_list_version, mileage, start_value, quotation, last_status,
        expert, started, submitted, closed, created, last_modified, created_by)
      select ${`RE-${year}-`}::text || lpad(nextval('expertise_references')::text, 6, '0'), 'Certification', vehicle, area, (select max(version) from check_lists),
        mileage, start, quotation, status,
        case when started is not null then (select min(s.subject) from staff_members s where 'expert' = any(s.roles)) end,
        started, submitted, closed, created, coalesce(closed, submitted, started, created), 'demo'
      from given order by i returning id, vehicle_id
    ), noted as (
      insert into expertise_statuses (expertise_id, type, comment, price, created)
      select made.id, s.type, case s.type when 'PendingEdits' then 'Merci de remesurer la peinture du capot.'
          when 'QuotationRejected' then 'Les pneus arrière manquent.' when 'Rejected' then 'La voiture a été vendue à un marchand.' end,
        case when s.type like 'Quotation%' then given.quotation end, s.created
      from made join given on given.vehicle = made.vehicle_id, jsonb_to_recordset(given.steps) as s(type text, created timestamptz)
      order by made.id, s.created
    )
    select made.id, given.i from made join given on given.vehicle = made.vehicle_id`.execute(trx)
  return made.sort((a, b) => a.i - b.i).map(({ id }) => id)
}

async function insertPoints(trx: Trx, sheets: readonly Sheet[], ids: readonly number[]): Promise<void> {
  const points = sheets.flatMap(({ car, findings, status, at, random }, i) => {
    if (status === 'Draft') return []
    const found = new Set(findings.map(({ code }) => code))
    const none = lackingIn(car)
    const day = new Date(at.getTime() + 86_400_000).toISOString().slice(0, 10)
    const measured = measures
      .filter(([code]) => !found.has(code) && !none.has(code))
      .map(([code, least, most]) => ({
        sheet: ids[i],
        code,
        action: 'None',
        measured: Math.round((least + random.next() * (most - least)) * 10) / 10,
      }))
    const missing = [...(random.chance(0.9) ? ['differential'] : []), ...none].map((code) => ({
      sheet: ids[i],
      code,
      action: 'NotAvailable',
    }))
    return [
      ...measured,
      ...missing,
      ...findings.map(({ picture: _picture, chance: _chance, place, quantity = 1, isPainted = false, ...finding }) => {
        // safety and visible findings are repaired before the sale; the rest is documented
        const fixed =
          status === 'Accepted' && car.isCertified && (finding.action === 'Replacement' || finding.cost > 800) && random.chance(0.75)
        return {
          ...{ sheet: ids[i], ...finding, quantity, isPainted, view: place?.[0], x: place?.[1], y: place?.[2] },
          ...(fixed && { fixedCost: Math.round((finding.cost * quantity * (0.85 + random.next() * 0.2)) / 10) * 10, fixedOn: day }),
        }
      }),
    ]
  })
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as r(sheet int, code text, action text, "isPainted" boolean, cost int, quantity smallint,
        phrases jsonb, comment text, measured numeric, view text, x real, y real, "fixedCost" int, "fixedOn" date)
    )
    insert into check_part_quotations (expertise_id, check_part_id, action, is_painted, cost, quantity, phrases, comment, measured, place_view, place_x, place_y,
      answered, answered_by, revision, is_fixed, fixed_cost, fixed_on)
    select t.id, c.id, case when t.last_status <> 'Draft' then coalesce(g.action, 'None') end, coalesce(g."isPainted", false), g.cost, g.quantity,
      array(select jsonb_array_elements_text(coalesce(g.phrases, '[]'))), g.comment,
      g.measured, g.view, g.x, g.y, t.started, case when t.started is not null then t.expert end, case when t.started is null then 0 else 1 end,
      g."fixedOn" is not null, g."fixedCost", g."fixedOn"
    from technical_expertises t join check_parts c on c.version = t.check_list_version
    left join given g on g.sheet = t.id and g.code = c.code
    where t.id = any(${[...ids]}::int[]) order by t.id, c.position`.execute(trx)
  await askAgain(trx, ids, 'hood', 'Mesurez l’épaisseur de la peinture.')
}

/** The point to reopen on each returned sheet. */
export async function askAgain(trx: Trx, ids: readonly number[], code: string, comment: string): Promise<void> {
  const { rows } = await sql<{ id: number; sheet: number }>`
    select q.id, t.id as sheet from technical_expertises t join check_part_quotations q on q.expertise_id = t.id
    join check_parts c on c.id = q.check_part_id
    where c.code = ${code} and t.last_status = 'PendingEdits' and t.id = any(${[...ids]}::int[])`.execute(trx)
  for (const { id, sheet } of rows) await markParts(trx, sheet, [{ id, comment }])
}

/** A picture for each finding, and one of its repair; visitors see those of the cars that are certified. */
async function insertPhotos({ storage }: Pick<Deps, 'storage'>, trx: Trx, sheets: readonly Sheet[], ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number; sheet: number; code: string; isFixed: boolean }>`
    select q.id, q.expertise_id as sheet, c.code, q.is_fixed as "isFixed" from check_part_quotations q join check_parts c on c.id = q.check_part_id
    where q.expertise_id = any(${[...ids]}::int[]) and q.action in ('Repair', 'Replacement')`.execute(trx)
  const partOf = new Map(rows.map((part) => [`${part.sheet} ${part.code}`, part]))
  const files = await illustrations(
    storage,
    sheets.flatMap(({ car, findings }, i) =>
      findings.flatMap(({ code, picture }) => {
        const name = pictureName(picture, car.color)
        return partOf.get(`${ids[i]} ${code}`)?.isFixed ? [name, `${name} repaired`] : [name]
      }),
    ),
  )
  const documents = sheets.flatMap(({ car, findings, status }, i) =>
    findings.flatMap(({ code, picture: motif }) => {
      const picture = pictureName(motif, car.color)
      const [part, file, after] = [partOf.get(`${ids[i]} ${code}`), files.get(picture), files.get(`${picture} repaired`)]
      if (!part || !file) return []
      return [
        { ...file, ownerType: 'CheckPart' as const },
        ...(part.isFixed && after ? [{ ...after, ownerType: 'CheckPartRepair' as const }] : []),
      ].map((drawing) => ({
        ...drawing,
        ...({ ownerId: part.id, type: 'VehicleCheckPartImage', spec: 'None', fileName: `${picture}.webp` } as const),
        ...({ status: status === 'Accepted' ? 'Published' : 'Preview', imagesOrder: 0, isGenerated: true, createdBy: 'demo' } as const),
      }))
    }),
  )
  for (let from = 0; from < documents.length; from += 2_000) await insertDocuments(trx, documents.slice(from, from + 2_000))
}
