import { useEffect, useRef, useState } from 'react'
import { uploadFile } from '#client/upload.ts'
import { type PageType, pageTypes } from '#domains/content/pages/values.ts'
import type { DocumentInfo } from '#domains/documents/contract.ts'
import { useText } from '#i18n/text.ts'
import { useAsset } from '#ui/asset.ts'
import { Button } from '#ui/button.tsx'
import styles from './content.module.css'

interface PictureFieldProps {
  pageType: PageType
  /** the picture that the element has */
  documentId: string | null
  change: (documentId: string | null) => void
}

/** The picture of an element: chosen, seen small, taken away. It is online when the page is. */
export function PictureField({ pageType, documentId, change }: PictureFieldProps) {
  const t = useText('staffContent')
  const staffText = useText('staff')
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
    const path = `documents/upload?Type=WebsiteElementImage&Id=${pageTypes.indexOf(pageType) + 1}`
    const { data, error } = await uploadFile<DocumentInfo>(path, file, setPart, stop.current.signal)
    setPart(null)
    if (data) change(data.id)
    else if (!stop.current.signal.aborted) setFault(error?.message ?? staffText('failed.text'))
    if (input.current) input.current.value = ''
  }
  return (
    <div className={styles.picture}>
      {documentId && <img src={asset(`/documents/${documentId}?isThumbnail=true`)} alt={t('picture')} width={160} />}
      <input
        ref={input}
        type="file"
        className="vh"
        tabIndex={-1}
        accept="image/jpeg,image/png,image/webp"
        aria-label={t('picture')}
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
