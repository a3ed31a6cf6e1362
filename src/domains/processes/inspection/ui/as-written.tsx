import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { direction, writtenIn } from '#shared/language.ts'
import expertiseTexts from '#texts/expertise'
import styles from './as-written.module.css'

/** Original text of an expert, with its language for readers of another one. */
export function AsWritten({ texts }: { texts: readonly (string | null | undefined)[] }) {
  const t = useText(expertiseTexts)
  const language = useLanguage()
  const { languageName } = useFormat()
  const said = texts.filter((text) => typeof text === 'string')
  const other = said.map(writtenIn).find((written) => written !== null && written !== language)
  return (
    <>
      {other && <p className={styles.language}>{t('asWritten', { language: languageName(other) })}</p>}
      {said.map((text) => {
        const written = writtenIn(text)
        return (
          <p key={text} lang={written ?? undefined} dir={written ? direction(written) : 'auto'}>
            {text}
          </p>
        )
      })}
    </>
  )
}
