import { useState } from 'react'
import type { DataOf } from '#client/call.ts'
import { useApiMutation } from '#client/mutation.ts'
import { PlateField } from '#domains/catalogue/vehicles/ui/plate-field.tsx'
import { useText } from '#i18n/text.ts'
import { foreignPlate, localPlate, writtenCells } from '#shared/plate.ts'
import estimatesTexts from '#texts/estimates'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { Note } from '#ui/note.tsx'
import { useFieldWords } from '#ui/use-form.ts'
import styles from './estimate-form.module.css'

type Known = NonNullable<DataOf<'post', '/api/estimates/plates'>['car']>

interface PlateQuestionProps {
  plate: string
  keep: (plate: string) => void
  found: (car: Known) => void
}

/** Plate form: finds a car that was on sale here before. An unknown plate stays on the device, and the form continues with the model. */
export function PlateQuestion({ plate, keep, found }: PlateQuestionProps) {
  const t = useText(estimatesTexts)
  const say = useFieldWords(() => t('entry.plate'))
  const [text, setText] = useState<string | null>(null)
  const [isBad, setIsBad] = useState(false)
  const ask = useApiMutation('post', '/api/estimates/plates', { onSuccess: ({ car }) => car && found(car) })
  const shown = text ?? plate

  function recognise(): void {
    // an incomplete local plate is not a foreign one
    const read = localPlate(shown) ?? (writtenCells(shown) ? null : foreignPlate(shown))
    setIsBad(read === null)
    if (read === null) return
    keep(read)
    void ask.send({ body: { plate: read } })
  }
  const answer = ask.data
  return (
    <div className={styles.plate}>
      <PlateField
        name="plate"
        label={t('entry.plate')}
        {...(isBad && { error: say({ field: 'plate', reason: 'plate' }) })}
        value={shown}
        change={(value) => {
          setText(value)
          setIsBad(false)
          ask.reset()
        }}
        foreign={false}
        maxLength={40}
        required
        large
        enter={recognise}
      />
      <Button variant="outline" busy={ask.isPending} disabled={shown.trim() === ''} onClick={recognise}>
        {t(ask.isPending ? 'entry.recognising' : 'entry.recognise')}
      </Button>
      <FormAlert text={ask.error?.message ?? null} />
      <div role="status">
        {answer &&
          (answer.car ? (
            <Note
              tone="good"
              icon="circle-check"
              title={t('entry.known', { car: [answer.car.brand, answer.car.year].filter(Boolean).join(' ') })}
            >
              <p>{t('entry.knownText')}</p>
            </Note>
          ) : (
            <Note tone="info" icon="info" title={t('entry.unknown')}>
              <p>{t('entry.unknownText')}</p>
            </Note>
          ))}
      </div>
    </div>
  )
}
