import { useApiMutation } from '#client/mutation.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { Panel } from '#domains/processes/buying/desk/ui/facts.tsx'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import adReportsTexts from '#texts/adReports'
import staffAdvertsTexts from '#texts/staffAdverts'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useToast } from '#ui/toast.tsx'
import type { AdRecord } from '../contract.ts'
import styles from './advert-desk.module.css'
import { ReportedConversation } from './reported-conversation.tsx'

/** Reports of an advert and their outcome. Renders nothing without any. */
export function ReportsPanel({ record: { id, lastStatus } }: { record: AdRecord }) {
  const t = useText(staffAdvertsTexts)
  const words = useText(adReportsTexts)
  const { date } = useFormat()
  const toast = useToast()
  const { data, refetch } = useQuery(apiQuery('/api/staff/vehicleads/{id}/reports', { params: { path: { id } } }))
  const close = useApiMutation('post', '/api/staff/vehicleads/{id}/reports/close', {
    onSuccess: () => {
      toast.success(t('reports.done'))
      void refetch()
    },
  })
  if (!data?.length) return null
  const isOnline = lastStatus === 'Published'
  const decide = (outcome: 'Kept' | 'Removed') => void close.send({ params: { path: { id } }, body: { outcome } })
  return (
    <Panel title={t('reports.title')}>
      <ul className={styles.reports}>
        {data.map(({ id: reportId, reason, text, isAwaited, created, outcome, conversationId, reportedBy }) => (
          <li key={reportId}>
            <b>{words(`reason.${reason}`)}</b>
            {text && (
              <p className={styles.text} dir="auto">
                {text}
              </p>
            )}
            <p className={styles.quiet}>
              {[date(localTime(created).day), outcome ? t(`reports.closed${outcome}`) : isAwaited && t('reports.awaited')]
                .filter(Boolean)
                .join(t('decision.comma'))}
            </p>
            {conversationId !== null && reportedBy !== null && (
              <>
                <p className={styles.quiet}>{t(`conversation.by${reportedBy}`)}</p>
                <ReportedConversation id={conversationId} />
              </>
            )}
          </li>
        ))}
      </ul>
      {data.some(({ outcome }) => outcome === null) && (
        <>
          {isOnline && <p className={styles.quiet}>{t('reports.first')}</p>}
          <FormAlert text={close.error?.message ?? null} />
          <div className={styles.actions}>
            <Button size="small" variant="outline" busy={close.isPending} onClick={() => decide('Kept')}>
              {t('reports.kept')}
            </Button>
            <Button size="small" variant="tonal" busy={close.isPending} disabled={isOnline} onClick={() => decide('Removed')}>
              {t('reports.removed')}
            </Button>
          </div>
        </>
      )}
    </Panel>
  )
}
