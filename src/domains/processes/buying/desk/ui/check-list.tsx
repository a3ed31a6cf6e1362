import { useId, useState } from 'react'
import { updateCheckPartLimits } from '#client/limits/buying-actions.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useForm } from '#ui/use-form.ts'
import type { CheckPart } from '../contract.ts'
import styles from './check-list.module.css'
import type { CheckListHold, Finding } from './use-check-list.ts'

/** Delivery check list for tablets: two large buttons per item, each saved separately. */
export function CheckList({ hold, readOnly }: { hold: CheckListHold; readOnly: boolean }) {
  const t = useText(bookingCaseTexts)
  const language = useLanguage()
  const { number } = useFormat()
  const { parts, waiting, refused, find, retry } = hold
  const seen = parts.filter(({ isFine }) => isFine !== null).length
  const bad = parts.filter(({ isFine }) => isFine === false).length
  const reached = { done: number(seen), total: number(parts.length) }
  const sections = Object.entries(Object.groupBy(parts, (part) => localized(part.section, language)))
  return (
    <>
      <div className={styles.progress}>
        <div className={styles.words}>
          <b>{t('delivery.progress', reached)}</b>
          {bad > 0 && <span className={styles.bad}>{t('delivery.bad', { count: bad })}</span>}
          <span role="status" data-waits={waiting.size > 0 || undefined}>
            {waiting.size > 0 ? t('delivery.waits', { count: waiting.size }) : seen > 0 ? t('delivery.saved') : ''}
          </span>
          {waiting.size > 0 && (
            <button type="button" className={styles.retry} onClick={retry}>
              {t('delivery.retry')}
            </button>
          )}
        </div>
        <progress max={parts.length} value={seen} aria-label={t('delivery.progress', reached)} />
      </div>
      {readOnly && <p className={styles.hint}>{t('delivery.readOnly')}</p>}
      {sections.map(([section, list]) => (
        <section key={section} className={styles.section}>
          <h2>{section}</h2>
          <ul>
            {list?.map((part) => (
              <li key={part.id}>
                <Point
                  part={part}
                  waits={waiting.has(part.id)}
                  refusal={refused.get(part.id)}
                  readOnly={readOnly}
                  find={(finding) => find(part.id, finding)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

interface PointProps {
  part: CheckPart
  waits: boolean
  refusal: string | undefined
  readOnly: boolean
  find: (finding: Finding) => void
}

function Point({ part, waits, refusal, readOnly, find }: PointProps) {
  const t = useText(bookingCaseTexts)
  const language = useLanguage()
  const id = useId()
  const name = localized(part.titles, language)
  const [asked, setAsked] = useState(false)
  const [comment, setComment] = useState(part.comment ?? '')
  const form = useForm({
    limits: updateCheckPartLimits,
    required: ['comment'],
    errorMessage: () => t('delivery.commentNeeded'),
    // `useCheckList` saves each item, with retries after a network error
    send: ({ comment: typed = '' }) => Promise.resolve(typed),
    onSuccess: (typed) => {
      setAsked(false)
      find({ isFine: false, comment: typed })
    },
  })
  return (
    <div className={styles.point} data-state={part.isFine === null ? undefined : part.isFine ? 'fine' : 'bad'}>
      <p id={id}>
        {name}
        {waits && (
          <span className={styles.waits}>
            <Icon name="clock" size={16} label={t('delivery.saving')} />
          </span>
        )}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons of a point, not fields of a form */}
      <div className={styles.choice} role="group" aria-labelledby={id}>
        <button
          type="button"
          disabled={readOnly}
          aria-pressed={part.isFine === true}
          aria-label={t('delivery.fineOf', { part: name })}
          onClick={() => {
            setAsked(false)
            find({ isFine: true, comment: '' })
          }}
        >
          <Icon name="check" size={20} />
          {t('delivery.fine')}
        </button>
        <button
          type="button"
          disabled={readOnly}
          aria-pressed={part.isFine === false || asked}
          aria-label={t('delivery.notFineOf', { part: name })}
          onClick={() => setAsked(true)}
        >
          <Icon name="wrench" size={20} />
          {t('delivery.notFine')}
        </button>
      </div>
      {asked && !readOnly ? (
        <form className={styles.comment} {...form.props}>
          <TextField
            {...form.field('comment')}
            label={t('delivery.comment')}
            aria-label={t('delivery.commentOf', { part: name })}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
          <Button type="submit">{t('delivery.keep')}</Button>
        </form>
      ) : (
        part.isFine === false &&
        part.comment && (
          <p className={styles.note} dir="auto">
            {part.comment}
          </p>
        )
      )}
      {refusal !== undefined && (
        <p className={styles.refusal} role="alert">
          {t('delivery.refused', { reason: refusal })}
        </p>
      )}
    </div>
  )
}
