import styles from './document-thumb.module.css'
import { useDocumentPicture } from './use-document-picture.ts'

interface DocumentThumbProps {
  document: { type: string; id: string; mimeType: string }
  alt: string
}

/** A small picture of a document that only some may read. Nothing for what is no picture or does not come. */
export function DocumentThumb({ document: { type, id, mimeType }, alt }: DocumentThumbProps) {
  const source = useDocumentPicture(mimeType.startsWith('image/') ? { type, id } : null)
  return source ? <img className={styles.thumb} src={source} alt={alt} width={64} height={48} /> : null
}
