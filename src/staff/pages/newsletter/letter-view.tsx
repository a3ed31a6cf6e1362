import type { CampaignEntry } from '#domains/customers/leads/newsletter/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { direction, languages } from '#shared/language.ts'
import staffNewsletterTexts from '#texts/staffNewsletter'
import styles from './newsletter.module.css'

/** The preview of a campaign in every language; its frame is the layout of all mails. */
export function LetterView({ letter }: { letter: Pick<CampaignEntry, 'subject' | 'text' | 'link' | 'linkText'> }) {
  const t = useText(staffNewsletterTexts)
  const { languageName } = useFormat()
  return (
    <section className={styles.card}>
      <h2>{t('preview')}</h2>
      <div className={styles.pair}>
        {languages.map((language) => (
          <article key={language} className={styles.mail} dir={direction(language)} lang={language} aria-label={languageName(language)}>
            <h3>{letter.subject[language] || t('noSubject')}</h3>
            {paragraphs(letter.text[language]).map(({ key, text }) => (
              <p key={key}>{text}</p>
            ))}
            {letter.link && letter.linkText[language] && <span className={styles.press}>{letter.linkText[language]}</span>}
            <small>{t('wayOut')}</small>
          </article>
        ))}
      </div>
    </section>
  )
}

const paragraphs = (text: string) => text.split(/\n{2,}/).map((one, i) => ({ key: `${i}`, text: one.trim() }))
