import { callApi } from '#client/call.ts'
import { useMutation } from '#client/mutation.ts'
import type { PageDesk, WebsitePage } from '#domains/publishing/content/pages/contract.ts'
import type { PageType } from '#domains/publishing/content/pages/values.ts'
import { useText } from '#i18n/text.ts'
import staffTexts from '#texts/staff'
import staffContentTexts from '#texts/staffContent'
import { Button } from '#ui/button.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import { useToast } from '#ui/toast.tsx'
import styles from './content.module.css'
import { usePageNames } from './use-page-names.ts'

interface VersionsProps {
  pageType: PageType
  desk: PageDesk
  restore: (version: WebsitePage) => void
}

/** Published versions, current and former. Restoring loads one into the editor: the site changes on publication. */
export function Versions({ pageType, desk, restore }: VersionsProps) {
  const t = useText(staffContentTexts)
  const staffText = useText(staffTexts)
  const toast = useToast()
  const names = usePageNames()
  const reading = useMutation(
    (id: number) => callApi('get', '/api/staff/websitepages/{page}/versions/{id}', { params: { path: { page: pageType, id } } }),
    {
      onError: ({ message }) => toast.error(message || staffText('failed.text')),
      onSuccess: restore,
    },
  )
  return (
    <section className={styles.card} aria-label={t('versions')}>
      <h2>{t('versions')}</h2>
      <ul className={styles.versions}>
        {desk.online && (
          <li>
            <span>{names.stamp(desk.online)}</span>
            <StatusLabel tone="good" label={t('online')} />
          </li>
        )}
        {desk.versions.map((version) => (
          <li key={version.id}>
            <span>{names.stamp(version)}</span>
            <Button
              size="small"
              variant="outline"
              busy={reading.variables === version.id}
              aria-label={t('restoreOf', { stamp: names.stamp(version) })}
              onClick={() => void reading.send(version.id)}
            >
              {t('restore')}
            </Button>
          </li>
        ))}
      </ul>
      <p>{t('restoreText')}</p>
    </section>
  )
}
