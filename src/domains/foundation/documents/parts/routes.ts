import { type Api, route } from '#platform/http.ts'
import { receiveFile, registerUploads } from '#platform/upload.ts'
import type { DocumentOwners } from '../service.ts'
import { uploadPart } from './contract.ts'
import { maxPartBytes, takePart } from './service.ts'

/** Registers chunked uploads. */
export function register(api: Api, owners: DocumentOwners): void {
  registerUploads(api, (uploads) => {
    route(uploads, uploadPart, ({ actor, query, request }) =>
      takePart(api.deps, owners, actor, query, () => receiveFile(request, maxPartBytes)),
    )
  })
}
