import { useEffect } from 'react'
import { useParams } from 'react-router'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import type { Campaign } from '#domains/customers/leads/newsletter/contract.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import staffTexts from '#texts/staff'
import staffNewsletterTexts from '#texts/staffNewsletter'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Failed } from '#ui/failed.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { StaffPage } from '../layout/staff-page.tsx'
import { LetterFigures } from './newsletter/letter-figures.tsx'
import { LetterForm } from './newsletter/letter-form.tsx'
import { LetterSteps } from './newsletter/letter-steps.tsx'
import { LetterView } from './newsletter/letter-view.tsx'
import styles from './newsletter/newsletter.module.css'

/** Polling interval while a campaign is sent (ms). */
const pause = 10_000

/** One campaign: its form while it is a draft, then its progress. */
export default function LetterPage() {
  const { id = 'new' } = useParams()
  return id === 'new' ? <Page campaign={null} changed={() => {}} /> : <Kept key={id} id={Number(id)} />
}

function Kept({ id }: { id: number }) {
  const t = useText(staffTexts)
  const { data, failed, setData, refetch } = useQuery(
    apiQuery('/api/staff/newsletter/campaigns/{id}', {
      params: { path: { id } },
      cache: 'no-store',
    }),
  )
  const isLeaving = data?.state === 'Sending' || data?.state === 'Scheduled'
  useEffect(() => {
    if (!isLeaving) return
    const timer = setInterval(() => void refetch(), pause)
    return () => clearInterval(timer)
  }, [isLeaving, refetch])
  if (failed) return <Failed heading="h1" title={t('failed.title')} text={t('failed.text')} retry={failed.retry} />
  if (!data) return <SkeletonLines widths={[30, 80, 70, 80]} />
  return <Page campaign={data} changed={setData} />
}

function Page({ campaign, changed }: { campaign: Campaign | null; changed: (campaign: Campaign) => void }) {
  const t = useText(staffNewsletterTexts)
  const language = useLanguage()
  const title = localized(campaign?.subject, language) || t(campaign ? 'noSubject' : 'add')
  const isDraft = !campaign || campaign.state === 'Draft'
  return (
    <StaffPage title={title} intro={t(isDraft ? 'draftIntro' : 'intro')}>
      <Breadcrumb label={t('title')} steps={[{ name: t('title'), to: staffAddress.newsletter() }, { name: title }]} />
      <div className={styles.page}>
        {isDraft ? <LetterForm key={campaign?.version ?? 0} campaign={campaign} changed={changed} /> : <LetterView letter={campaign} />}
        {campaign && (
          <aside className={styles.side}>
            <LetterSteps campaign={campaign} changed={changed} />
            {campaign.figures.addressed > 0 && <LetterFigures figures={campaign.figures} />}
          </aside>
        )}
      </div>
    </StaffPage>
  )
}
