import { useState } from 'react'
import { callApi } from '#client/call.ts'
import { useMutation } from '#client/mutation.ts'
import { fetchBytes } from '#client/staff/files.ts'
import { documentUri } from '#domains/foundation/documents/ui/document-uri.ts'
import { Panel } from '#domains/processes/buying/desk/ui/facts.tsx'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import greyCardTexts from '#texts/greyCard'
import staffPurchasesTexts from '#texts/staffPurchases'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import type { PurchaseRecord } from '../desk/contract.ts'
import { type ReadField, readFields } from '../grey-card/ui/read-fields.ts'
import styles from './card-check.module.css'
import desk from './purchase-desk.module.css'

const tones = { sure: 'good', different: 'bad', unsure: 'warning' } as const

/** Returns the photos of a registration card by face; a PDF cannot be read. */
function photosOf({ documents }: PurchaseRecord): [face: 'Front' | 'Back', id: string][] {
  return (['Front', 'Back'] as const).flatMap((face): [face: 'Front' | 'Back', id: string][] => {
    const photo = documents.findLast(
      ({ type, spec, mimeType }) => type === 'VehicleGrayCard' && spec === face && mimeType.startsWith('image/'),
    )
    return photo ? [[face, photo.id]] : []
  })
}

/** Reads the photos of the registration card and shows each value with its crop, confidence and the value of the request. */
export function CardCheck({ record }: { record: PurchaseRecord }) {
  const t = useText(staffPurchasesTexts)
  const [fields, setFields] = useState<ReadField[] | null>(null)
  const photos = photosOf(record)
  const reading = useMutation(async () => {
    const body = new FormData()
    for (const [face, id] of photos) body.append(face, await fetchBytes(documentUri({ type: 'VehicleGrayCard', id })), `${face}.webp`)
    return callApi('post', '/api/vehicles/graycarddata', { body: body as never })
  })
  const read = async () => {
    const sent = await reading.send()
    if (sent.ok) setFields(readFields(sent.data, knownOf(record)))
  }
  if (photos.length === 0) return null
  return (
    <Panel title={t('card.title')}>
      <div className={styles.check} aria-busy={reading.isPending}>
        <FormAlert text={reading.error ? reading.error.message || t('card.failed') : null} />
        <div className={styles.head}>
          <p className={desk.quiet}>{t('card.hint')}</p>
          <Button size="small" variant="outline" busy={reading.isPending} onClick={() => void read()}>
            {t(reading.isPending ? 'card.reading' : fields ? 'card.again' : 'card.read')}
          </Button>
        </div>
        {fields && <p role="status">{t('card.found', { count: fields.length })}</p>}
        {fields && fields.length > 0 && (
          <ul className={styles.values}>
            {fields.map((field) => (
              <ReadLine key={field.name} field={field} />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}

function ReadLine({ field: { name, value, typed, trust, confidence, crop } }: { field: ReadField }) {
  const t = useText(staffPurchasesTexts)
  const words = useText(greyCardTexts)
  const { longDate } = useFormat()
  const shown = (text: string) => (name === 'releasedDate' ? longDate(text) : text)
  const called = words(`field.${name}`)
  return (
    <li>
      <span className={desk.quiet}>{called}</span>
      <b>
        <bdi>{shown(value)}</bdi>
      </b>
      {trust !== 'sure' && typed !== '' && (
        <span>
          {t('card.typed')} <bdi>{shown(typed)}</bdi>
        </span>
      )}
      <StatusLabel
        tone={tones[trust]}
        label={t(`card.trust.${trust === 'sure' && typed === '' ? 'alone' : trust}`, { percent: String(Math.floor(confidence * 100)) })}
      />
      {crop && <img src={crop} alt={words('crop', { field: called })} />}
    </li>
  )
}

/** Values of the request for comparison. */
const knownOf = ({ disposedVehicle: car, seller }: PurchaseRecord) => ({
  immatriculation: car.registrationNumber ?? '',
  releasedDate: car.releaseDate ?? '',
  lastName: seller.lastName,
  firstName: seller.firstName,
  adresse: seller.address ?? '',
  brand: car.brand,
  model: car.model,
})
