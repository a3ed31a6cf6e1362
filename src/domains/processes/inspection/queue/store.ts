import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type CaseTable, findCases } from '#domains/foundation/team/lookup/cases/store.ts'
import type { Database } from '#platform/tables.ts'
import { sqlList } from '#shared/closed-list.ts'
import { countLimit } from '#shared/counted.ts'
import { iso, nameOf } from '../check-list/store.ts'
import type { ExpertiseFilters, ExpertiseLine, ExpertiseView } from '../contract.ts'
import type { ExpertiseStatus } from '../status.ts'
import { appointment, areaJson, inSight, joins, vehicleJson, type Within } from '../store.ts'

type Db = Kysely<Database>

const views: Record<Exclude<ExpertiseView, 'all'>, readonly ExpertiseStatus[]> = {
  inspect: ['Draft'],
  edits: ['PendingEdits', 'QuotationRejected'],
  review: ['Submitted', 'QuotationSubmitted'],
  agreed: ['QuotationAccepted'],
  closed: ['Accepted', 'Rejected'],
}
// constants, not parameters: PostgreSQL matches the partial indexes of the list by this exact text
const inView = (view: ExpertiseView): RawBuilder<unknown> =>
  sql.raw(view === 'all' ? 'not t.is_deleted' : `t.last_status in (${sqlList(views[view])}) and not t.is_deleted`)

const cases: CaseTable = {
  ...{ table: sql.raw('technical_expertises'), vehicle: sql.raw('vehicle_id'), customer: null },
  ...{ references: 'RE', hasSeller: false },
}

/** Returns the ids that a search text matches: by inspection reference, car and case reference. */
async function findMeant(db: Db, text: string | undefined, now: Date): Promise<number[] | null> {
  const named = await findCases(db, cases, text, now)
  if (named === null || !text) return null
  const begins = sql`search_identifier(reference) like search_identifier(${text}) || '%' and search_identifier(${text}) <> ''`
  const { rows } = await sql<{ id: number }>`
    select id from technical_expertises where purchase_id = any(array(select id from vehicle_purchases where ${begins} limit 1000))
    union select id from technical_expertises where intermediation_id = any(array(select id from vehicle_intermediations where ${begins} limit 1000))
    union select id from technical_expertises where ad_id = any(array(select id from vehicle_ads where ${begins} limit 1000))`.execute(db)
  return [...named, ...rows.map(({ id }) => id)]
}

/** Builds the filter condition; `named` holds the ids that match the search text. */
function filtered(
  { type, area, mine }: Omit<ExpertiseFilters, 'view' | 'text'>,
  subject: string,
  named: readonly number[] | null,
): RawBuilder<unknown> {
  const all = [
    ...(type ? [sql`t.type = ${type}`] : []),
    ...(area === undefined ? [] : [sql`t.storage_area_id = ${area}`]),
    ...(mine ? [sql`t.expert = ${subject}`] : []),
    ...(named ? [sql`t.id = any(${[...named]}::int[])`] : []),
  ]
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `)
}

/** Returns one page of the list and its line count up to the count limit. */
export async function findLines(
  db: Db,
  within: Within,
  subject: string,
  { view, page, size, ...filters }: ExpertiseFilters & { page: number; size: number },
  now: Date,
): Promise<{ rows: ExpertiseLine[]; count: number }> {
  const named = await findMeant(db, filters.text, now)
  const where = sql`${inView(view)} and ${inSight(within)} and ${filtered(filters, subject, named)}`
  const order = sql.raw(view === 'closed' || view === 'all' ? 't.id desc' : 't.id')
  const [ids, counted] = await Promise.all([
    sql<{ id: number }>`
      select t.id from technical_expertises t where ${where} order by ${order} limit ${size} offset ${(page - 1) * size}`.execute(db),
    sql<{ count: number }>`
      select count(*)::int as count from (select from technical_expertises t where ${where} limit ${countLimit({ page, size })}) l`.execute(
      db,
    ),
  ])
  const rows = await linesOf(
    db,
    ids.rows.map(({ id }) => id),
  )
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

/** Returns lines by id, in the given order. */
async function linesOf(db: Db, ids: readonly number[]): Promise<ExpertiseLine[]> {
  const { rows } = await sql<ExpertiseLine>`/* prepared */
    select t.id, t.reference, t.type, t.last_status as status, ${vehicleJson} as vehicle, coalesce(i.reference, p.reference, d.reference) as "ownerReference", ${areaJson} as area,
      ${nameOf('t.expert')} as expert, coalesce(k.answered, 0) as answered, coalesce(k.points, 0) as points, coalesce(k.findings, 0) as findings,
      ${appointment} as appointment, t.quotation,
      ${iso('coalesce((select max(s.created) from expertise_statuses s where s.expertise_id = t.id), t.created)')} as since, ${iso('t.created')} as created
    from unnest(${[...ids]}::int[]) with ordinality as page(id, place) join technical_expertises t on t.id = page.id ${joins}
    left join lateral (
      select count(q.action)::int as answered, count(*)::int as points, count(*) filter (where q.action in ('Repair', 'Replacement'))::int as findings
      from check_part_quotations q where q.expertise_id = t.id) k on true
    order by page.place`.execute(db)
  return rows
}

/** Counts each view up to the count limit, without the search filters. */
export async function countViews(db: Db, within: Within): Promise<Record<ExpertiseView, number>> {
  const counts = (['inspect', 'edits', 'review', 'agreed', 'closed', 'all'] as const).map(
    (view) => sql`(select count(*)::int from (
      select from technical_expertises t where ${inView(view)} and ${inSight(within)} limit ${countLimit()}) l) as ${sql.ref(view)}`,
  )
  const { rows } = await sql<Record<ExpertiseView, number>>`select ${sql.join(counts)}`.execute(db)
  return rows[0] as Record<ExpertiseView, number>
}
