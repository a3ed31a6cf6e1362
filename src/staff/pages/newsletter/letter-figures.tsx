import type { CampaignFigures } from '#domains/customers/leads/newsletter/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import staffNewsletterTexts from '#texts/staffNewsletter'
import styles from './newsletter.module.css'

const shown = ['addressed', 'waiting', 'sent', 'bounced', 'failed', 'withheld', 'stopped'] as const

/** Delivery figures of campaigns, counted from the outbox. */
export function LetterFigures({ figures }: { figures: CampaignFigures }) {
  const t = useText(staffNewsletterTexts)
  const { number } = useFormat()
  return (
    <section className={styles.card}>
      <h2>{t('figures.title')}</h2>
      <dl className={styles.figures}>
        {shown.map((name) => (
          <div key={name}>
            <dt>{t(`figures.${name}`)}</dt>
            <dd className="num">{number(figures[name])}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>{t('figures.unwatched')}</p>
    </section>
  )
}
