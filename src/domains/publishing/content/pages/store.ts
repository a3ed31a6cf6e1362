import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { KeptPage } from './rules.ts'
import { type PageCopy, type PageType, pageTypes } from './values.ts'

type Db = Kysely<Database> | Transaction<Database>

/** Stored copy; its JSON is not validated. */
export interface CopyRow {
  id: number
  pageType: string
  copy: string
  created: string
  lastModified: string
  /** null when never published, or before this time was stored */
  publishedAt: string | null
  /** publisher, else author; null: default text */
  by: string | null
  titles: unknown
  pageSections: unknown
}

const nameOf = (subject: string) => sql`(select a.first_name || ' ' || a.last_name from accounts a where a.subject = ${sql.ref(subject)})`

/** JSON of a page for copies and versions. */
const sectionsOf = sql`
  coalesce((select json_agg(json_build_object('id', s.id, 'type', s.type, 'titles', s.titles, 'pageElements',
      coalesce((select json_agg(json_build_object('id', e.id, 'icon', e.icon, 'documentId', e.document_id, 'alts', e.alts,
        'isDecorative', e.is_decorative, 'titles', e.titles, 'bodies', e.bodies) order by e.position)
        from website_elements e where e.website_section_id = s.id), '[]')) order by s.position)
    from website_sections s where s.website_page_id = p.id), '[]')`

/** Returns the copies of a page, with sections and elements in order. */
export async function findCopies(db: Db, pageType: PageType): Promise<CopyRow[]> {
  const { rows } = await sql<CopyRow>`
    select p.id, p.page_type as "pageType", p.copy, to_json(p.created) as created, to_json(p.last_modified) as "lastModified",
      to_json(p.published_at) as "publishedAt", coalesce(${nameOf('p.published_by')}, ${nameOf('p.last_modified_by')}) as by, p.titles,
      ${sectionsOf} as "pageSections"
    from website_pages p where p.page_type = ${pageType}`.execute(db)
  return rows
}

/** Returns the default text hash of each published page; null when an editor wrote it. */
export async function findSeeds(db: Db): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ pageType: string; seed: string | null }>`
    select page_type as "pageType", seed from website_pages where copy = 'Published'`.execute(db)
  return new Map(rows.map(({ pageType, seed }) => [pageType, seed]))
}

/** Locks a page until the transaction ends and returns its copies by name. */
export async function lockPage(trx: Transaction<Database>, pageType: PageType): Promise<Map<string, number>> {
  await sql`select pg_advisory_xact_lock(7263005, ${pageTypes.indexOf(pageType)})`.execute(trx)
  const { rows } = await sql<{ id: number; copy: string }>`select id, copy from website_pages where page_type = ${pageType}`.execute(trx)
  return new Map(rows.map(({ id, copy }) => [copy, id]))
}

interface NewCopy {
  pageType: PageType
  copy: PageCopy
  page: KeptPage
  seed: string | null
  by: string | null
  now: Date
}

/** Inserts a copy with its sections and elements; the name must be unused. */
export async function insertCopy(trx: Transaction<Database>, { pageType, copy, page, seed, by, now }: NewCopy): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into website_pages (page_type, copy, titles, seed, created, last_modified, last_modified_by)
    values (${pageType}, ${copy}, ${JSON.stringify(page.titles)}::jsonb, ${seed}, ${now}, ${now}, ${by}) returning id`.execute(trx)
  const sections = page.pageSections.map(({ type, titles, pageElements }, position) => {
    return { position, type, titles, elements: pageElements.map((element, place) => ({ ...element, position: place })) }
  })
  await sql`
    with given as (
      select position, type, titles, elements
      from jsonb_to_recordset(${JSON.stringify(sections)}::jsonb) as r(position int, type text, titles jsonb, elements jsonb)
    ), made as (
      insert into website_sections (website_page_id, position, type, titles)
      select ${rows[0]?.id ?? 0}::int, position, type, titles from given returning id, position
    )
    insert into website_elements (website_section_id, position, icon, document_id, alts, is_decorative, titles, bodies)
    select made.id, e.position, e.icon, e."documentId", e.alts, e."isDecorative", e.titles, e.bodies
    from made join given on given.position = made.position,
      jsonb_to_recordset(given.elements) as e(position int, icon text, "documentId" uuid, alts jsonb,
        "isDecorative" boolean, titles jsonb, bodies jsonb)`.execute(trx)
}

export async function removeCopy(trx: Transaction<Database>, pageType: PageType, copy: PageCopy): Promise<void> {
  await sql`delete from website_pages where page_type = ${pageType} and copy = ${copy}`.execute(trx)
}

/** Swaps the names of two copies in one statement. */
export async function swapCopies(trx: Transaction<Database>, pageType: PageType, one: PageCopy, other: PageCopy): Promise<void> {
  await sql`
    update website_pages set copy = case copy when ${one} then ${other} else ${one} end
    where page_type = ${pageType} and copy in (${one}, ${other})`.execute(trx)
}

/** Maximum former versions of a page. */
const keptVersions = 30

/** Stores the published page as a version and deletes the oldest beyond the limit. */
export async function keepVersion(trx: Transaction<Database>, pageType: PageType): Promise<void> {
  await sql`
    insert into website_page_versions (page_type, titles, page_sections, published_at, published_by)
    select p.page_type, p.titles, ${sectionsOf}, coalesce(p.published_at, p.last_modified), coalesce(p.published_by, p.last_modified_by)
    from website_pages p where p.page_type = ${pageType} and p.copy = 'Published'`.execute(trx)
  await sql`
    delete from website_page_versions where page_type = ${pageType}
      and id not in (select id from website_page_versions where page_type = ${pageType} order by id desc limit ${keptVersions})`.execute(
    trx,
  )
}

/** Records the publisher and time. */
export async function stampPublished(trx: Transaction<Database>, pageType: PageType, by: string | null, now: Date): Promise<void> {
  await sql`
    update website_pages set published_at = ${now}, published_by = ${by} where page_type = ${pageType} and copy = 'Published'`.execute(trx)
}

/** Returns the former versions of a page, newest first. */
export async function findVersions(db: Db, pageType: PageType): Promise<{ id: number; at: string; by: string | null }[]> {
  const { rows } = await sql<{ id: number; at: string; by: string | null }>`
    select v.id, to_json(v.published_at) as at, ${nameOf('v.published_by')} as by
    from website_page_versions v where v.page_type = ${pageType} order by v.id desc`.execute(db)
  return rows
}

/** Returns a version in the shape of a copy. */
export async function findVersion(db: Db, pageType: PageType, id: number): Promise<CopyRow | undefined> {
  const { rows } = await sql<CopyRow>`
    select v.id, v.page_type as "pageType", 'Former' as copy, to_json(v.published_at) as created, to_json(v.published_at) as "lastModified",
      to_json(v.published_at) as "publishedAt", ${nameOf('v.published_by')} as by, v.titles, v.page_sections as "pageSections"
    from website_page_versions v where v.page_type = ${pageType} and v.id = ${id}`.execute(db)
  return rows[0]
}

/** Inserts a preview link and deletes expired ones. */
export async function insertPreview(db: Db, pageType: PageType, by: string | null, now: Date, expires: Date): Promise<string> {
  await sql`delete from website_page_previews where expires <= ${now}`.execute(db)
  const { rows } = await sql<{ token: string }>`
    insert into website_page_previews (page_type, expires, created_by) values (${pageType}, ${expires}, ${by}) returning token`.execute(db)
  return rows[0]?.token ?? ''
}

/** Returns the page of a preview link until it expires. */
export async function findPreview(db: Db, token: string, now: Date): Promise<{ pageType: PageType; expires: string } | undefined> {
  const { rows } = await sql<{ pageType: PageType; expires: string }>`
    select page_type as "pageType", to_json(expires) as expires from website_page_previews where token = ${token} and expires > ${now}`.execute(
    db,
  )
  return rows[0]
}
