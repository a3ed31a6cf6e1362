import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Localized } from '#shared/language.ts'
import type { BannerEntry, LiveBanner } from './contract.ts'
import type { BannerKind, BannerPlace } from './values.ts'

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
