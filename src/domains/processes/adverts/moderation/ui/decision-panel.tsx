import { Suspense, useEffect, useRef, useState } from 'react'
import { stepVehicleAdLimits } from '#client/limits/adverts-moderation.ts'
import { useApiMutation } from '#client/mutation.ts'
import { useKeys } from '#client/staff/use-keys.ts'
import { Panel } from '#domains/processes/buying/desk/ui/facts.tsx'
import { useFormat } from '#i18n/format.ts'
import { InLanguage } from '#i18n/page-root.tsx'
import { useText } from '#i18n/text.ts'
import { defaultLanguage, isLanguage } from '#shared/language.ts'
import staffAdvertsTexts from '#texts/staffAdverts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextAreaField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useToast } from '#ui/toast.tsx'
import { partsOf } from '../../rules.ts'
import type { AdStaffAction } from '../../status.ts'
import { adTitle } from '../../ui/ad.ts'
import { type AdReason, adReasons, explainedRisk, fieldOfReason } from '../../values.ts'
import type { AdRecord } from '../contract.ts'
import styles from './advert-desk.module.css'
import type { Decided } from './take-back.tsx'

/** Explains a decision to the seller. */
const says: readonly AdStaffAction[] = ['askCorrection', 'reject', 'withdraw']
/** Keyboard shortcut of a decision. */
const keyOf: Partial<Record<AdStaffAction, string>> = { accept: 'A', askCorrection: 'C', reject: 'R', withdraw: 'R' }
const digitOf = (place: number) => String((place + 1) % 10)

interface DecisionProps {
  record: AdRecord
  /** refetches the advert */
  changed: () => void
  /** the decision can be taken back for some seconds */
  decided: (what: Decided) => void
}

/** Accepts, requests a correction or refuses, with reasons and a text for the seller. */
export function DecisionPanel({ record, changed, decided }: DecisionProps) {
  const { id, steps, lastModified, seller, suspension, risk } = record
  const t = useText(staffAdvertsTexts)
  const { languageName } = useFormat()
  const toast = useToast()
  const buttons = useRef<HTMLDivElement>(null)
  const [reasons, setReasons] = useState<readonly AdReason[]>([])
  const [composed, setComposed] = useState('')
  const [written, setWritten] = useState<string | null>(null)
  const [lacks, setLacks] = useState<'needReason' | 'noPart' | null>(null)
  const [explained, setExplained] = useState('')
  const [suspends, setSuspends] = useState<string | null>(null)
  const [isShort, setShort] = useState<'explain' | 'suspension' | null>(null)
  const step = useApiMutation('post', '/api/staff/vehicleads/{id}/steps')
  const comment = written ?? composed
  const language = isLanguage(seller.language) ? seller.language : defaultLanguage
  const explains = steps.some((action) => says.includes(action))
  const isRisky = risk.score >= explainedRisk && steps.includes('accept')
  const maySuspend = suspension === 'Now' || suspension === 'Asked' ? suspension : null
  const toggle = (reason: AdReason) => setReasons(adReasons.filter((one) => reasons.includes(one) !== (one === reason)))
  const lead = (action: AdStaffAction) => () => buttons.current?.querySelector<HTMLElement>(`[data-action=${action}]`)?.focus()
  useKeys({
    ...(explains && Object.fromEntries(adReasons.map((reason, place) => [digitOf(place), () => toggle(reason)]))),
    ...Object.fromEntries(steps.flatMap((action) => (keyOf[action] ? [[keyOf[action].toLowerCase(), lead(action)]] : []))),
  })

  async function take(action: AdStaffAction): Promise<void> {
    const hasReasons = says.includes(action)
    const why = action === 'reject' && maySuspend ? suspends?.trim() : undefined
    const isVague = action === 'askCorrection' && reasons.some((reason) => fieldOfReason[reason] === null)
    const fault = hasReasons && reasons.length === 0 ? 'needReason' : isVague ? 'noPart' : null
    const short =
      action === 'accept' && isRisky && explained.trim() === ''
        ? 'explain'
        : why !== undefined && why.length < stepVehicleAdLimits.suspends.minLength
          ? 'suspension'
          : null
    setLacks(fault)
    setShort(short)
    if (fault || short) return
    const { ok } = await step.send({
      params: { path: { id } },
      body: {
        ...{ action, seen: lastModified },
        ...(hasReasons && { reasons: [...reasons], comment: comment.trim() }),
        ...(action === 'accept' && isRisky && { comment: explained.trim() }),
        ...(why !== undefined && { suspends: suspension === 'Asked' ? t('suspension.begin', { why }) : why }),
      },
    })
    // refetches after a decision or a conflict
    changed()
    if (!ok) return
    setReasons([])
    setWritten(null)
    setSuspends(null)
    if (action === 'accept' || action === 'askCorrection' || action === 'reject') decided({ id, title: adTitle(record), action })
    else toast.success(t(`done.${action as 'withdraw'}`))
  }
  if (steps.length === 0)
    return (
      <Panel title={t('decision.title')}>
        <p className={styles.quiet}>{t('decision.none')}</p>
      </Panel>
    )
  const way = (action: AdStaffAction, variant: 'primary' | 'danger' | 'outline') =>
    steps.includes(action) && (
      <Button
        block
        variant={variant}
        busy={step.isPending}
        className={styles.keyed}
        data-action={action}
        data-key={keyOf[action]}
        aria-keyshortcuts={keyOf[action]}
        onClick={() => void take(action)}
      >
        {t(`decision.${action as 'reject'}`, { count: reasons.length })}
      </Button>
    )
  const parts = partsOf(reasons)
  return (
    <Panel title={t('decision.title')}>
      {explains && (
        <>
          <fieldset className={styles.reasons}>
            <legend>{t('decision.reasons')}</legend>
            {adReasons.map((reason, place) => (
              <Checkbox key={reason} checked={reasons.includes(reason)} onChange={() => toggle(reason)}>
                <span className={styles.keyed} data-key={digitOf(place)}>
                  {t(`reason.${reason}`)}
                </span>
              </Checkbox>
            ))}
          </fieldset>
          <Suspense fallback={null}>
            <InLanguage language={language}>
              <Composed reasons={reasons} put={setComposed} />
            </InLanguage>
          </Suspense>
          <TextAreaField
            label={t('decision.comment', { language: languageName(language) })}
            required
            hint={t('decision.hint')}
            rows={4}
            maxLength={2000}
            dir="auto"
            value={comment}
            onChange={(event) => setWritten(event.currentTarget.value)}
          />
          {steps.includes('askCorrection') && parts.length > 0 && (
            <p className={styles.quiet}>{t('decision.parts', { list: parts.map((part) => t(`part.${part}`)).join(t('queue.comma')) })}</p>
          )}
        </>
      )}
      {maySuspend && reasons.length > 0 && (
        <Suspension may={maySuspend} adverts={seller.adverts} why={suspends} put={setSuspends} isShort={isShort === 'suspension'} />
      )}
      {isRisky && <Explanation score={risk.score} word={explained} put={setExplained} isMissing={isShort === 'explain'} />}
      <FormAlert text={lacks ? t(`decision.${lacks}`) : (step.error?.message ?? null)} />
      <div className={styles.actions} ref={buttons}>
        {way('accept', reasons.length === 0 ? 'primary' : 'outline')}
        {way('askCorrection', 'outline')}
        {way('reject', reasons.length > 0 ? 'danger' : 'outline')}
        {way('withdraw', 'danger')}
        {way('deactivate', 'outline')}
      </div>
    </Panel>
  )
}

/** Internal reason for the acceptance of a risky advert. */
function Explanation({ score, word, put, isMissing }: { score: number; word: string; put: (word: string) => void; isMissing: boolean }) {
  const t = useText(staffAdvertsTexts)
  return (
    <div className={styles.besides}>
      <TextAreaField
        label={t('explain.label', { score: String(score) })}
        hint={t('explain.hint')}
        error={isMissing ? t('explain.need') : undefined}
        required
        rows={2}
        maxLength={stepVehicleAdLimits.comment.maxLength}
        dir="auto"
        value={word}
        onChange={({ currentTarget }) => put(currentTarget.value)}
      />
    </div>
  )
}

/** Suspends the seller's account with a refusal, or requests it from a manager, with a reason. */
function Suspension({
  may,
  adverts,
  why,
  put,
  isShort,
}: {
  may: 'Now' | 'Asked'
  adverts: number
  why: string | null
  put: (why: string | null) => void
  isShort: boolean
}) {
  const t = useText(staffAdvertsTexts)
  return (
    <div className={styles.besides}>
      <Checkbox checked={why !== null} onChange={() => put(why === null ? '' : null)}>
        {t(`suspension.${may}`, { count: adverts })}
      </Checkbox>
      {why !== null && (
        <TextAreaField
          label={t('suspension.why')}
          hint={t(`suspension.hint${may}`)}
          error={isShort ? t('suspension.short') : undefined}
          required
          rows={2}
          maxLength={900}
          dir="auto"
          value={why}
          onChange={({ currentTarget }) => put(currentTarget.value)}
        />
      )}
    </div>
  )
}

/** Gives what is said of the reasons, in the language that stands around it. */
function Composed({ reasons, put }: { reasons: readonly AdReason[]; put: (text: string) => void }) {
  const t = useText(staffAdvertsTexts)
  const list = reasons.map((one) => t(`reason.${one}`)).join(t('decision.comma'))
  const text = reasons.length === 0 ? '' : t('decision.begin', { reasons: list })
  useEffect(() => put(text), [text, put])
  return null
}
