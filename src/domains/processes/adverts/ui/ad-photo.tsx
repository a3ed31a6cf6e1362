import { useDocumentPicture } from '#domains/foundation/documents/ui/use-document-picture.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './ads.module.css'

/** A photo of an advert, which only its seller may see while it is not published; a drawing as long as there is none. */
export function AdPhoto({ photo, alt }: { photo: { type: string; id: string } | undefined; alt: string }) {
  const source = useDocumentPicture(photo ?? null)
  return source ? (
    <img className={styles.photo} src={source} alt={alt} />
  ) : (
    <span className={styles.noPhoto} aria-hidden="true">
      <Icon name="car" size={32} />
    </span>
  )
}
