import { type Kysely, sql, type Transaction } from 'kysely'
import type { BannerEntry } from '#domains/publishing/content/contract.ts'
import { insertBanner } from '#domains/publishing/content/store.ts'
import type { Database } from '#platform/tables.ts'
import { byLanguage, localized } from '#shared/language.ts'

const day = 86_400_000
const said = (fr: string, ar: string) => byLanguage((language) => localized({ fr, ar }, language))

/** Creates a current, a scheduled and an expired banner. Returns their number. */
export async function insertDemoBanners(trx: Transaction<Database> | Kysely<Database>, now: Date): Promise<number> {
  const at = (days: number) => new Date(Math.floor(now.getTime() / day + days) * day).toISOString()
  const agencies = { link: '/workshops', linkText: said('Trouver une agence', 'ابحث عن وكالة') }
  const { rows } = await sql<{ id: string }>`select id from documents where type = 'Banner' and not is_deleted limit 1`.execute(trx)
  const picture = rows[0]?.id ?? null
  const plain = { documentId: null, isDecorative: false, alt: null }
  const banners: BannerEntry[] = [
    {
      ...{ kind: 'Info', place: 'Home', starts: at(-2), ends: at(21), isOn: true, ...plain, ...agencies },
      documentId: picture,
      alt: picture === null ? null : said('Un SUV jaune dans un studio photo.', 'سيارة رباعية الدفع صفراء في أستوديو للتصوير.'),
      text: said('Nos agences vous reçoivent aussi sans rendez-vous.', 'وكالاتنا تستقبلكم أيضاً بدون موعد.'),
    },
    {
      ...{ kind: 'Offer', place: 'Everywhere', starts: at(7), ends: at(9), isOn: true, ...plain, ...agencies },
      text: said('Portes ouvertes dans toutes nos agences.', 'أبواب مفتوحة في كل وكالاتنا.'),
    },
    {
      ...{ kind: 'Warning', place: 'Everywhere', starts: at(-12), ends: at(-11), isOn: true, ...plain, link: null, linkText: null },
      text: said('Paiement en ligne suspendu ce soir de 22 h à minuit.', 'الأداء عبر الموقع متوقف هذه الليلة من 22 إلى منتصف الليل.'),
    },
  ]
  for (const banner of banners) await insertBanner(trx, banner, null, now)
  return banners.length
}
