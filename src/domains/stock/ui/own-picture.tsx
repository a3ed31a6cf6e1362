import { useDocumentPicture } from '#domains/documents/ui/use-document-picture.ts'
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
  const { id, type, hash } = picture
  const isOpen = isPublic && hash !== null
  const source = useDocumentPicture(isOpen ? null : { type, id })
  if (isOpen) return <StoredPicture hash={hash} width={320} alt={alt} />
  if (source) return <img className={styles.image} src={source} alt={alt} draggable={false} />
  // beside a name that says it all, there is nothing to wait for
  return alt === '' ? <span className={styles.wait} /> : <span className={styles.wait} role="img" aria-label={alt} />
}
