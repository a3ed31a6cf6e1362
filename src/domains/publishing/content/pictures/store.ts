import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'

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
