import { type FormEvent, useState } from 'react'
import type { KeptFiles } from '#client/kept-files.ts'
import { useText } from '#i18n/text.ts'
import sellingTexts from '#texts/selling'
import { CardFace } from '../grey-card/ui/card-face.tsx'
import { CardReading, readable } from '../grey-card/ui/card-reading.tsx'
import { type FieldName, fieldNames, type Known } from '../grey-card/ui/read-fields.ts'
import type { RequestField } from './request-draft.ts'
import type { StepProps } from './request-parts.tsx'
import styles from './request-steps.module.css'

interface CardStepProps extends StepProps {
  photos: KeptFiles
  put: (name: 'File1' | 'File2', file: File | null) => void
}

/** Request field of each card value. */
const places = {
  immatriculation: 'RegistrationNumber',
  releasedDate: 'ReleaseDate',
  lastName: 'LastName',
  firstName: 'FirstName',
  adresse: 'Address',
  brand: 'Brand',
  model: 'Model',
} as const satisfies Record<FieldName, RequestField>

/** Optional photos of both card faces; read values are compared with the entered ones. */
export function CardStep({ id, state, photos, put, done }: CardStepProps) {
  const t = useText(sellingTexts)
  const [read, setRead] = useState<Known>({})
  const [front, back] = [readable(photos.File1), readable(photos.File2)]
  const known: Known = Object.fromEntries(fieldNames.map((name) => [name, state.textOf(places[name])]))
  const change: CardStepProps['put'] = (name, file) => {
    setRead({})
    put(name, file)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    state.type(Object.fromEntries(fieldNames.flatMap((name) => (read[name] === undefined ? [] : [[places[name], read[name]]]))))
    done()
  }
  return (
    <form id={id} className={styles.form} onSubmit={submit}>
      <div className={styles.pair}>
        <CardFace title={t('card.front')} file={photos.File1} put={(file) => change('File1', file)} pdf />
        <CardFace title={t('card.back')} file={photos.File2} put={(file) => change('File2', file)} pdf />
      </div>
      {(front || back) && (
        <CardReading
          key={[front, back].map((file) => `${file?.name} ${file?.lastModified}`).join()}
          front={front}
          back={back}
          known={known}
          onValues={setRead}
        />
      )}
      <p className={styles.small}>{t('card.later')}</p>
    </form>
  )
}
