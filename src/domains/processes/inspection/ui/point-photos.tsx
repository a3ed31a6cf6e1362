import { useId, useState } from 'react'
import { fetchFile } from '#client/staff/files.ts'
import { OwnPicture } from '#domains/catalogue/stock/ui/own-picture.tsx'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import staffExpertiseTexts from '#texts/staffExpertise'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { WaitingPhoto } from './kept-work.ts'
import styles from './point-photos.module.css'
import type { ShownPart } from './work.ts'

interface PointPhotosProps {
  part: ShownPart
  photos: readonly WaitingPhoto[]
  add: (files: readonly File[]) => Promise<{ unreadable: number }>
  drop: (clientId: string) => void
}

/** Photos of a finding: uploaded, pending, and the camera. */
export function PointPhotos({ part, photos, add, drop }: PointPhotosProps) {
  const t = useText(staffExpertiseTexts)
  const { number } = useFormat()
  const id = useId()
  const [unreadable, setUnreadable] = useState(0)
  const sent = part.documents.filter(({ isAfter }) => !isAfter)
  return (
    <div>
      <ul className={styles.photos}>
        {sent.map((photo, i) => (
          <li key={photo.id}>
            <SentPhoto photo={photo} name={t('photo.sent', { number: number(i + 1) })} />
          </li>
        ))}
        {photos.map((photo, i) => (
          <li key={photo.clientId}>
            <img src={photo.preview} alt={t('photo.here', { number: number(sent.length + i + 1) })} />
            <span className={styles.here}>{t('photo.label')}</span>
            <span className={styles.drop}>
              <IconButton icon="x" label={t('photo.drop', { number: number(sent.length + i + 1) })} onClick={() => drop(photo.clientId)} />
            </span>
            {photo.refusal && <p className={styles.refusal}>{photo.refusal}</p>}
          </li>
        ))}
        <li>
          <label className={styles.add} htmlFor={id}>
            <Icon name="camera" size={22} />
            {t('photo.add')}
          </label>
          <input
            id={id}
            className={styles.input}
            type="file"
            accept="image/*"
            capture="environment"
            multiple
            onChange={(event) => {
              const files = [...(event.target.files ?? [])]
              event.target.value = ''
              void add(files).then((said) => setUnreadable(said.unreadable))
            }}
          />
        </li>
      </ul>
      {unreadable > 0 && (
        <p className={styles.refusal} role="alert">
          {t('photo.unreadable', { count: unreadable })}
        </p>
      )}
    </div>
  )
}

/** Uploaded photo; a click opens it in full size. */
export function SentPhoto({ photo, name }: { photo: ShownPart['documents'][number]; name: string }) {
  return (
    <button type="button" className={styles.sent} aria-label={name} onClick={() => void fetchFile(photo.uri, name, true)}>
      <OwnPicture picture={{ ...photo, type: 'VehicleCheckPartImage' }} isPublic={false} alt="" />
    </button>
  )
}
