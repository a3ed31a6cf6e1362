import { useEffect, useRef, useState } from 'react'
import { useText } from '#i18n/text.ts'
import greyCardTexts from '#texts/greyCard'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import styles from './card-camera.module.css'

interface CardCameraProps {
  /** name of the face */
  face: string
  onPhoto: (photo: File) => void
  close: () => void
}

/** Aspect ratio of the photo: the card with a margin. */
const ratio = 1.45
const quality = 0.92

/** Device camera with a card frame. Without permission the user chooses a file. */
export function CardCamera({ face, onPhoto, close }: CardCameraProps) {
  const t = useText(greyCardTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const { stream, isRefused } = useCamera()
  const [torch, setTorch] = useState(false)
  const track = stream?.getVideoTracks()[0]
  const hasTorch = track !== undefined && 'torch' in (track.getCapabilities?.() ?? {})
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])

  async function light(): Promise<void> {
    // TypeScript does not know the torch constraint
    await track?.applyConstraints({ advanced: [{ torch: !torch } as MediaTrackConstraintSet] })
    setTorch(!torch)
  }
  async function shoot(): Promise<void> {
    const photo = video.current && (await photoOf(video.current))
    if (!photo) return
    onPhoto(new File([photo], 'photo.jpg', { type: 'image/jpeg' }))
    dialog.current?.close()
  }
  return (
    <Dialog
      ref={dialog}
      look="page"
      title={t('camera.title', { face })}
      onClose={close}
      foot={
        <>
          {hasTorch && (
            <Button variant="outline" aria-pressed={torch} onClick={() => void light()}>
              {t('camera.torch')}
            </Button>
          )}
          <Button disabled={!stream} onClick={() => void shoot()}>
            {t('camera.shoot')}
          </Button>
        </>
      }
    >
      {isRefused ? (
        <p role="alert">{t('camera.refused')}</p>
      ) : (
        <>
          <p>{t('camera.hint')}</p>
          <div className={styles.view}>
            <video ref={video} className={styles.video} autoPlay muted playsInline aria-label={t('camera.title', { face })} />
            <span className={styles.frame} />
          </div>
        </>
      )}
    </Dialog>
  )
}

/** Opens the camera while the component is mounted. */
function useCamera(): { stream: MediaStream | null; isRefused: boolean } {
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    let opened: MediaStream | null = null
    let isOver = false
    const stop = () => {
      for (const track of opened?.getTracks() ?? []) track.stop()
    }
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } } })
      .then((given) => {
        opened = given
        if (isOver) stop()
        else setStream(given)
      })
      .catch(() => setRefused(true))
    return () => {
      isOver = true
      stop()
    }
  }, [])
  return { stream, isRefused }
}

/** Captures the visible middle of the video frame. */
async function photoOf(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video
  const width = Math.min(videoWidth, videoHeight * ratio)
  const height = width / ratio
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  canvas
    .getContext('2d')
    ?.drawImage(video, (videoWidth - width) / 2, (videoHeight - height) / 2, width, height, 0, 0, canvas.width, canvas.height)
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality))
}

/** Checks for a handheld device with a camera. */
export function useHandCamera(): boolean {
  const [has, setHas] = useState(false)
  useEffect(() => setHas('mediaDevices' in navigator && matchMedia('(pointer: coarse)').matches), [])
  return has
}
