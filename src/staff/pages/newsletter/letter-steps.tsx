import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '#client/call.ts'
import { useMutation } from '#client/mutation.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import type { Campaign } from '#domains/customers/leads/newsletter/contract.ts'
import { type CampaignStep, campaignSteps } from '#domains/customers/leads/newsletter/values.ts'
import { useText } from '#i18n/text.ts'
import { instantOf } from '#shared/working-time.ts'
import staffTexts from '#texts/staff'
import staffNewsletterTexts from '#texts/staffNewsletter'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import { useToast } from '#ui/toast.tsx'
import { hasRole, useStaff } from '../../layout/staff.ts'
import { campaignTones } from './campaign-tones.ts'
import styles from './newsletter.module.css'
import { useMoment } from './use-moment.ts'
import { useReaders } from './use-readers.ts'

interface LetterStepsProps {
  campaign: Campaign
  changed: (campaign: Campaign) => void
}

/** Actions of a saved campaign: test mail, schedule, pause, end. */
export function LetterSteps({ campaign, changed }: LetterStepsProps) {
  const t = useText(staffNewsletterTexts)
  const staffText = useText(staffTexts)
  const toast = useToast()
  const navigate = useNavigate()
  const moment = useMoment()
  const maySend = hasRole(useStaff(), 'manager')
  const { id, state, version } = campaign
  const [day, setDay] = useState('')
  const [time, setTime] = useState('')
  const readers = useReaders(campaign)
  const failed = ({ message }: { message: string }) => toast.error(message || staffText('failed.text'))

  const moving = useMutation(
    (step: CampaignStep) => {
      const at =
        step === 'schedule' && day
          ? {
              at: instantOf(day, time || '09:00')
                .toISOString()
                .replace('.000Z', 'Z'),
            }
          : {}
      return callApi('post', '/api/staff/newsletter/campaigns/{id}/{step}', { params: { path: { id, step } }, body: { version, ...at } })
    },
    { onSuccess: changed, onError: failed },
  )
  const trying = useMutation(() => callApi('post', '/api/staff/newsletter/campaigns/{id}/test', { params: { path: { id } } }), {
    onSuccess: ({ to }) => toast.success(t('tried', { to })),
    onError: failed,
  })
  const dropping = useMutation(() => callApi('delete', '/api/staff/newsletter/campaigns/{id}', { params: { path: { id } } }), {
    onSuccess: () => void navigate(staffAddress.newsletter()),
    onError: failed,
  })
  const may = (step: CampaignStep) => maySend && campaignSteps[step].from.some((from) => from === state)
  return (
    <section className={styles.card} aria-label={t('sending')}>
      <div role="status">
        <StatusLabel tone={campaignTones[state]} label={t(`states.${state}`)} />
        {state === 'Scheduled' && campaign.scheduled && <p>{t('leavesAt', { moment: moment(campaign.scheduled) })}</p>}
        {readers && (state === 'Draft' || state === 'Scheduled') && <p>{t('readers', { count: readers.confirmed })}</p>}
      </div>
      <Button variant="outline" busy={trying.isPending} onClick={() => void trying.send()}>
        {t('tryOut')}
      </Button>
      {may('schedule') && (
        <>
          <div className={styles.times}>
            <TextField
              label={t('day')}
              type="date"
              value={day}
              onChange={(event) => setDay(event.currentTarget.value)}
              hint={t('dayHint')}
            />
            {day && <TextField label={t('time')} type="time" value={time} onChange={(event) => setTime(event.currentTarget.value)} />}
          </div>
          <Button busy={moving.isPending} disabled={readers?.confirmed === 0} onClick={() => void moving.send('schedule')}>
            {t(day ? 'plan' : 'send')}
          </Button>
        </>
      )}
      {state === 'Draft' && !maySend && <Note tone="info" icon="info" title={t('managerSends')} />}
      {(['unschedule', 'pause', 'resume', 'cancel'] as const).filter(may).map((step) => (
        <Button
          key={step}
          variant={step === 'cancel' ? 'danger' : 'outline'}
          busy={moving.isPending}
          onClick={() => void moving.send(step)}
        >
          {t(`steps.${step}`)}
        </Button>
      ))}
      {state === 'Draft' && (
        <Button variant="ghost" busy={dropping.isPending} onClick={() => void dropping.send()}>
          {t('drop')}
        </Button>
      )}
    </section>
  )
}
