import { sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { iso } from '../store.ts'
import type { AnswerWay } from './rules.ts'

/** The last noted answer of a booking `k` or `b` that no later proposal replaced, as JSON; null when there is none. */
export const notedAnswer = (alias: 'k' | 'b') =>
  sql.raw(`(select json_build_object('at', ${iso('w.answered')}, 'price', w.price, 'newPrice', w.new_price) from booking_answers w
    where w.booking_id = ${alias}.id and not exists (
      select from booking_statuses o where o.booking_id = ${alias}.id and o.id > w.status_id and o.type = 'NewPriceSubmitted')
    order by w.id desc limit 1)`)

/** Stores the channel of an answer, and the prices before it. */
export async function insertAnswer(
  trx: Transaction<Database>,
  noted: { bookingId: number; statusId: number; way: AnswerWay; price: number; newPrice: number },
  at: Date,
): Promise<void> {
  const { bookingId, statusId, way, price, newPrice } = noted
  await sql`
    insert into booking_answers (booking_id, status_id, way, price, new_price, answered)
    values (${bookingId}, ${statusId}, ${way}, ${price}, ${newPrice}, ${at})`.execute(trx)
}
