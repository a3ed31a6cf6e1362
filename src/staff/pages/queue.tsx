import { useText } from '#i18n/text.ts'
import { StaffPage } from '../layout/staff-page.tsx'

/** What waits for somebody, the most urgent first. */
export default function QueuePage() {
  const t = useText('staff')
  return (
    <StaffPage title={t('nav.queue')}>
      <p>{t('loading')}</p>
    </StaffPage>
  )
}
