import { type ReactNode, useId, useState } from 'react'
import { callApi, type DataOf } from '#client/call.ts'
import { useMutation } from '#client/mutation.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import greyCardTexts from '#texts/greyCard'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Note } from '#ui/note.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import styles from './card-reading.module.css'
import { type Choice, chosenValues, type FieldName, firstChoice, type Known, type ReadField, readFields } from './read-fields.ts'

interface CardReadingProps {
  /** readable photos */
  front: File | undefined
  back: File | undefined
  /** entered values to compare with the card */
  known: Known
  /** values taken from the card by the current choices; empty ones are omitted */
  onValues: (values: Known, answer: Answer) => void
  /** requested values; default: all */
  only?: readonly FieldName[]
  /** nothing was entered before the reading */
  isStart?: boolean
}

export type Answer = DataOf<'post', '/api/vehicles/graycarddata'>

const tones = { sure: 'good', different: 'new', unsure: 'warning' } as const
/** Returns the file when it can be read; undefined for a PDF. */
export const readable = (file: File | undefined): File | undefined => (file?.type.startsWith('image/') ? file : undefined)

/** Reads photos of a registration card on the server; the user accepts or rejects each value. */
export function CardReading({ front, back, known, onValues, only, isStart = false }: CardReadingProps) {
  const t = useText(greyCardTexts)
  const [fields, setFields] = useState<ReadField[] | null>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [choices, setChoices] = useState<Partial<Record<FieldName, Choice>>>({})
  const reading = useMutation(async () => {
    const body = new FormData()
    if (front) body.append('Front', front)
    if (back) body.append('Back', back)
    return callApi('post', '/api/vehicles/graycarddata', { body: body as never })
  })

  async function read(): Promise<void> {
    const sent = await reading.send()
    if (!sent.ok) return
    const found = readFields(sent.data, known).filter(({ name }) => only?.includes(name) ?? true)
    setAnswer(sent.data)
    setFields(found)
    setChoices({})
    onValues(chosenValues(found, {}), sent.data)
  }
  function choose(name: FieldName, choice: Choice): void {
    const next = { ...choices, [name]: choice }
    setChoices(next)
    if (answer) onValues(chosenValues(fields ?? [], next), answer)
  }

  const open = fields?.filter(({ trust }) => trust !== 'sure').length ?? 0
  return (
    <section className={styles.reading} aria-busy={reading.isPending}>
      <div className={styles.head}>
        <p>{t(isStart ? 'start.offer' : 'offer')}</p>
        <Button variant="tonal" busy={reading.isPending} onClick={() => void read()}>
          {t(reading.isPending ? 'reading' : fields ? 'again' : 'read')}
        </Button>
      </div>
      {reading.error && (
        <div role="alert">
          <Note tone="warning" icon="triangle-alert" title={reading.error.status === 0 ? t('offline') : reading.error.message}>
            <p>{t(reading.error.status === 0 ? 'offlineText' : isStart ? 'start.byHand' : 'byHand')}</p>
          </Note>
        </div>
      )}
      {fields && !reading.isPending && (
        <>
          <p role="status">
            {fields.length === 0
              ? t('nothing')
              : t(isStart ? 'start.summary' : 'summary', { sure: fields.length - open, open: String(open) })}
          </p>
          {fields.length > 0 && (
            <ul className={styles.rows}>
              {fields.map((field) => (
                <li key={field.name} data-open={field.trust !== 'sure'}>
                  <ReadValue
                    field={field}
                    choice={choices[field.name] ?? firstChoice(field)}
                    choose={(choice) => choose(field.name, choice)}
                  />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}

interface ReadValueProps {
  field: ReadField
  choice: Choice
  choose: (choice: Choice) => void
}

/** Value with its crop. When values differ or are unsure, the user chooses one. */
function ReadValue({ field, choice, choose }: ReadValueProps) {
  const t = useText(greyCardTexts)
  const { longDate } = useFormat()
  const name = useId()
  const { value, typed, trust, crop } = field
  const shown = (text: string): ReactNode => <bdi>{field.name === 'releasedDate' ? longDate(text) : text}</bdi>
  return (
    <fieldset className={styles.value}>
      <legend>{t(`field.${field.name}`)}</legend>
      <div className={styles.seen}>
        <StatusLabel tone={tones[trust]} label={t(`trust.${trust}`)} />
        {crop && <img src={crop} alt={t('crop', { field: t(`field.${field.name}`) })} />}
      </div>
      {trust === 'sure' ? (
        <p>{shown(typed || value)}</p>
      ) : (
        <>
          <Checkbox kind="radio" name={name} checked={choice === 'card'} onChange={() => choose('card')}>
            {t('card')} <b>{shown(value)}</b>
          </Checkbox>
          <Checkbox kind="radio" name={name} checked={choice === 'typed'} onChange={() => choose('typed')}>
            {typed === '' ? (
              t('none')
            ) : (
              <>
                {t('typed')} <b>{shown(typed)}</b>
              </>
            )}
          </Checkbox>
        </>
      )}
    </fieldset>
  )
}
