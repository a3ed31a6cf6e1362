import { useRef, useState } from 'react'
import { acceptedFiles, prepareFile } from '#client/prepare-file.ts'
import { type UploadPlace, uploadInParts } from '#client/upload-in-parts.ts'
import { useText } from '#i18n/text.ts'
import sellingTexts from '#texts/selling'
import { Button } from '#ui/button.tsx'
import { FilePick } from '#ui/file-pick.tsx'
import { useFileChoice } from '#ui/use-file-choice.ts'
import styles from './own-sale.module.css'

/** Prepares and uploads files one after another, with progress, abort and retry. */
export function usePaperUpload(place: UploadPlace, done: () => void) {
  const [part, setPart] = useState<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [left, setLeft] = useState<readonly File[]>([])
  const stopping = useRef<AbortController>(null)
  async function send(files: readonly File[]): Promise<void> {
    const stop = new AbortController()
    stopping.current = stop
    setFault(null)
    for (const [sent, file] of files.entries()) {
      setPart(sent / files.length)
      const told = (share: number) => setPart((sent + share) / files.length)
      const { error } = await uploadInParts(place, file, told, stop.signal)
      if (error === undefined) continue
      // refused and aborted files are not retried, interrupted ones are
      setLeft(error === null && !stop.signal.aborted ? files.slice(sent) : [])
      if (!stop.signal.aborted) setFault(error?.message ?? '')
      break
    }
    setPart(null)
    done()
  }
  const choice = useFileChoice((file) => prepareFile(file, 'photoOrPdf'), send)
  async function choose(chosen: readonly File[]): Promise<void> {
    setFault(null)
    setLeft([])
    await choice.choose(chosen)
  }
  return {
    ...{ part: part ?? 0, busy: part !== null, reading: choice.isReading, fault: fault ?? choice.fault, left },
    ...{ choose, send, stop: () => stopping.current?.abort() },
  }
}
type PaperUpload = ReturnType<typeof usePaperUpload>

interface PaperPickProps {
  upload: PaperUpload
  /** document name for the accessible label */
  name: string
  label: string
  multiple?: boolean
}

/** File input for pictures or PDFs of a document. */
export function PaperPick({ upload, name, label, multiple = false }: PaperPickProps) {
  const t = useText(sellingTexts)
  return (
    <FilePick
      accept={acceptedFiles.photoOrPdf}
      multiple={multiple}
      busy={upload.busy}
      reading={upload.reading}
      pick={(files) => void upload.choose(files)}
    >
      {upload.busy || upload.reading ? t('own.papers.sending') : label}
      <span className="vh"> {name}</span>
    </FilePick>
  )
}

/** Upload progress with abort; error with retry. */
export function PaperProgress({ upload, name }: { upload: PaperUpload; name: string }) {
  const t = useText(sellingTexts)
  return (
    <>
      {upload.busy && (
        <div className={styles.upload}>
          <progress max={1} value={upload.part} aria-label={t('own.papers.progress', { name })} />
          <Button size="small" variant="ghost" onClick={upload.stop}>
            {t('own.papers.stop')}
          </Button>
        </div>
      )}
      {upload.fault !== null && (
        <p role="alert" className={styles.word}>
          {upload.fault || t('own.offline')}{' '}
          {upload.left.length > 0 && (
            <Button size="small" variant="ghost" onClick={() => void upload.send(upload.left)}>
              {t('own.papers.again')}
            </Button>
          )}
        </p>
      )}
    </>
  )
}
