import { languageName } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { direction, languages } from '#shared/language.ts'
import staffAdvertsTexts from '#texts/staffAdverts'
import type { AdRecord } from '../contract.ts'
import styles from './advert-desk.module.css'

/** Texts of an advert with highlighted findings. */
export function AdvertText({ record: { descriptions, risk } }: { record: AdRecord }) {
  const t = useText(staffAdvertsTexts)
  const reader = useLanguage()
  const written = languages.filter((language) => descriptions[language])
  return (
    <>
      {written.length === 0 && <p className={styles.quiet}>{t('noText')}</p>}
      {written.map((language) => (
        <div key={language}>
          <p className={styles.quiet}>{t('textIn', { language: languageName(language, reader) })}</p>
          <p className={styles.text} lang={language} dir={direction(language)}>
            {marked(
              descriptions[language] ?? '',
              risk.findings.filter((one) => one.language === language),
            )}
          </p>
        </div>
      ))}
    </>
  )
}

/** Splits a text into pieces; merges overlapping findings. */
function marked(text: string, findings: readonly { start: number; length: number }[]) {
  const pieces = []
  let at = 0
  for (const { start, length } of findings) {
    if (start < at) continue
    pieces.push(text.slice(at, start), <mark key={start}>{text.slice(start, start + length)}</mark>)
    at = start + length
  }
  return [...pieces, text.slice(at)]
}
