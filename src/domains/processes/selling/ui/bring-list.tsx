import { useText } from '#i18n/text.ts'
import sellingTexts from '#texts/selling'
import { Icon } from '#ui/icon.tsx'
import styles from './bring-list.module.css'

export function BringList() {
  const t = useText(sellingTexts)
  return (
    <section className={styles.bring}>
      <h2>{t('sent.bring')}</h2>
      <ul>
        {(['bringCard', 'bringVisit', 'bringKeys'] as const).map((one) => (
          <li key={one}>
            <Icon name="check" size={18} />
            {t(`sent.${one}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
