import { sql, type Transaction } from 'kysely'
import type { Side } from '#domains/processes/adverts/values.ts'
import type { Database } from '#platform/tables.ts'

type Trx = Transaction<Database>

interface Talk {
  /** places in the list of demo sellers: who sells, and who wrote first */
  seller: number
  buyer: number
  /** author, text and age in hours; `unread`: number of unread messages of the other side */
  said: readonly (readonly [Side, string, number])[]
  unread?: Side
  stoppedBy?: Side
  /** who reported it, and in which words */
  reported?: readonly [Side, string]
}

const talks: readonly Talk[] = [
  {
    seller: 0,
    buyer: 1,
    unread: 'Seller',
    said: [
      ['Buyer', 'Bonjour, est-elle encore à vendre\u00a0? Je suis à Casablanca, libre samedi.', 30],
      ['Seller', 'Bonjour, oui. Samedi matin me convient, vers 10 h devant la mairie de Maârif\u00a0?', 28],
      ['Buyer', 'Parfait, à samedi. Le carnet d’entretien est complet\u00a0?', 3],
    ],
  },
  {
    seller: 0,
    buyer: 3,
    said: [
      ['Buyer', 'السلام عليكم، شحال آخر ثمن؟', 75],
      ['Seller', 'وعليكم السلام، الثمن قابل للنقاش بعد المعاينة.', 71],
    ],
  },
  {
    seller: 4,
    buyer: 0,
    unread: 'Buyer',
    said: [
      ['Buyer', 'Bonjour, puis-je la voir ce week-end\u00a0?', 9],
      ['Seller', 'Beaucoup de demandes. Envoyez un acompte de 500 DH par Cash Plus au 06 61 40 02 04 et je vous la garde.', 5],
    ],
  },
  {
    seller: 4,
    buyer: 5,
    reported: ['Buyer', 'يطلب تسبيقاً قبل أن أرى السيارة.'],
    said: [
      ['Buyer', 'السلام، واش مازال كاينة؟', 20],
      ['Seller', 'Oui. Il faut un virement de 1000 DH d’abord, je vous envoie mon RIB.', 18],
      ['Buyer', 'لا، ما غادي نخلص والو قبل ما نشوف السيارة.', 17],
    ],
  },
  {
    seller: 7,
    buyer: 2,
    stoppedBy: 'Seller',
    said: [
      ['Buyer', 'Bonjour, 40 % moins cher et je la prends tout de suite.', 52],
      ['Seller', 'Non merci.', 50],
      ['Buyer', 'Dernier prix\u00a0?', 49],
    ],
  },
]

/** Conversations of buyers and sellers, with reported scams; `cards` are those of the demo sellers. */
export async function insertConversations(trx: Trx, cards: readonly { id: number }[], now: Date): Promise<void> {
  const at = (ago: number) => new Date(now.getTime() - ago * 3_600_000)
  for (const { seller, buyer, said, unread, stoppedBy, reported } of talks) {
    const [first, last] = [at(said[0]?.[2] ?? 0), at(said.at(-1)?.[2] ?? 0)]
    const { rows } = await sql<{ id: number; ad: number }>`
      insert into ad_conversations (ad_id, buyer_id, created, last_message, stopped_by, stopped)
      select d.id, ${cards[buyer]?.id}::int, ${first}, ${last}, ${stoppedBy ?? null}, ${stoppedBy ? last : null}::timestamptz
      from vehicle_ads d where d.customer_id = ${cards[seller]?.id} and d.last_status = 'Published' and not d.is_deleted order by d.id limit 1
      returning id, ad_id as ad`.execute(trx)
    const [talk] = rows
    if (!talk) continue
    for (const [author, text, ago] of said)
      await sql`insert into ad_messages (conversation_id, author, text, created) values (${talk.id}, ${author}, ${text}, ${at(ago)})`.execute(
        trx,
      )
    await sql`
      update ad_conversations c set
        buyer_read = (select max(m.id) from ad_messages m where m.conversation_id = c.id and (m.author = 'Buyer' or ${unread !== 'Buyer'})),
        seller_read = (select max(m.id) from ad_messages m where m.conversation_id = c.id and (m.author = 'Seller' or ${unread !== 'Seller'})),
        buyer_told = (select coalesce(max(m.id), 0) from ad_messages m where m.conversation_id = c.id and m.author = 'Seller'),
        seller_told = (select coalesce(max(m.id), 0) from ad_messages m where m.conversation_id = c.id and m.author = 'Buyer')
      where c.id = ${talk.id}`.execute(trx)
    if (reported)
      await sql`
        insert into ad_reports (ad_id, reason, text, language, day, created, conversation_id, reported_by)
        values (${talk.ad}, 'Scam', ${reported[1]}, 'ar', ${last}::timestamptz::date, ${last}, ${talk.id}, ${reported[0]})`.execute(trx)
  }
}
