import { useDocumentPicture } from '#domains/foundation/documents/ui/use-document-picture.ts'
import { Icon } from '#ui/icon.tsx'
import { StoredPicture } from '#ui/picture.tsx'
import styles from './account.module.css'
import type { AccountCase } from './account-cases.ts'

/** The car of a case, in a box that reserves its space before the picture loads. */
export function CasePicture({ picture }: Pick<AccountCase, 'picture'>) {
  const own = useDocumentPicture(typeof picture === 'object' ? picture : null)
  return (
    <span className={styles.photo}>
      {typeof picture === 'string' ? (
        <StoredPicture hash={picture} width={320} alt="" />
      ) : own ? (
        <img src={own} alt="" width={320} height={192} />
      ) : (
        <Icon name="car" size={28} />
      )}
    </span>
  )
}
