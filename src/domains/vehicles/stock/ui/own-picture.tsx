import { useEffect, useState } from 'react'
import { asCaller } from '#client/caller.ts'
import { usePage } from '#i18n/text.ts'
import { StoredPicture } from '#ui/picture.tsx'
import styles from './own-picture.module.css'

interface OwnPictureProps {
  picture: { id: string; type: string; hash: string | null }
  /** visitors see the car: its pictures have addresses of their own */
  isPublic: boolean
  alt: string
}

/** A small picture of a car in stock, also of one that visitors do not see: that is fetched with the token of the caller. */
export function OwnPicture({ picture, isPublic, alt }: OwnPictureProps) {
  const { basePath } = usePage()
  const { id, type, hash } = picture
  const address = `${basePath}documents/download/${type}/${id}?isThumbnail=true`
  const isOpen = isPublic && hash !== null
  const [source, setSource] = useState<string | null>(null)
  useEffect(() => {
    if (isOpen) return
    const stop = new AbortController()
    asCaller(new Request(new URL(address, location.origin), { signal: stop.signal }))
      .then(async (answer) => {
        if (!answer.ok) return
        const address = await dataAddress(await answer.blob())
        if (!stop.signal.aborted) setSource(address)
      })
      .catch(() => undefined)
    return () => stop.abort()
  }, [isOpen, address])
  if (isOpen) return <StoredPicture hash={hash} width={320} alt={alt} />
  return source ? (
    <img className={styles.image} src={source} alt={alt} draggable={false} />
  ) : (
    <span className={styles.wait} role="img" aria-label={alt} />
  )
}

/** The bytes of a small picture as an address: pages may show no others than those and the ones of the server. */
function dataAddress(bytes: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(bytes)
  })
}
