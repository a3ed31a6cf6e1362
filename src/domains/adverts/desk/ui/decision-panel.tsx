import { useState } from 'react'
import { useApiMutation } from '#client/mutation.ts'
import { Panel } from '#domains/sales-desk/ui/facts.tsx'
import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextAreaField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useToast } from '#ui/toast.tsx'
import type { AdStaffAction } from '../../status.ts'
import { type AdReason, adReasons } from '../../values.ts'
import type { AdRecord } from '../contract.ts'
import styles from './advert-desk.module.css'

/** Accept, or refuse by reasons with the words that the seller reads. */
export function DecisionPanel({ record: { id, steps, lastModified }, changed }: { record: AdRecord; changed: () => void }) {
  const t = useText('staffAdverts')
  const toast = useToast()
  const [reasons, setReasons] = useState<readonly AdReason[]>([])
  const [written, setWritten] = useState<string | null>(null)
  const [needs, setNeeds] = useState(false)
  const step = useApiMutation('post', '/api/staff/vehicleads/{id}/steps', { done: changed })
  const composed =
    reasons.length === 0 ? '' : t('decision.begin', { reasons: reasons.map((one) => t(`reason.${one}`)).join(t('decision.comma')) })
  const comment = written ?? composed
  const refuses = steps.find((action) => action === 'reject' || action === 'withdraw')

  async function take(action: AdStaffAction): Promise<void> {
    const isRefusal = action === 'reject' || action === 'withdraw'
    setNeeds(isRefusal && reasons.length === 0)
    if (isRefusal && reasons.length === 0) return
    const { ok } = await step.send({
      params: { path: { id } },
      body: { action, seen: lastModified, ...(isRefusal && { reasons: [...reasons], comment: comment.trim() }) },
    })
    if (!ok) {
      // perhaps its seller has changed it: what stands there now is read first
      changed()
      return
    }
    setReasons([])
    setWritten(null)
    toast.success(t(`done.${action}`))
  }
  if (steps.length === 0)
    return (
      <Panel title={t('decision.title')}>
        <p className={styles.quiet}>{t('decision.none')}</p>
      </Panel>
    )
  return (
    <Panel title={t('decision.title')}>
      {refuses && (
        <>
          <fieldset className={styles.reasons}>
            <legend>{t('decision.reasons')}</legend>
            {adReasons.map((reason) => (
              <Checkbox
                key={reason}
                checked={reasons.includes(reason)}
                onChange={() => setReasons(adReasons.filter((one) => reasons.includes(one) !== (one === reason)))}
              >
                {t(`reason.${reason}`)}
              </Checkbox>
            ))}
          </fieldset>
          <TextAreaField
            label={t('decision.comment')}
            required
            hint={t('decision.hint')}
            rows={4}
            maxLength={2000}
            value={comment}
            onChange={(event) => setWritten(event.currentTarget.value)}
          />
        </>
      )}
      <FormAlert text={needs ? t('decision.needReason') : (step.error?.message ?? null)} />
      <div className={styles.actions}>
        {steps.includes('accept') && (
          <Button block busy={step.busy} onClick={() => void take('accept')}>
            {t('decision.accept')}
          </Button>
        )}
        {refuses && (
          <Button block variant="danger" busy={step.busy} onClick={() => void take(refuses)}>
            {t(`decision.${refuses}`, { count: reasons.length })}
          </Button>
        )}
        {steps.includes('deactivate') && (
          <Button block variant="outline" busy={step.busy} onClick={() => void take('deactivate')}>
            {t('decision.deactivate')}
          </Button>
        )}
      </div>
    </Panel>
  )
}
