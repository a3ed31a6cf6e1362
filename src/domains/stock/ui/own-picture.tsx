import { callApi } from '#client/call.ts'
import { useQueryOf } from '#client/query/query.ts'
import type { DocumentInfo } from '#domains/documents/contract.ts'
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
  const path = '/documents/download/{type}/{id}'
  const init = { params: { path: { type: type as DocumentInfo['type'], id }, query: { isThumbnail: 'true' } }, parseAs: 'blob' } as const
  const { data: source } = useQueryOf(
    [path, init],
    isOpen ? null : async (signal) => dataAddress((await callApi('get', path, init, signal)) as unknown as Blob),
    { fresh: Number.POSITIVE_INFINITY },
  )
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
