import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import type { DataOf } from '#client/call.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import adStatisticsTexts from '#texts/adStatistics'
import type { OwnAd } from '../../ui/ad.ts'
import { Panel } from './panel.tsx'
import styles from './statistics.module.css'

/** Formats one decimal with a comma, as in both languages. */
export const decimal = (value: number) => String(value).replace('.', ',')

type Advised = DataOf<'get', '/api/vehicleads/{id}/statistics'>['advice'][number]

/** Advice, each with its measured effect. */
export function Advice({ ad, advice }: { ad: OwnAd; advice: readonly Advised[] }) {
  const t = useText(adStatisticsTexts)
  const { price } = useFormat()
  const said = (one: Advised) => {
    if (one.kind === 'price') return t('advice.price', { less: price(one.less) })
    if (one.kind === 'photos') return t('advice.photos', { count: one.count, typical: String(one.typical) })
    if (one.kind === 'inspection') return t('advice.inspection')
    return t('advice.facts', { list: one.fields.map((field) => t(`advice.fact.${field as 'color'}`)).join(t('advice.comma')) })
  }
  return (
    <Panel title={t('advice.title')}>
      {advice.length === 0 ? (
        <p>{t('advice.nothing')}</p>
      ) : (
        <ul className={styles.advice}>
          {advice.map((one) => (
            <li key={one.kind}>
              {said(one)}
              <Effect of={one} />
            </li>
          ))}
        </ul>
      )}
      {advice.some(({ effect }) => effect !== null) && <p className={styles.small}>{t('advice.source')}</p>}
      {advice.some(({ kind }) => kind === 'photos' || kind === 'facts') && (
        <p>
          <Link className={styles.link} to={address.ad(ad.id)}>
            {t('edit')}
          </Link>
        </p>
      )}
    </Panel>
  )
}

/** What adverts that follow an advice brought beside the others, or that it is not known. */
function Effect({ of }: { of: Advised }) {
  const t = useText(adStatisticsTexts)
  const { date, number } = useFormat()
  const { effect } = of
  if (!effect) return <p className={styles.small}>{t('advice.unknown')}</p>
  const { since, until, adverts, views, contacts, otherAdverts, otherViews, otherContacts } = effect
  const group = of.kind === 'photos' ? t('advice.group.photos', { count: of.typical }) : t(`advice.group.${of.kind}`)
  const rows = [
    { name: group, count: adverts, views, contacts },
    { name: t('advice.group.others'), count: otherAdverts, views: otherViews, contacts: otherContacts },
  ]
  return (
    <table className={styles.effect}>
      <caption>{t('advice.measured', { from: date(since), to: date(until) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('advice.adverts')}</th>
          <th scope="col">{t('advice.views')}</th>
          <th scope="col">{t('advice.contacts')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{t('advice.row', { name: row.name, count: number(row.count) })}</th>
            <td className="num">{decimal(row.views)}</td>
            <td className="num">{decimal(row.contacts)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
