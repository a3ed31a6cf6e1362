import { useState } from 'react'
import { callApi } from '#client/call.ts'
import { uploadFile } from '#client/upload.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import type { Limits } from '#shared/limits.ts'
import staffExpertiseTexts from '#texts/staffExpertise'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import styles from './point-editor.module.css'
import photoStyles from './point-photos.module.css'
import { SentPhoto } from './point-photos.tsx'
import { shrinkPhoto } from './shrink-photo.ts'
import type { ShownPart } from './work.ts'

/** Limits of this shape of the request body, which has two. */
const limits = {
  cost: { required: true, min: 0, max: 1_000_000, kind: 'integer' },
  day: { required: true },
  comment: { maxLength: 2000 },
} as const satisfies Limits

interface RepairFormProps {
  part: ShownPart
  mayChange: boolean
  refetch: () => void
}

/** Repair after the inspection at the company's cost, shown to buyers with photos before and after. */
export function RepairForm({ part, mayChange, refetch }: RepairFormProps) {
  const t = useText(staffExpertiseTexts)
  const { price, longDate, number } = useFormat()
  const after = part.documents.filter(({ isAfter }) => isAfter)
  const words = useFieldWords((field) => t(`form.${field as 'cost'}`))
  const [fault, setFault] = useState<string | null>(null)
  const form = useForm({
    limits,
    errorMessage: words,
    send: ({ cost, day = '', comment }, signal) =>
      callApi(
        'put',
        '/api/vehiclecheckpartquotations/{id}/repair',
        {
          params: { path: { id: part.id } },
          body: { isFixed: true, cost: Number((cost ?? '').replaceAll(/\D/g, '')), day, ...(comment && { comment }) },
        },
        signal,
      ),
    onSuccess: refetch,
  })
  async function add(files: readonly File[]): Promise<void> {
    setFault(null)
    for (const file of files) {
      const shrunk = await shrinkPhoto(file).catch(() => null)
      const query = new URLSearchParams({ Type: 'VehicleCheckPartImage', Owner: 'CheckPartRepair', Id: String(part.id) })
      const photo = shrunk && new File([shrunk.bytes], 'photo.jpg', { type: 'image/jpeg' })
      const sent = photo && (await uploadFile(`documents/upload?${query}`, photo, () => undefined))
      if (!sent) setFault(t('photo.unreadable', { count: 1 }))
      else if (!sent.data) setFault(sent.error?.message ?? t('offline.title'))
    }
    refetch()
  }
  return (
    <div className={styles.repair}>
      <h3>{t('repair.title')}</h3>
      {part.fix && (
        <p>
          {t('repair.done', { cost: price(part.fix.cost), day: longDate(part.fix.day) })}
          {part.fix.comment && <bdi> {part.fix.comment}</bdi>}
        </p>
      )}
      {after.length > 0 && (
        <ul className={photoStyles.photos}>
          {after.map((photo, i) => (
            <li key={photo.id}>
              <SentPhoto photo={photo} name={t('photo.after', { number: number(i + 1) })} />
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <form className={styles.fields} {...form.props}>
          <FormAlert text={form.summary ?? fault} />
          <TextField {...form.field('cost')} label={t('form.cost')} latin inputMode="numeric" defaultValue={part.fix?.cost ?? ''} />
          <TextField {...form.field('day')} label={t('form.day')} type="date" defaultValue={part.fix?.day ?? ''} />
          <TextField {...form.field('comment')} label={t('form.repair')} dir="auto" defaultValue={part.fix?.comment ?? ''} />
          <div className={styles.choice}>
            <Button type="submit" size="small" busy={form.busy}>
              {t('repair.save')}
            </Button>
            <label className={styles.file}>
              {t('repair.photo')}
              <input
                type="file"
                accept="image/*"
                multiple
                onChange={(event) => {
                  void add([...(event.target.files ?? [])])
                  event.target.value = ''
                }}
              />
            </label>
          </div>
        </form>
      )}
    </div>
  )
}
