import styles from './document-thumb.module.css'
import { useDocumentPicture } from './use-document-picture.ts'

interface DocumentThumbProps {
  document: { type: string; id: string }
  alt: string
}

/** Thumbnail of a private document, for a PDF its first page. Reserves its space to avoid layout shifts. */
export function DocumentThumb({ document: { type, id }, alt }: DocumentThumbProps) {
  const source = useDocumentPicture({ type, id })
  return source ? (
    <img className={styles.thumb} src={source} alt={alt} width={64} height={48} />
  ) : (
    <span className={styles.thumb} aria-hidden="true" />
  )
}
