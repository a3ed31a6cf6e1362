import { useEffect, useId, useState } from 'react'
import { acceptedFiles, prepareFile } from '#client/prepare-file.ts'
import { useText } from '#i18n/text.ts'
import greyCardTexts from '#texts/greyCard'
import sellingTexts from '#texts/selling'
import { Button } from '#ui/button.tsx'
import { FilePick } from '#ui/file-pick.tsx'
import { Icon } from '#ui/icon.tsx'
import { useFileChoice } from '#ui/use-file-choice.ts'
import { CardCamera, useHandCamera } from './card-camera.tsx'
import styles from './card-face.module.css'

interface CardFaceProps {
  title: string
  file: File | undefined
  put: (file: File | null) => void
  /** accepts a PDF, which cannot be read */
  pdf?: boolean
}

/** One face of the card: camera photo or file. Invalid files are refused on selection. */
export function CardFace({ title, file, put, pdf = false }: CardFaceProps) {
  const t = useText(sellingTexts)
  const id = useId()
  const [shoots, setShoots] = useState(false)
  const hasCamera = useHandCamera()
  const words = useText(greyCardTexts)
  const accepted = pdf ? 'photoOrPdf' : 'photo'
  const preview = usePreview(file)
  const { isReading, fault, choose, clear } = useFileChoice(
    (given) => prepareFile(given, accepted),
    ([ready]) => ready && put(ready),
  )
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
      {shoots && <CardCamera face={title} onPhoto={(photo) => void choose([photo])} close={() => setShoots(false)} />}
      <div className={styles.ways}>
        <FilePick
          accept={acceptedFiles[accepted]}
          reading={isReading}
          describedBy={fault ? `${id}-fault` : undefined}
          pick={(given) => void choose(given)}
        >
          <Icon name="camera" size={20} />
          {t(file ? 'card.again' : hasCamera ? 'card.file' : 'card.take')}
        </FilePick>
        {file && (
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              clear()
              put(null)
            }}
          >
            {t('card.remove')}
          </Button>
        )}
      </div>
      {fault && (
        <p className={styles.fault} id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}

/** Preview URL of a photo; null for a PDF or no file. */
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
