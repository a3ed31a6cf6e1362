import { asCaller } from '#client/caller.ts'
import { useQueryOf } from '#client/query/query.ts'
import styles from './document-thumb.module.css'

/** The address of a document that only some may read, under whatever path the site is served. */
export function documentUri({ type, id }: { type: string; id: string }): string {
  return `${document.documentElement.dataset.basePath ?? '/'}documents/download/${type}/${id}`
}

interface DocumentThumbProps {
  document: { type: string; id: string; mimeType: string }
  alt: string
}

/** A small picture of a document that only some may read: asked for with the token of the caller. Nothing for what is no picture or does not come. */
export function DocumentThumb({ document: { type, id, mimeType }, alt }: DocumentThumbProps) {
  const isPicture = mimeType.startsWith('image/')
  const uri = isPicture ? `${documentUri({ type, id })}?isThumbnail=true` : ''
  const { data } = useQueryOf([uri], isPicture ? (signal) => pictureOf(uri, signal) : null)
  return data ? <img className={styles.thumb} src={data} alt={alt} width={64} height={48} /> : null
}

/** The picture as a data address: pages may show no other one that is not on the server. */
async function pictureOf(uri: string, signal: AbortSignal): Promise<string | null> {
  const answer = await asCaller(new Request(new URL(uri, location.origin), { signal }))
  if (!answer.ok) return null
  const bytes = new Uint8Array(await answer.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return `data:image/webp;base64,${btoa(text)}`
}
