import { useState } from 'react'
import { callApi } from '#client/call.ts'
import { useMutation } from '#client/mutation.ts'
import { acceptedFiles } from '#client/prepare-file.ts'
import { uploadFile } from '#client/upload.ts'
import { useText } from '#i18n/text.ts'
import advertsTexts from '#texts/adverts'
import { FilePick } from '#ui/file-pick.tsx'
import { Icon } from '#ui/icon.tsx'
import { useFileChoice } from '#ui/use-file-choice.ts'
import { useFileWords } from '#ui/use-file-words.ts'
import type { Angle, OwnAd } from './ad.ts'
import { AdPhoto } from './ad-photo.tsx'
import styles from './ads.module.css'
import { AngleOutline } from './angle-outline.tsx'
import { PlateDialog } from './plate-dialog.tsx'
import { maySeePlate, type PlateMask } from './plate-mask.ts'
import { finishPhoto, preparePhoto, type ReadyPhoto } from './prepare-photo.ts'

type Photo = OwnAd['documents'][number]

interface PlaceProps {
  ad: OwnAd
  /** null for a photo of no angle of ours */
  angle: Angle | null
  photo: Photo | undefined
  isMain: boolean
  mayChange: boolean
  done: () => void
}

/** The place of one angle: its photo, and the way to take, to replace and to remove it. */
export function AnglePlace({ ad, angle, photo, isMain, mayChange, done }: PlaceProps) {
  const t = useText(advertsTexts)
  const fileWords = useFileWords()
  const [part, setPart] = useState<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [asked, setAsked] = useState<ReadyPhoto | null>(null)
  // of the photo that went last from here; nothing else knows it
  const [isMasked, setMasked] = useState(false)
  const name = t(angle === null ? 'angle.other' : `angle.${angle}`)
  const remove = useMutation(
    (old: Photo) => callApi('delete', '/documents/{type}/{id}', { params: { path: { type: old.type, id: old.id } } }),
    {
      onSuccess: done,
      onError: ({ message }) => setFault(message || t('offline')),
    },
  )
  const choice = useFileChoice(preparePhoto, ([ready]) => {
    if (!ready) return
    if (ready.doubt || maySeePlate(angle)) setAsked(ready)
    else return send(ready, null)
  })
  function take(files: readonly File[]): void {
    setFault(null)
    setAsked(null)
    void choice.choose(files)
  }
  async function send(ready: ReadyPhoto, mask: PlateMask | null): Promise<void> {
    setFault(null)
    setAsked(null)
    setPart(0)
    const file = await finishPhoto(ready, mask).catch((error) => setFault(fileWords(error)))
    if (!file) return setPart(null)
    const query = new URLSearchParams({ Id: String(ad.disposedVehicleId), Type: 'VehicleAdPicture', Spec: angle ?? 'None' })
    const { error } = await uploadFile(`documents/upload?${query}`, file, setPart)
    setPart(null)
    if (error !== undefined) setFault(error?.message ?? t('offline'))
    // the new one is there before the old one goes
    else {
      setMasked(mask !== null)
      if (photo) await remove.send(photo)
      else done()
    }
  }
  const isBusy = part !== null || remove.isPending
  const said = fault ?? choice.fault
  return (
    <div className={styles.angle} data-there={photo !== undefined}>
      <div className={styles.frame}>
        {photo ? (
          <AdPhoto photo={photo} alt={name} />
        ) : angle ? (
          <AngleOutline angle={angle} style={ad.disposedVehicle.bodyStyle} />
        ) : (
          <Icon name="camera" size={28} />
        )}
        {(part !== null || choice.isReading) && <progress max={1} value={part ?? 0} aria-label={t('photos.progress', { name })} />}
      </div>
      <b>{name}</b>
      <span className={styles.small}>{t(photo ? (isMain ? 'photos.main' : 'photos.there') : 'photos.toTake')}</span>
      {photo && isMasked && (
        <span className={styles.masked}>
          <Icon name="check" size={16} /> {t('plate.done')}
        </span>
      )}
      {mayChange && (
        <div className={styles.line}>
          <FilePick accept={acceptedFiles.photo} busy={isBusy} reading={choice.isReading} pick={take}>
            {t(photo ? 'photos.replace' : 'photos.add')}
            <span className="vh"> {name}</span>
          </FilePick>
          {photo && (
            <button type="button" className={styles.link} disabled={isBusy} onClick={() => void remove.send(photo)}>
              {t('photos.remove')}
              <span className="vh"> {name}</span>
            </button>
          )}
        </div>
      )}
      {asked && maySeePlate(angle) && (
        <PlateDialog name={name} photo={asked} send={(mask) => void send(asked, mask)} close={() => setAsked(null)} />
      )}
      {asked?.doubt && !maySeePlate(angle) && (
        <div role="alert">
          <p className={styles.small}>{t(`photos.${asked.doubt}`)}</p>
          <button type="button" className={styles.link} onClick={() => void send(asked, null)}>
            {t('photos.sendAnyway')}
            <span className="vh"> {name}</span>
          </button>
        </div>
      )}
      {said !== null && (
        <p role="alert" className={styles.fault}>
          {said}
        </p>
      )}
    </div>
  )
}
