import { useEffect, useId, useRef, useState } from 'react'
import { callApi } from '#client/call.ts'
import { saveExpertiseValueLimits, stepExpertiseLimits } from '#client/limits/inspection.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import staffExpertiseTexts from '#texts/staffExpertise'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import type { Expertise } from '../contract.ts'
import { findingsCost } from '../rules.ts'
import { type ExpertiseAction, editedSheets } from '../status.ts'
import styles from './sheet-panels.module.css'
import { handedInCost, isCorrected, type ShownPart } from './work.ts'

/** Actions that return or end; shown below the others. */
const serious: readonly ExpertiseAction[] = ['askEdits', 'rejectQuotation', 'reject']
/** Actions that can mark points for a second check. */
const marking: readonly ExpertiseAction[] = ['askEdits', 'rejectQuotation']

interface StepsPanelProps {
  sheet: Expertise
  /** this device has unsent work */
  waits: boolean
  marks: ReadonlySet<number>
  name: (id: number) => string
  /** action for which points are being marked */
  marksFor: ExpertiseAction | null
  beginMarks: (action: ExpertiseAction | null) => void
  changed: (sheet: Expertise) => void
}

/** Available actions; a blocked one shows its missing condition. */
export function StepsPanel({ sheet, waits, marks, name, marksFor, beginMarks, changed }: StepsPanelProps) {
  const t = useText(staffExpertiseTexts)
  const [action, setAction] = useState<ExpertiseAction | null>(null)
  const step = sheet.steps.find((one) => one.action === action)
  if (sheet.steps.length === 0) return null
  const reasonOf = (missing: string | null) => (waits ? t('step.waits') : missing === null ? null : t(`step.missing.${known(missing)}`))
  const steps = [...sheet.steps].sort((a, b) => Number(serious.includes(a.action)) - Number(serious.includes(b.action)))
  return (
    <section className={styles.panel}>
      <h2>{t('step.title')}</h2>
      {marksFor ? (
        <>
          <p className={styles.quiet}>{t('mark.about')}</p>
          <Button size="small" disabled={marksFor === 'askEdits' && marks.size === 0} onClick={() => setAction(marksFor)}>
            {t('mark.next', { count: marks.size })}
          </Button>
          <Button size="small" variant="ghost" onClick={() => beginMarks(null)}>
            {t('mark.stop')}
          </Button>
        </>
      ) : (
        steps.map((one, i) => {
          const why = marking.includes(one.action) && !waits ? null : reasonOf(one.missing)
          return (
            <div key={one.action}>
              <Button
                block
                size="small"
                variant={serious.includes(one.action) ? 'ghost' : i === 0 ? 'primary' : 'outline'}
                disabled={why !== null}
                aria-describedby={why === null ? undefined : `why-${one.action}`}
                onClick={() => (marking.includes(one.action) ? beginMarks(one.action) : setAction(one.action))}
              >
                {t(`step.${one.action}`)}
              </Button>
              {why !== null && (
                <p id={`why-${one.action}`} className={styles.quiet}>
                  {why}
                </p>
              )}
            </div>
          )
        })
      )}
      {step && action && (
        <StepDialog
          sheet={sheet}
          action={action}
          needsComment={step.needsComment}
          marks={marking.includes(action) ? [...marks] : []}
          name={name}
          done={(next) => {
            beginMarks(null)
            changed(next)
          }}
          close={() => setAction(null)}
        />
      )}
    </section>
  )
}

/** Actions with which an inspector submits. */
const handing: readonly ExpertiseAction[] = ['submit', 'resubmit']

interface HandInProps {
  sheet: Expertise
  /** number of unanswered points */
  left: number
  waits: boolean
  name: (id: number) => string
  changed: (sheet: Expertise) => void
}

/** Submits from the header, visible at every point, with the number of unanswered points. */
export function HandIn({ sheet, left, waits, name, changed }: HandInProps) {
  const t = useText(staffExpertiseTexts)
  const [isOpen, setOpen] = useState(false)
  const step = sheet.steps.find(({ action }) => handing.includes(action))
  if (!step) return null
  return (
    <>
      <Button size="small" variant="white" disabled={left > 0 || waits || step.missing !== null} onClick={() => setOpen(true)}>
        {left > 0 ? t('handIn.left', { count: left }) : t('handIn.now')}
      </Button>
      {isOpen && (
        <StepDialog
          sheet={sheet}
          action={step.action}
          needsComment={step.needsComment}
          marks={[]}
          name={name}
          done={changed}
          close={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Error codes with their own text. */
const reasons = [
  'CheckListOpen',
  'mileage',
  'modelId',
  'chassisNumber',
  'fuelType',
  'gearType',
  'startValue',
  'quotation',
  'Forbidden',
  'parts',
] as const
const known = (missing: string): (typeof reasons)[number] | 'other' => reasons.find((one) => one === missing) ?? 'other'

interface StepDialogProps {
  sheet: Expertise
  action: ExpertiseAction
  needsComment: boolean
  marks: readonly number[]
  name: (id: number) => string
  done: (sheet: Expertise) => void
  close: () => void
}

function StepDialog({ sheet, action, needsComment, marks, name, done, close }: StepDialogProps) {
  const t = useText(staffExpertiseTexts)
  const { price } = useFormat()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const words = useFieldWords((field) => t(`form.${field as 'comment'}`))
  useEffect(() => dialog.current?.showModal(), [])
  const form = useForm({
    limits: stepExpertiseLimits,
    required: needsComment ? ['comment'] : [],
    values: { action },
    errorMessage: words,
    send: ({ comment }, signal) =>
      callApi(
        'post',
        '/api/staff/expertises/{id}/steps',
        {
          params: { path: { id: sheet.id } },
          body: {
            action,
            ...(comment && { comment }),
            ...(marks.length > 0 && { parts: marks.map((one) => ({ id: one, comment: comment ?? '' })) }),
          },
        },
        signal,
      ),
    onSuccess: (next) => {
      done(next)
      dialog.current?.close()
    },
  })
  return (
    <Dialog
      ref={dialog}
      title={t(`step.${action}`)}
      onClose={close}
      foot={
        <>
          <Button variant="ghost" onClick={() => dialog.current?.close()}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={id} busy={form.busy} variant={serious.includes(action) ? 'danger' : 'primary'}>
            {t(`step.${action}`)}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} {...form.props}>
        <p>{t(`step.about.${action}`)}</p>
        {(action === 'giveQuotation' || action === 'acceptQuotation') && sheet.quotation !== null && (
          <p>
            {t('value.quotation')} <b>{price(sheet.quotation)}</b>
          </p>
        )}
        {marks.length > 0 && <p>{t('mark.list', { list: marks.map(name).join(t('comma')) })}</p>}
        <FormAlert text={form.summary} />
        <TextAreaField {...form.field('comment')} required={needsComment} label={t('form.comment')} dir="auto" rows={3} maxLength={2000} />
      </form>
    </Dialog>
  )
}

/** Start value, findings, extras and the resulting quotation for the owner. */
export function ValuePanel({
  sheet,
  parts,
  changed,
}: {
  sheet: Expertise
  parts: readonly ShownPart[]
  changed: (sheet: Expertise) => void
}) {
  const t = useText(staffExpertiseTexts)
  const { price, signed } = useFormat()
  const [cost, before] = [findingsCost(parts), handedInCost(parts)]
  const isEdited = editedSheets.includes(sheet.lastStatus) && parts.some(({ isReopened }) => isReopened)
  const open = parts.find((part) => part.isReopened && !isCorrected(part))
  const [isOpen, setOpen] = useState(false)
  const { startValue, startReason, extras, extrasReason } = sheet
  if (sheet.type === 'Certification' && startValue === null && !sheet.may.value) return null
  return (
    <section className={styles.panel}>
      <h2>{t('value.title')}</h2>
      <dl className={styles.sums}>
        <div>
          <dt>
            {t('value.start')}
            {startReason && <small dir="auto">{startReason}</small>}
          </dt>
          <dd>{startValue === null ? t('value.unknown') : price(startValue)}</dd>
        </div>
        <div>
          <dt>{t(isEdited ? 'value.handedIn' : 'value.findings')}</dt>
          <dd>{signed(isEdited ? -before : -cost)}</dd>
        </div>
        {isEdited && (
          <div>
            <dt>{t('value.corrections')}</dt>
            <dd>{signed(before - cost)}</dd>
          </div>
        )}
        {extras > 0 && (
          <div>
            <dt>
              {t('value.extras')}
              {extrasReason && <small dir="auto">{extrasReason}</small>}
            </dt>
            <dd>{signed(extras)}</dd>
          </div>
        )}
        {startValue !== null && (
          <div data-total>
            <dt>{t(isEdited ? 'value.renewed' : 'value.quotation')}</dt>
            <dd>{price(startValue - cost + extras)}</dd>
          </div>
        )}
      </dl>
      {isEdited && startValue !== null && (
        <p className={styles.quiet}>{open ? t('value.open', { number: String(open.checkPart.position) }) : t('value.provisional')}</p>
      )}
      {sheet.may.value && (
        <Button size="small" variant="outline" onClick={() => setOpen(true)}>
          {t('value.change')}
        </Button>
      )}
      {isOpen && <ValueDialog sheet={sheet} done={changed} close={() => setOpen(false)} />}
    </section>
  )
}

function ValueDialog({ sheet, done, close }: { sheet: Expertise; done: (sheet: Expertise) => void; close: () => void }) {
  const t = useText(staffExpertiseTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const words = useFieldWords((field) => t(`form.${field as 'startValue'}`))
  useEffect(() => dialog.current?.showModal(), [])
  const whole = (typed: string | undefined) => Number((typed ?? '').replaceAll(/\D/g, ''))
  const form = useForm({
    limits: saveExpertiseValueLimits,
    required: ['startValue', 'startReason'],
    errorMessage: words,
    send: ({ startValue, startReason, extras, extrasReason }, signal) =>
      callApi(
        'put',
        '/api/staff/expertises/{id}/value',
        {
          params: { path: { id: sheet.id } },
          body: {
            startValue: whole(startValue),
            ...(startReason && { startReason }),
            extras: whole(extras),
            ...(extrasReason && { extrasReason }),
          },
        },
        signal,
      ),
    onSuccess: (next) => {
      done(next)
      dialog.current?.close()
    },
  })
  return (
    <Dialog
      ref={dialog}
      title={t('value.change')}
      onClose={close}
      foot={
        <>
          <Button variant="ghost" onClick={() => dialog.current?.close()}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={id} busy={form.busy}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} {...form.props}>
        <FormAlert text={form.summary} />
        <TextField
          {...form.field('startValue')}
          label={t('form.startValue')}
          latin
          inputMode="numeric"
          autoComplete="off"
          defaultValue={sheet.startValue ?? ''}
        />
        <TextField {...form.field('startReason')} label={t('form.startReason')} dir="auto" defaultValue={sheet.startReason ?? ''} />
        <TextField
          {...form.field('extras')}
          label={t('form.extras')}
          latin
          inputMode="numeric"
          autoComplete="off"
          defaultValue={sheet.extras || ''}
        />
        <TextField {...form.field('extrasReason')} label={t('form.extrasReason')} dir="auto" defaultValue={sheet.extrasReason ?? ''} />
      </form>
    </Dialog>
  )
}
