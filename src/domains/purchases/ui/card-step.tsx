import { type FormEvent, useEffect, useId, useState } from 'react'
import type { KeptFiles } from '#client/kept-files.ts'
import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { CardCamera, useHandCamera } from '../grey-card/ui/card-camera.tsx'
import { CardReading, readable } from '../grey-card/ui/card-reading.tsx'
import { type FieldName, fieldNames, type Known } from '../grey-card/ui/read-fields.ts'
import type { RequestField } from './request-draft.ts'
import type { StepProps } from './request-parts.tsx'
import styles from './request-steps.module.css'

/** Most bytes of a photo (specification, section 9). */
const maxBytes = 10 * 1024 * 1024
const kinds = ['image/jpeg', 'image/png', 'application/pdf']

interface CardStepProps extends StepProps {
  photos: KeptFiles
  put: (name: 'File1' | 'File2', file: File | null) => void
}

/** Where a value of the card stands in the request. */
const places = {
  immatriculation: 'RegistrationNumber',
  releasedDate: 'ReleaseDate',
  lastName: 'LastName',
  firstName: 'FirstName',
  adresse: 'Address',
  brand: 'Brand',
  model: 'Model',
} as const satisfies Record<FieldName, RequestField>

/** Both faces of the grey card, if they are at hand; read, they are compared with what was typed. */
export function CardStep({ id, state, photos, put, done }: CardStepProps) {
  const t = useText('selling')
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
        <Face name="File1" title={t('card.front')} file={photos.File1} put={change} />
        <Face name="File2" title={t('card.back')} file={photos.File2} put={change} />
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

interface FaceProps {
  name: 'File1' | 'File2'
  title: string
  file: File | undefined
  put: CardStepProps['put']
}

/** One face: taken with the camera of a phone, or chosen. */
function Face({ name, title, file, put }: FaceProps) {
  const t = useText('selling')
  const id = useId()
  const [fault, setFault] = useState<'size' | 'kind' | null>(null)
  const [shoots, setShoots] = useState(false)
  const hasCamera = useHandCamera()
  const words = useText('greyCard')
  const preview = usePreview(file)
  function choose(given: File | undefined): void {
    if (!given) return
    const wrong = given.size >= maxBytes ? 'size' : kinds.includes(given.type) ? null : 'kind'
    setFault(wrong)
    if (wrong === null) put(name, given)
  }
  return (
    <div className={styles.face} data-there={file !== undefined}>
      <h2>{title}</h2>
      {preview && <img src={preview} alt={t('card.preview', { face: title })} />}
      {file && !preview && (
        <p className={styles.file}>
          <Icon name="check" size={20} />
          <bdi>{file.name}</bdi>
        </p>
      )}
      {hasCamera && !file && (
        <Button variant="tonal" onClick={() => setShoots(true)}>
          {words('camera.open')}
        </Button>
      )}
      {shoots && <CardCamera face={title} onPhoto={choose} close={() => setShoots(false)} />}
      <label className={styles.pick} htmlFor={id}>
        <Icon name="camera" size={20} />
        {t(file ? 'card.again' : hasCamera ? 'card.file' : 'card.take')}
      </label>
      <input
        id={id}
        className="vh"
        type="file"
        accept="image/jpeg,image/png,application/pdf"
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={(event) => {
          choose(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      {file && (
        <Button variant="ghost" size="small" onClick={() => put(name, null)}>
          {t('card.remove')}
        </Button>
      )}
      {fault && (
        <p className={styles.fault} id={`${id}-fault`} role="alert">
          {t(`card.${fault}`)}
        </p>
      )}
    </div>
  )
}

/** A photo as this page may show it; null for a PDF and for none. */
function usePreview(file: File | undefined): string | null {
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    setShown(null)
    if (!file?.type.startsWith('image/')) return
    const reader = new FileReader()
    reader.onload = () => setShown(String(reader.result))
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return shown
}
