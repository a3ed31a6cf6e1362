import type { DataOf } from '#client/call.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import adStatisticsTexts from '#texts/adStatistics'
import { Panel } from './panel.tsx'
import styles from './statistics.module.css'

type Statistics = DataOf<'get', '/api/vehicleads/{id}/statistics'>

/** Fewer give no share: one more or less would turn it over. */
const least = 30

const share = (part: number | null, of: number | null) => (part === null || of === null || of < least ? null : part / of)
// percent with one decimal, with the comma that both languages write
const words = (value: number) => String(Math.round(value * 1000) / 10).replace('.', ',')

/** From who had the advert in view in a list to who wrote: opened of those, the others as shares of the views, beside similar adverts. */
export function Reach({ statistics: { since, shownSince, reach, similar, days } }: { statistics: Statistics }) {
  const t = useText(adStatisticsTexts)
  const { date, number } = useFormat()
  const rows = [
    { key: 'views', own: share(reach.opened, reach.shown), theirs: similar && share(similar.opened, similar.shown) },
    ...(['favourites', 'contacts'] as const).map((key) => ({
      key,
      own: share(reach[key], reach.views),
      theirs: similar && share(similar[key], similar.views),
    })),
  ] as const
  const widest = Math.max(0.001, ...rows.flatMap(({ own, theirs }) => [own ?? 0, theirs ?? 0]))
  return (
    <Panel title={t('reach.title')}>
      <p className={styles.small}>{t('reach.lead', { count: days.length })}</p>
      <dl className={styles.reach}>
        <div>
          <dt>{t('reach.shown')}</dt>
          <dd className="num">{reach.shown === null ? '–' : number(reach.shown)}</dd>
          {shownSince === null ? (
            <dd className={styles.shares}>
              <span className={styles.small}>{t('reach.shownUnknown')}</span>
            </dd>
          ) : (
            shownSince !== since && (
              <dd className={styles.shares}>
                <span className={styles.small}>{t('reach.shownSince', { day: date(shownSince) })}</span>
              </dd>
            )
          )}
        </div>
        {rows.map(({ key, own, theirs }) => (
          <div key={key}>
            <dt>{t(`reach.${key}`)}</dt>
            <dd className="num">{number(reach[key])}</dd>
            <dd className={styles.shares}>
              {own === null ? (
                <span className={styles.small}>{key !== 'views' ? t('reach.few') : shownSince !== null && t('reach.fewShown')}</span>
              ) : (
                <Share
                  part={own / widest}
                  look={styles.barOwn}
                  words={t(key === 'views' ? 'reach.openedRate' : 'reach.rate', { rate: words(own) })}
                />
              )}
              {similar && theirs !== null && (
                <Share
                  part={theirs / widest}
                  look={styles.barTheirs}
                  words={t('reach.similar', { rate: words(theirs), count: similar.adverts })}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.small}>{t('reach.note')}</p>
      <p className={styles.small}>{t(similar ? 'reach.alike' : 'reach.alone')}</p>
    </Panel>
  )
}

function Share({ part, look, words: said }: { part: number; look: string | undefined; words: string }) {
  return (
    <span className={styles.share}>
      <meter className={look} min={0} max={1} value={part} aria-hidden="true" />
      <span>{said}</span>
    </span>
  )
}
