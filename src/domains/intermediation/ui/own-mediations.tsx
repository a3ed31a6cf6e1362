import { useApiQuery } from '#client/query/query.ts'
import { useSession } from '#client/use-session.ts'
import { useText } from '#i18n/text.ts'
import intermediationTexts from '#texts/intermediation'
import { Failed } from '#ui/failed.tsx'
import styles from './own-mediation.module.css'
import { OwnMediation } from './own-mediation.tsx'

/** The cars that the house sells for the person who is signed in; nothing where there is none. */
export function OwnMediations() {
  const t = useText(intermediationTexts)
  const { state } = useSession()
  const { data, failed, refetch } = useApiQuery('/api/customers/intermediations', state === 'signedIn' ? {} : null, { whenSeen: true })
  if (state !== 'signedIn') return null
  if (failed) return <Failed title={t('failed')} text={t('offline')} retry={failed.retry} />
  if (!data || data.length === 0) return null
  return (
    <section className={styles.list}>
      <h2>{t('title')}</h2>
      {data.map((mediation) => (
        <OwnMediation key={mediation.key} mediation={mediation} mayUpload done={() => void refetch()} />
      ))}
    </section>
  )
}
