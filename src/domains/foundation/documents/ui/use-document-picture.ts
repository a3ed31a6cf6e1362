import { callApi } from '#client/call.ts'
import { useQuery } from '#client/query/query.ts'
import type { DocumentInfo } from '../contract.ts'

/** Loads a thumbnail with the access token. Returns a data URL, or null while loading, on error, and without a document. */
export function useDocumentPicture(picture: { type: string; id: string } | null): string | null {
  const path = '/documents/download/{type}/{id}'
  const { type, id } = picture ?? { type: '', id: '' }
  const init = { params: { path: { type: type as DocumentInfo['type'], id }, query: { isThumbnail: 'true' } }, parseAs: 'blob' } as const
  const { data } = useQuery({
    queryKey: [path, init],
    queryFn: async ({ signal }) => dataAddress((await callApi('get', path, init, signal)) as unknown as Blob),
    enabled: !(picture === null),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

/** Converts bytes to a data URL: the CSP allows only those and images of the server. */
function dataAddress(bytes: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(bytes)
  })
}
