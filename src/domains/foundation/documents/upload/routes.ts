import { type Api, route } from '#platform/http.ts'
import { receiveFile, registerUploads } from '#platform/upload.ts'
import { maxUploadBytes } from '../rules.ts'
import type { DocumentOwners } from '../service.ts'
import { deleteDocument, restoreDocument, uploadDocument } from './contract.ts'
import { allowUpload, bringBack, keepUpload, removeDocument } from './service.ts'

/** Registers upload, removal and restoration of documents. */
export function register(api: Api, owners: DocumentOwners): void {
  const { deps } = api
  registerUploads(api, (uploads) => {
    route(uploads, uploadDocument, async ({ actor, query, request }) => {
      const allowed = await allowUpload(deps, owners, actor, query)
      return keepUpload(deps, actor, allowed, () => receiveFile(request, maxUploadBytes))
    })
  })
  route(api, deleteDocument, ({ actor, params }) => removeDocument(deps, owners, actor, params.type, params.id))
  route(api, restoreDocument, ({ actor, params }) => bringBack(deps, owners, actor, params.type, params.id))
}
