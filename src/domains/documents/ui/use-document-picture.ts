import { callApi } from '#client/call.ts'
import { useQueryOf } from '#client/query/query.ts'
import type { DocumentInfo } from '../contract.ts'

/**
 * A document as a small picture, fetched with the token of the caller: a data address, or null while it is on its way and when it does
 * not come. Null for the document fetches nothing.
 */
export function useDocumentPicture(picture: { type: string; id: string } | null): string | null {
  const path = '/documents/download/{type}/{id}'
  const { type, id } = picture ?? { type: '', id: '' }
  const init = { params: { path: { type: type as DocumentInfo['type'], id }, query: { isThumbnail: 'true' } }, parseAs: 'blob' } as const
  const { data } = useQueryOf(
    [path, init],
    picture === null ? null : async (signal) => dataAddress((await callApi('get', path, init, signal)) as unknown as Blob),
    { fresh: Number.POSITIVE_INFINITY },
  )
  return data
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
