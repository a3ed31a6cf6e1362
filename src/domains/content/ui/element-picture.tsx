import { Picture } from '#ui/picture.tsx'
import styles from './element-picture.module.css'
import type { ContentElement } from './page-content.ts'

/** The picture of an element, in its own proportions: an illustration of the words beside it, which say all that it shows. */
export function ElementPicture({ picture }: { picture: ContentElement['picture'] }) {
  if (!picture) return null
  return (
    <div className={styles.picture}>
      <Picture picture={picture} alt="" sizes="(max-width: 767px) 100vw, 40rem" ratio={`${picture.width} / ${picture.height}`} />
    </div>
  )
}
