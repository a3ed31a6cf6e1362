import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'

type Db = Kysely<Database>

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
