import { type Kysely, sql } from 'kysely'
import type { Pool } from 'pg'
import { galleryTypes } from '#domains/foundation/documents/rules.ts'
import { localDay } from '#platform/local-day.ts'
import type { Database } from '#platform/tables.ts'
import {
  bodyLanding,
  type bodySlugs,
  budgetLanding,
  cityLanding,
  landingBudgets,
  makeCityLanding,
  makeLanding,
  usualLandingMinimum,
} from '#shared/landing.ts'
import type { Localized } from '#shared/language.ts'
import type { BannerEntry, LiveBanner } from './contract.ts'
import type { BannerKind, BannerPlace } from './values.ts'

/** URLs of one sitemap file; far below the limits of 50 000 URLs and 50 MB. */
const sitemapSize = 10_000

/** Maximum pictures of one car; keeps a file far below 50 MB. */
const sitemapPictures = 3

/** Public vehicle page: id, slug, last change, pictures. */
export interface SitemapCar {
  id: number
  slug: string
  modified: string
  /** hashes of its first public pictures, in order */
  pictures: string[]
}

/** Condition on `vehicles v`: the page is indexable; a published car stays so during a transfer between stores. */
const isListed = `(v.last_status in ('Published', 'Reserved') or v.last_status = 'InTransfer' and v.arrives_on is not null) and not v.is_archived and not v.is_deleted`

/** Returns the id before the first car of each sitemap file; 0 for the first file. */
export async function findSitemapStarts(pool: Pool, size = sitemapSize): Promise<number[]> {
  const { rows } = await pool.query<{ before: number }>(
    `select id - 1 as before from (select v.id, row_number() over (order by v.id) - 1 as place from vehicles v where ${isListed}) cars
     where place > 0 and place % $1 = 0 order by id`,
    [size],
  )
  return [0, ...rows.map(({ before }) => before)]
}

/** Returns the cars of the sitemap file that starts after this id. */
export async function findSitemapCars(pool: Pool, before: number, size = sitemapSize): Promise<SitemapCar[]> {
  const { rows } = await pool.query<SitemapCar>(
    `select v.id, vehicle_slug(b.name, m.name, v.version, extract(year from v.release_date)::int, c.name) as slug,
       to_char(${localDay('v.last_modified')}, 'YYYY-MM-DD') as modified,
       array(select d.hash from documents d where d.owner_type = 'Vehicle' and d.owner_id = v.id and d.type = any($3)
         and d.status = 'Published' and d.width is not null and not d.is_deleted order by d.images_order, d.created, d.id limit $4) as pictures
     from vehicles v join brands b on b.id = v.brand_id join models m on m.id = v.model_id left join cities c on c.id = v.city_id
     where ${isListed} and v.id > $1 order by v.id limit $2`,
    [before, size, galleryTypes, sitemapPictures],
  )
  return rows
}

/** Minimum cars of a landing page. */
const landingMinimum = `coalesce((select value::int from settings where key = 'search.landingMinimum'), ${usualLandingMinimum})`

/**
 * Returns the landing pages of makes, models, makes in cities, cities, body styles and budgets with enough cars, with the day of the last
 * change of their cars.
 */
export async function findSitemapLandings(pool: Pool): Promise<{ path: string; modified: string }[]> {
  const { rows } = await pool.query<{
    brand: string | null
    model: string | null
    city: string | null
    body: keyof typeof bodySlugs | null
    budget: number | null
    modified: string
  }>(
    `select b.name as brand, m.name as model, c.name as city, v.body_style as body, null::int as budget,
       coalesce(to_char(${localDay('max(v.last_modified)')}, 'YYYY-MM-DD'), '') as modified
     from vehicles v join brands b on b.id = v.brand_id join models m on m.id = v.model_id left join cities c on c.id = v.city_id
     where ${isListed} group by grouping sets ((b.name), (b.name, m.name), (b.name, c.name), (c.name), (v.body_style))
     having count(*) >= ${landingMinimum} and coalesce(b.name, c.name, v.body_style) is not null and (grouping(c.name) = 1 or c.name is not null)
     union all
     select null, null, null, null, budget, coalesce(to_char(${localDay('max(v.last_modified)')}, 'YYYY-MM-DD'), '')
     from unnest($1::int[]) budget join vehicles v on v.price <= budget and ${isListed} group by budget having count(*) >= ${landingMinimum}
     order by brand, model nulls first, city nulls first, body, budget`,
    [landingBudgets],
  )
  return rows.map(({ brand, model, city, body, budget, modified }) => {
    if (brand !== null && city !== null) return { path: makeCityLanding(brand, city), modified }
    if (brand !== null) return { path: makeLanding(brand, model ?? undefined), modified }
    if (city !== null) return { path: cityLanding(city), modified }
    return { path: body === null ? budgetLanding(budget ?? 0) : bodyLanding(body), modified }
  })
}

/** Finds pictures older than a day that no page copy, stored version or banner uses. */
export async function findUnused(db: Kysely<Database>, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from documents d
    where d.owner_type = 'Website' and d.type in ('Banner', 'WebsiteElementImage') and d.created < ${before}
      and not exists (select from website_elements e where e.document_id = d.id)
      and not exists (select from banners b where b.document_id = d.id)
      and not exists (
        select from website_page_versions v
        where jsonb_path_exists(v.page_sections, '$[*].pageElements[*] ? (@.documentId == $id)', jsonb_build_object('id', d.id)))`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

type Db = Kysely<Database>

/** Number of closed cases, and of those in time. */
export interface Kept {
  of: number
  kept: number
}

/** Counts messages whose reply was due in a time range, without spam. */
export async function countReplies(db: Db, from: Date, until: Date): Promise<Kept> {
  const { rows } = await sql<Kept>`
    select count(*)::int as of, count(*) filter (where answered <= reply_by)::int as kept
    from contact_requests where held_for is null and reply_by >= ${from} and reply_by < ${until}`.execute(db)
  return rows[0] as Kept
}

/** Counts sellers whose transfer was due in a time range: of purchases and consignments. */
export async function countTransfers(db: Db, from: Date, until: Date): Promise<Kept> {
  const { rows } = await sql<Kept>`
    select count(*)::int as of, count(*) filter (where paid <= due)::int as kept from (
      select transfer_due as due, paid from vehicle_purchases where not is_deleted
      union all select transfer_due, paid from vehicle_intermediations where not is_deleted
    ) t where due >= ${from} and due < ${until}`.execute(db)
  return rows[0] as Kept
}

/** Counts certified cars on sale, those with a public report, and the points of the current check list. */
export async function countReports(db: Db): Promise<Kept & { points: number }> {
  const { rows } = await sql<Kept & { points: number }>`
    select count(*)::int as of, count(*) filter (where has_public_expertise_sheet)::int as kept,
      (select count(*)::int from check_parts where version = (select max(version) from check_lists)) as points
    from vehicles where is_certified and last_status in ('Published', 'Reserved') and not is_archived and not is_deleted`.execute(db)
  return rows[0] as Kept & { points: number }
}

/** Counts requested deposit refunds due in a time range, `days` after the request. Excludes refunds that a ledger correction reverted. */
export async function countReturns(db: Db, from: Date, until: Date, days: number): Promise<Kept> {
  const { rows } = await sql<Kept>`
    with asked as (
      select l.booking_id, l.created + make_interval(days => ${days}) as due
      from booking_ledger l
      where l.kind = 'Returning' and l.created >= ${from}::timestamptz - make_interval(days => ${days})
        and l.created < ${until}::timestamptz - make_interval(days => ${days})
        and not exists (select from booking_ledger c where c.corrects = l.id)
    )
    select count(*)::int as of, count(*) filter (where exists (
      select from booking_ledger r where r.booking_id = asked.booking_id and r.kind = 'Returned' and r.created <= asked.due
        and not exists (select from booking_ledger c where c.corrects = r.id)))::int as kept
    from asked`.execute(db)
  return rows[0] as Kept
}

/** Vehicle page created, changed or removed since the last submission. */
export interface VehicleNews {
  id: number
  slug: string
  brand: string
  model: string
  city: string | null
  body: keyof typeof bodySlugs | null
  /** time in microseconds, as text */
  modified: string
  isListed: boolean
}

/** Returns unsubmitted changes, oldest first. Excludes vehicles that were never public. */
export async function findNews(pool: Pool, size: number): Promise<VehicleNews[]> {
  const { rows } = await pool.query<VehicleNews>(
    `select v.id, vehicle_slug(b.name, m.name, v.version, extract(year from v.release_date)::int, c.name) as slug,
       b.name as brand, m.name as model, c.name as city, v.body_style as body, v.last_modified::text as modified, (${isListed}) as "isListed"
     from vehicles v join brands b on b.id = v.brand_id join models m on m.id = v.model_id left join cities c on c.id = v.city_id
       left join told_vehicles t on t.vehicle_id = v.id
     where case when ${isListed} then t.vehicle_id is null or not t.is_listed or t.modified <> v.last_modified else t.is_listed end
     order by v.last_modified, v.id limit $1`,
    [size],
  )
  return rows
}

/** Records the submitted state of these vehicles. */
export async function saveTold(pool: Pool, news: readonly VehicleNews[]): Promise<void> {
  await pool.query(
    `insert into told_vehicles (vehicle_id, modified, is_listed)
     select r.id, r.modified, r."isListed" from jsonb_to_recordset($1::jsonb) as r(id int, modified timestamptz, "isListed" boolean)
       join vehicles v on v.id = r.id
     on conflict (vehicle_id) do update set modified = excluded.modified, is_listed = excluded.is_listed`,
    [JSON.stringify(news)],
  )
}

/** Vote counts of an answer; the question in French. */
export interface Votes {
  question: string
  helpful: number
  unhelpful: number
}

/** Checks whether a text is a published FAQ question; spaces are plain. */
export async function isAsked(db: Db, question: string): Promise<boolean> {
  const { rows } = await sql`
    select from website_elements e
    join website_sections s on s.id = e.website_section_id
    join website_pages p on p.id = s.website_page_id
    where p.page_type = 'FAQ' and p.copy = 'Published' and translate(e.titles->>'fr', U&'\\00a0\\202f', '  ') = ${question}
    limit 1`.execute(db)
  return rows.length > 0
}

/** Vote; the visitor is stored as daily hashes. */
interface Vote {
  question: string
  isHelpful: boolean
  day: string
  network: string
  voter: string
  maxOfNetwork: number
}

/** Counts a vote unless its voter already voted on this question that day or its network reached the limit. */
export async function insertVote(db: Db, { question, isHelpful, day, network, voter, maxOfNetwork }: Vote): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`insert into faq_votes (question) values (${question}) on conflict do nothing`.execute(trx)
    await sql`
      with said as (
        insert into faq_voters (question, day, network, voter)
        select ${question}, ${day}::date, ${network}, ${voter}
        where (select count(*) from faq_voters where question = ${question} and day = ${day}::date and network = ${network}) < ${maxOfNetwork}
        on conflict do nothing returning question
      )
      update faq_votes v set helpful = helpful + ${isHelpful ? 1 : 0}::int, unhelpful = unhelpful + ${isHelpful ? 0 : 1}::int
      from said where v.question = said.question`.execute(trx)
  })
}

/** Returns the votes of every question, ordered by question. */
export async function findVotes(db: Db): Promise<Votes[]> {
  const { rows } =
    await sql<Votes>`select question, helpful, unhelpful from faq_votes where helpful + unhelpful > 0 order by question`.execute(db)
  return rows
}

/** Deletes the voters before a day. */
export async function removeVoters(db: Db, before: string): Promise<void> {
  await sql`delete from faq_voters where day < ${before}::date`.execute(db)
}

export interface BannerRow {
  id: number
  kind: BannerKind
  place: BannerPlace
  text: Localized
  link: string | null
  linkText: Localized | null
  starts: string
  ends: string | null
  isOn: boolean
  documentId: string | null
  picture: LiveBanner['picture']
  alt: Localized | null
  version: number
  at: string
  by: string | null
}

/** Formats a time for the API. */
const utc = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** A deleted picture leaves the banner with its text only. */
const picture = sql`(select json_build_object('hash', d.hash, 'width', d.width, 'height', d.height) from documents d
  where d.id = b.document_id and d.status = 'Published' and not d.is_deleted and d.width is not null and d.height is not null)`

const shape = sql`b.id, b.kind, b.place, b.text, b.link, b.link_text as "linkText", ${utc('b.starts')} as starts, ${utc('b.ends')} as ends,
  b.is_on as "isOn", b.document_id as "documentId", b.alt, ${picture} as picture, b.version, ${utc('b.last_modified')} as at,
  (select a.first_name || ' ' || a.last_name from accounts a where a.subject = b.last_modified_by) as by`

/** Returns the active banners that have not ended. */
export async function findComingBanners(db: Kysely<Database>, now: Date): Promise<BannerRow[]> {
  const { rows } = await sql<BannerRow>`
    select ${shape} from banners b where b.is_on and (b.ends is null or b.ends > ${now})
    order by b.kind = 'Warning' desc, b.starts desc, b.id desc`.execute(db)
  return rows
}

/** Returns the banners that have not ended, then at most `over` ended ones. */
export async function findBanners(db: Kysely<Database>, now: Date, over: number): Promise<BannerRow[]> {
  const { rows } = await sql<BannerRow>`
    (select ${shape} from banners b where b.ends is null or b.ends > ${now} order by b.starts desc, b.id desc)
    union all
    (select ${shape} from banners b where b.ends <= ${now} order by b.starts desc, b.id desc limit ${over})`.execute(db)
  return rows
}

const columns = (entry: BannerEntry) => {
  const { kind, place, text, link, linkText, starts, ends, isOn, documentId, isDecorative } = entry
  const alt = documentId === null || isDecorative ? null : entry.alt
  return {
    ...{ kind, place, text: JSON.stringify(text), link, link_text: linkText && JSON.stringify(linkText), starts, ends, is_on: isOn },
    ...{ document_id: documentId, alt: alt && JSON.stringify(alt) },
  }
}

export async function insertBanner(db: Kysely<Database>, entry: BannerEntry, by: string | null, now: Date): Promise<BannerRow> {
  const { kind, place, text, link, link_text, starts, ends, is_on, document_id, alt } = columns(entry)
  const { rows } = await sql<BannerRow>`
    with made as (
      insert into banners (kind, place, text, link, link_text, starts, ends, is_on, document_id, alt, created, created_by, last_modified, last_modified_by)
      values (${kind}, ${place}, ${text}::jsonb, ${link}, ${link_text}::jsonb, ${starts}, ${ends}, ${is_on}, ${document_id}, ${alt}::jsonb, ${now}, ${by}, ${now}, ${by})
      returning *
    ) select ${shape} from made b`.execute(db)
  return rows[0] as BannerRow
}

/** Returns undefined when no banner has that id and version. */
export async function updateBanner(
  db: Kysely<Database>,
  { id, version }: { id: number; version: number },
  entry: BannerEntry,
  by: string | null,
  now: Date,
): Promise<BannerRow | undefined> {
  const { kind, place, text, link, link_text, starts, ends, is_on, document_id, alt } = columns(entry)
  const { rows } = await sql<BannerRow>`
    with changed as (
      update banners set kind = ${kind}, place = ${place}, text = ${text}::jsonb, link = ${link}, link_text = ${link_text}::jsonb,
        starts = ${starts}, ends = ${ends}, is_on = ${is_on}, document_id = ${document_id}, alt = ${alt}::jsonb, version = version + 1, last_modified = ${now}, last_modified_by = ${by}
      where id = ${id} and version = ${version} returning *
    ) select ${shape} from changed b`.execute(db)
  return rows[0]
}

export async function hasBanner(db: Kysely<Database>, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from banners where id = ${id}`.execute(db)
  return rows.length > 0
}

/** Returns false for an unknown id. */
export async function removeBanner(db: Kysely<Database>, id: number): Promise<boolean> {
  const { rows } = await sql`delete from banners where id = ${id} returning id`.execute(db)
  return rows.length > 0
}
