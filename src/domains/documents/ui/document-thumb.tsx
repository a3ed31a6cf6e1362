import styles from './document-thumb.module.css'
import { useDocumentPicture } from './use-document-picture.ts'

interface DocumentThumbProps {
  document: { type: string; id: string }
  alt: string
}

/** A small picture of a document that only some may read, of a PDF its first page. Its place is there before it, so that nothing moves when it comes. */
export function DocumentThumb({ document: { type, id }, alt }: DocumentThumbProps) {
  const source = useDocumentPicture({ type, id })
  return source ? (
    <img className={styles.thumb} src={source} alt={alt} width={64} height={48} />
  ) : (
    <span className={styles.thumb} aria-hidden="true" />
  )
}
