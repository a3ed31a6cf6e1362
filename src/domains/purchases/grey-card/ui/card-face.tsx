import { useEffect, useId, useState } from 'react'
import { useText } from '#i18n/text.ts'
import greyCardTexts from '#texts/greyCard'
import sellingTexts from '#texts/selling'
import { Button } from '#ui/button.tsx'
import { FilePick } from '#ui/file-pick.tsx'
import { Icon } from '#ui/icon.tsx'
import { CardCamera, useHandCamera } from './card-camera.tsx'
import styles from './card-face.module.css'

/** Most bytes of a photo (specification, section 9). */
const maxBytes = 10 * 1024 * 1024
const kinds = ['image/jpeg', 'image/png']

interface CardFaceProps {
  title: string
  file: File | undefined
  put: (file: File | null) => void
  /** whether a PDF is taken as well: it is kept, but not read */
  pdf?: boolean
}

/** One face: taken with the camera of a phone, or chosen. */
export function CardFace({ title, file, put, pdf = false }: CardFaceProps) {
  const t = useText(sellingTexts)
  const id = useId()
  const [fault, setFault] = useState<'size' | 'kind' | null>(null)
  const [shoots, setShoots] = useState(false)
  const hasCamera = useHandCamera()
  const words = useText(greyCardTexts)
  const preview = usePreview(file)
  function choose(given: File | undefined): void {
    if (!given) return
    const isKind = (pdf && given.type === 'application/pdf') || kinds.includes(given.type)
    const wrong = given.size >= maxBytes ? 'size' : isKind ? null : 'kind'
    setFault(wrong)
    if (wrong === null) put(given)
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
      <div className={styles.ways}>
        <FilePick
          accept={[...kinds, ...(pdf ? ['application/pdf'] : [])].join()}
          describedBy={fault ? `${id}-fault` : undefined}
          pick={([given]) => choose(given)}
        >
          <Icon name="camera" size={20} />
          {t(file ? 'card.again' : hasCamera ? 'card.file' : 'card.take')}
        </FilePick>
        {file && (
          <Button variant="ghost" size="small" onClick={() => put(null)}>
            {t('card.remove')}
          </Button>
        )}
      </div>
      {fault && (
        <p className={styles.fault} id={`${id}-fault`} role="alert">
          {t(fault === 'kind' && !pdf ? 'card.photoKind' : `card.${fault}`)}
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
