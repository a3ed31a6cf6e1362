import { useDocumentPicture } from '#domains/foundation/documents/ui/use-document-picture.ts'
import { StoredPicture } from '#ui/picture.tsx'
import styles from './own-picture.module.css'

interface OwnPictureProps {
  picture: { id: string; type: string; hash: string | null }
  /** public car: its pictures have public URLs */
  isPublic: boolean
  alt: string
}

/** Thumbnail of a stock car. A private one is fetched with the access token. */
export function OwnPicture({ picture, isPublic, alt }: OwnPictureProps) {
  const { id, type, hash } = picture
  const isOpen = isPublic && hash !== null
  const source = useDocumentPicture(isOpen ? null : { type, id })
  if (isOpen) return <StoredPicture hash={hash} width={320} alt={alt} />
  if (source) return <img className={styles.image} src={source} alt={alt} draggable={false} />
  // decorative next to a name: no loading label
  return alt === '' ? <span className={styles.wait} /> : <span className={styles.wait} role="img" aria-label={alt} />
}
