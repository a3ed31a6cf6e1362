import { maxUploadBytes } from '#domains/foundation/documents/rules.ts'
import { type Api, route } from '#platform/http.ts'
import { receiveFiles, registerUploads } from '#platform/upload.ts'
import { findSellers, submitPurchase, takePurchase } from './contract.ts'
import * as service from './service.ts'

/** Registers the submission of purchase requests on the site (with photos) and by the staff. */
export function register(api: Api): void {
  const { deps } = api
  registerUploads(api, (uploads) => {
    route(uploads, submitPurchase, ({ actor, language, query, request }) => {
      // photos are optional: a request without them needs no multipart body
      const faces = async () => (request.isMultipart() ? receiveFiles(request, ['File1', 'File2'], maxUploadBytes) : {})
      return service.submitPurchase(deps, query, faces, { actor, language, address: request.ip })
    })
  })
  route(api, takePurchase, ({ actor, body, language, request }) =>
    service.takePurchase(deps, body, { actor, language, address: request.ip }),
  )
  route(api, findSellers, ({ query }) => service.findSellers(deps, query.q))
}
