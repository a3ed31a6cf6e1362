import { useId, useState } from 'react'
import { callApi } from '#client/call.ts'
import { reopenCheckPartsLimits } from '#client/limits/inspection.ts'
import { isolate, useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized, writtenIn } from '#shared/language.ts'
import staffExpertiseTexts from '#texts/staffExpertise'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import type { Expertise } from '../contract.ts'
import { isFinding, phraseTexts } from '../rules.ts'
import styles from './point-editor.module.css'
import photos from './point-photos.module.css'
import { SentPhoto } from './point-photos.tsx'
import { RepairForm } from './repair-form.tsx'
import type { ShownPart } from './work.ts'

interface SeenPointProps {
  sheet: Expertise
  part: ShownPart
  /** right of the expert to reopen it */
  mayReopen: boolean
  changed: (sheet: Expertise) => void
  refetch: () => void
}

/** Closed point: finding, photos and later repairs. */
export function SeenPoint({ sheet, part, mayReopen, changed, refetch }: SeenPointProps) {
  const t = useText(staffExpertiseTexts)
  const language = useLanguage()
  const { price, number, measure } = useFormat()
  const id = useId()
  const { action, cost, quantity, comment, measured, documents, editComment, checkPart, phrases } = part
  const taken = documents.filter(({ isAfter }) => !isAfter)
  return (
    <section className={styles.point} aria-labelledby={id}>
      <h2 id={id}>{localized(checkPart.titles, language)}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t('point.result')}</dt>
          <dd>{action === null ? t('point.unanswered') : t(`result.${action}`)}</dd>
        </div>
        {isFinding(part) && cost !== null && (
          <div>
            <dt>{t('point.total')}</dt>
            <dd>
              {price(cost * (quantity ?? 1))}
              {(quantity ?? 1) > 1 && ` (${t('point.times', { quantity: String(quantity), cost: price(cost) })})`}
            </dd>
          </div>
        )}
        {measured !== null && checkPart.unit && (
          <div>
            <dt>{t('point.measured', { unit: isolate(checkPart.unit) })}</dt>
            <dd>{measure(measured)}</dd>
          </div>
        )}
        {phrases.length > 0 && (
          <div>
            <dt>{t('point.phrases')}</dt>
            {phraseTexts(phrases).map((texts) => (
              <dd key={texts.fr}>{localized(texts, language)}</dd>
            ))}
          </div>
        )}
        {comment && (
          <div>
            <dt>{t('point.remark')}</dt>
            <dd lang={writtenIn(comment) ?? undefined} dir="auto">
              {comment}
            </dd>
          </div>
        )}
        {editComment && (
          <div>
            <dt>{t('point.asked')}</dt>
            <dd dir="auto">{editComment}</dd>
          </div>
        )}
      </dl>
      {taken.length > 0 && (
        <ul className={photos.photos}>
          {taken.map((photo, i) => (
            <li key={photo.id}>
              <SentPhoto photo={photo} name={t('photo.sent', { number: number(i + 1) })} />
            </li>
          ))}
        </ul>
      )}
      {mayReopen && <ReopenForm sheet={sheet} part={part} changed={changed} />}
      {isFinding(part) && (sheet.may.fix || part.isFixed) && (
        <RepairForm key={part.id} part={part} mayChange={sheet.may.fix} refetch={refetch} />
      )}
    </section>
  )
}

/** Reopens a point that was not returned, with a reason. */
function ReopenForm({ sheet, part, changed }: Pick<SeenPointProps, 'sheet' | 'part' | 'changed'>) {
  const t = useText(staffExpertiseTexts)
  const [isOpen, setOpen] = useState(false)
  const words = useFieldWords((field) => t(`form.${field as 'comment'}`))
  const form = useForm({
    limits: reopenCheckPartsLimits,
    required: ['comment'],
    errorMessage: words,
    send: ({ comment = '' }, signal) =>
      callApi(
        'post',
        '/api/staff/expertises/{id}/reopen',
        { params: { path: { id: sheet.id } }, body: { parts: [part.id], comment } },
        signal,
      ),
    onSuccess: changed,
  })
  if (!isOpen)
    return (
      <div>
        <Button size="small" variant="outline" onClick={() => setOpen(true)}>
          {t('point.reopen')}
        </Button>
      </div>
    )
  return (
    <form className={styles.choice} {...form.props}>
      <FormAlert text={form.summary} />
      <TextField {...form.field('comment')} label={t('form.reopen')} dir="auto" />
      <Button type="submit" size="small" busy={form.busy}>
        {t('point.reopen')}
      </Button>
    </form>
  )
}
