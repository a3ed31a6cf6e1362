import { useEffect, useRef, useState } from 'react'
import { uploadFile } from '#client/upload.ts'
import type { DocumentInfo } from '#domains/foundation/documents/contract.ts'
import { useText } from '#i18n/text.ts'
import staffTexts from '#texts/staff'
import staffContentTexts from '#texts/staffContent'
import { useAsset } from '#ui/asset.ts'
import { Button } from '#ui/button.tsx'
import styles from './content.module.css'

interface PictureFieldProps {
  /** kind of document; `id`: of a page its index among the types, from 1 */
  kind: { type: 'WebsiteElementImage' | 'Banner'; id: number }
  label: string
  documentId: string | null
  change: (picture: DocumentInfo | null) => void
}

/** Chooses, previews and removes a picture. It is public once its page or banner is. */
export function PictureField({ kind, label, documentId, change }: PictureFieldProps) {
  const t = useText(staffContentTexts)
  const staffText = useText(staffTexts)
  const asset = useAsset()
  const input = useRef<HTMLInputElement>(null)
  const stop = useRef<AbortController>(null)
  const [part, setPart] = useState<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  async function upload(file: File | undefined): Promise<void> {
    if (!file) return
    stop.current = new AbortController()
    setFault(null)
    setPart(0)
    const path = `documents/upload?Type=${kind.type}&Id=${kind.id}`
    const { data, error } = await uploadFile<DocumentInfo>(path, file, setPart, stop.current.signal)
    setPart(null)
    if (data) change(data)
    else if (!stop.current.signal.aborted) setFault(error?.message ?? staffText('failed.text'))
    if (input.current) input.current.value = ''
  }
  return (
    <div className={styles.picture}>
      {documentId && <img src={asset(`/documents/${documentId}?isThumbnail=true`)} alt={label} width={160} />}
      <input
        ref={input}
        type="file"
        className="vh"
        tabIndex={-1}
        accept="image/jpeg,image/png,image/webp"
        aria-label={label}
        onChange={(event) => void upload(event.currentTarget.files?.[0])}
      />
      <Button size="small" variant="outline" busy={part !== null} onClick={() => input.current?.click()}>
        {t(documentId ? 'changePicture' : 'addPicture')}
      </Button>
      {documentId && (
        <Button size="small" variant="ghost" onClick={() => change(null)}>
          {t('dropPicture')}
        </Button>
      )}
      <span role="status">
        {part !== null && t('pictureOnItsWay', { percent: `${Math.round(part * 100)}` })}
        {fault}
      </span>
    </div>
  )
}
