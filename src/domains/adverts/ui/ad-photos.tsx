import { useId, useState } from 'react'
import { callApi } from '#client/call.ts'
import { useChange } from '#client/mutation.ts'
import { uploadFile } from '#client/upload.ts'
import { useText } from '#i18n/text.ts'
import { Icon } from '#ui/icon.tsx'
import { type Angle, angles, type OwnAd, photosOf } from './ad.ts'
import { AdPhoto } from './ad-photo.tsx'
import styles from './ads.module.css'
import type { PhotoDoubt } from './photo-doubt.ts'
import { preparePhoto } from './prepare-photo.ts'

type Photo = OwnAd['documents'][number]

interface PhotosProps {
  ad: OwnAd
  /** fewest photos with which it can be sent */
  least: number
  /** photos change only while the advert is written */
  mayChange: boolean
  done: () => void
}

/** The ten angles of a car: what is there, and the way to take, to replace and to remove each. */
export function AdPhotos({ ad, least, mayChange, done }: PhotosProps) {
  const t = useText('adverts')
  const photos = photosOf(ad)
  const further = photos.filter(({ spec }) => !angles.some((angle) => angle === spec))
  return (
    <section className={styles.panel} id="photos">
      <div>
        <h2>{t('photos.heading')}</h2>
        <p className={styles.small}>{t('photos.hint', { count: String(photos.length), least: String(least) })}</p>
        <p className={styles.small}>{t(mayChange ? 'photos.private' : 'photos.fixed')}</p>
      </div>
      <ul className={styles.angles}>
        {angles.map((angle) => (
          <li key={angle}>
            <AnglePlace
              ad={ad}
              angle={angle}
              photo={photos.findLast(({ spec }) => spec === angle)}
              isMain={photos[0]?.spec === angle}
              mayChange={mayChange}
              done={done}
            />
          </li>
        ))}
        {further.map((photo) => (
          <li key={photo.id}>
            <AnglePlace ad={ad} angle={null} photo={photo} isMain={photos[0] === photo} mayChange={mayChange} done={done} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PlaceProps {
  ad: OwnAd
  /** null for a photo of no angle of ours */
  angle: Angle | null
  photo: Photo | undefined
  isMain: boolean
  mayChange: boolean
  done: () => void
}

function AnglePlace({ ad, angle, photo, isMain, mayChange, done }: PlaceProps) {
  const t = useText('adverts')
  const id = useId()
  const [part, setPart] = useState<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const name = t(angle === null ? 'angle.other' : `angle.${angle}`)
  const remove = useChange(
    (old: Photo) => callApi('delete', '/documents/{type}/{id}', { params: { path: { type: old.type, id: old.id } } }),
    {
      done,
      failed: ({ message }) => setFault(message || t('offline')),
    },
  )
  async function take(taken: File): Promise<void> {
    setFault(null)
    setAsked(null)
    setPart(0)
    const ready = await preparePhoto(taken).catch(() => null)
    if (ready && !ready.doubt) return send(ready.file)
    setPart(null)
    if (ready?.doubt) setAsked({ file: ready.file, doubt: ready.doubt })
    else setFault(t('photos.unreadable'))
  }
  async function send(file: File): Promise<void> {
    setFault(null)
    setAsked(null)
    setPart(0)
    const query = new URLSearchParams({ Id: String(ad.disposedVehicleId), Type: 'VehicleAdPicture', Spec: angle ?? 'None' })
    const { error } = await uploadFile(`documents/upload?${query}`, file, setPart)
    setPart(null)
    if (error !== undefined) setFault(error?.message ?? t('offline'))
    // the new one is there before the old one goes
    else if (photo) await remove.send(photo)
    else done()
  }
  const isBusy = part !== null || remove.busy
  return (
    <div className={styles.angle} data-there={photo !== undefined}>
      <div className={styles.frame}>
        {photo ? <AdPhoto photo={photo} alt={name} /> : <Icon name="camera" size={28} />}
        {part !== null && <progress max={1} value={part} aria-label={t('photos.progress', { name })} />}
      </div>
      <b>{name}</b>
      <span className={styles.small}>{t(photo ? (isMain ? 'photos.main' : 'photos.there') : 'photos.toTake')}</span>
      {mayChange && (
        <div className={styles.line}>
          <label className={styles.pick} htmlFor={id} data-busy={isBusy}>
            {t(photo ? 'photos.replace' : 'photos.add')}
            <span className="vh"> {name}</span>
          </label>
          <input
            id={id}
            className="vh"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            disabled={isBusy}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? []
              event.currentTarget.value = ''
              if (file) void take(file)
            }}
          />
          {photo && (
            <button type="button" className={styles.link} disabled={isBusy} onClick={() => void remove.send(photo)}>
              {t('photos.remove')}
              <span className="vh"> {name}</span>
            </button>
          )}
        </div>
      )}
      {asked && <DoubtfulPhoto name={name} asked={asked} send={send} />}
      {fault !== null && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}

/** A photo that has not gone yet, and why its seller is asked first. */
interface Asked {
  file: File
  doubt: PhotoDoubt
}

function DoubtfulPhoto({ name, asked, send }: { name: string; asked: Asked; send: (file: File) => Promise<void> }) {
  const t = useText('adverts')
  return (
    <div role="alert">
      <p className={styles.small}>{t(`photos.${asked.doubt}`)}</p>
      <button type="button" className={styles.link} onClick={() => void send(asked.file)}>
        {t('photos.sendAnyway')}
        <span className="vh"> {name}</span>
      </button>
    </div>
  )
}
