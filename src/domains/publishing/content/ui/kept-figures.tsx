import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import contentTexts from '#texts/content'
import { Icon } from '#ui/icon.tsx'
import type { PromiseFigure } from '../contract.ts'
import styles from './kept-figures.module.css'

interface KeptFiguresProps {
  figures: readonly PromiseFigure[]
  /** minimum cases of a metric */
  least: number
}

/** Share of met commitments from the records; a note instead below the minimum. */
export function KeptFigures({ figures, least }: KeptFiguresProps) {
  const t = useText(contentTexts)
  const { number, date } = useFormat()
  if (figures.length === 0) return null
  return (
    <section className={styles.kept} aria-labelledby="kept">
      <h2 id="kept">{t('kept.title')}</h2>
      <ul>
        {figures.map(({ promise, within, from, until, of, kept }) => (
          <li key={promise}>
            <h3>{t(`kept.promise.${promise}`, { within })}</h3>
            {kept === null ? (
              <p>{t('kept.tooFew', { count: of, least: number(least) })}</p>
            ) : (
              <p className={styles.figure} data-share={shareOf(kept, of)}>
                <b>{t('kept.figure', { kept: number(kept), of: number(of) })}</b>
                <span>{t(`kept.label.${promise}`)}</span>
              </p>
            )}
            <p className={styles.source}>
              <Icon name="clock" size={16} />
              {from === until ? t('kept.on', { day: date(from) }) : t('kept.period', { from: date(from), until: date(until) })}
              <span>{t(`kept.source.${promise}`)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Rates a share: 95 % is good, 80 % is fair. */
function shareOf(kept: number, of: number): 'good' | 'fair' | 'poor' {
  return kept / of >= 0.95 ? 'good' : kept / of >= 0.8 ? 'fair' : 'poor'
}
