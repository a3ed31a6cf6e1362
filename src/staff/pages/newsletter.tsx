import { Link } from 'react-router'
import { callApi } from '#client/call.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import type { Campaign } from '#domains/customers/leads/newsletter/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import staffNewsletterTexts from '#texts/staffNewsletter'
import { ButtonLink } from '#ui/button.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import { CsvButton } from '../layout/csv-button.tsx'
import { hasRole, useStaff } from '../layout/staff.ts'
import { StaffBar, StaffPage } from '../layout/staff-page.tsx'
import { type StaffColumn, StaffTable } from '../layout/staff-table.tsx'
import { campaignTones } from './newsletter/campaign-tones.ts'
import { useMoment } from './newsletter/use-moment.ts'

/** Newsletter campaigns with their state and figures. */
export default function NewsletterPage() {
  const t = useText(staffNewsletterTexts)
  const maySend = hasRole(useStaff(), 'manager')
  const { data, failed } = useQuery(apiQuery('/api/staff/newsletter/campaigns', { cache: 'no-store' }))
  const columns = useColumns()
  async function lines() {
    const readers = await callApi('post', '/api/staff/newsletter/readers/export', {})
    return [
      [t('csv.email'), t('csv.language'), t('csv.confirmed'), t('csv.text')],
      ...readers.map(({ email, language, confirmed, textVersion }) => [email, language, confirmed, textVersion]),
    ]
  }
  return (
    <StaffPage title={t('title')} intro={t('intro')}>
      <StaffBar
        end={
          <>
            {maySend && <CsvButton name={t('csv.file')} lines={lines} />}
            <ButtonLink size="small" to={staffAddress.letter('new')}>
              {t('add')}
            </ButtonLink>
          </>
        }
      >
        {null}
      </StaffBar>
      <StaffTable
        label={t('title')}
        columns={columns}
        rows={data}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => staffAddress.letter(id)}
        failed={failed}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
      />
    </StaffPage>
  )
}

function useColumns(): StaffColumn<Campaign>[] {
  const t = useText(staffNewsletterTexts)
  const language = useLanguage()
  const { number } = useFormat()
  const moment = useMoment()
  return [
    {
      ...{ key: 'subject', name: t('subject'), card: 'title', wraps: true },
      cell: ({ id, subject }) => <Link to={staffAddress.letter(id)}>{localized(subject, language) || t('noSubject')}</Link>,
    },
    {
      ...{ key: 'state', name: t('state'), card: 'aside' },
      cell: ({ state }) => <StatusLabel tone={campaignTones[state]} label={t(`states.${state}`)} />,
    },
    { key: 'when', name: t('when'), cell: ({ finished, scheduled, changed }) => moment(finished ?? scheduled ?? changed.at) },
    { key: 'sent', name: t('figures.sent'), end: true, cell: ({ figures }) => number(figures.sent) },
    { key: 'bounced', name: t('figures.bounced'), end: true, cell: ({ figures }) => number(figures.bounced) },
    { key: 'stopped', name: t('figures.stopped'), end: true, cell: ({ figures }) => number(figures.stopped) },
  ]
}
