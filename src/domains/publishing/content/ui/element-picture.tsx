import { useLanguage } from '#i18n/text.ts'
import { Picture } from '#ui/picture.tsx'
import styles from './element-picture.module.css'
import type { ContentElement } from './page-content.ts'

/** Picture of an element in its own proportions; a decorative one has an empty alternative text. */
export function ElementPicture({ element: { picture, alts } }: { element: Pick<ContentElement, 'picture' | 'alts'> }) {
  const language = useLanguage()
  if (!picture) return null
  return (
    <div className={styles.picture}>
      <Picture
        picture={picture}
        alt={alts[language]}
        sizes="(max-width: 767px) 100vw, 40rem"
        ratio={`${picture.width} / ${picture.height}`}
      />
    </div>
  )
}
