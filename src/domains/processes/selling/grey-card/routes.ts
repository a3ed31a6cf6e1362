import { createReader } from '@rihla/grey-card'
import { faces } from '@rihla/grey-card/card'
import { maxUploadBytes } from '#domains/foundation/documents/rules.ts'
import { type Api, route } from '#platform/http.ts'
import { receiveFiles, registerUploads } from '#platform/upload.ts'
import { getReadingPlace, readGreyCard as readGreyCardCall } from './contract.ts'
import { createReadingLimit, personOf, readGreyCard } from './service.ts'

/** Registers the registration card reader, one per process. */
export function register(api: Api): void {
  const reader = createReader()
  const count = createReadingLimit(api.deps)
  api.app.addHook('onClose', () => reader.close())
  registerUploads(api, (uploads) => {
    route(uploads, readGreyCardCall, async ({ actor, request }) => {
      count(request.ip)
      const { Front, Back } = await receiveFiles(request, faces, maxUploadBytes)
      const photos = { ...(Front && { Front: Front.bytes }), ...(Back && { Back: Back.bytes }) }
      return readGreyCard(api.deps, reader, personOf(actor, request.ip), photos)
    })
  })
  route(api, getReadingPlace, ({ actor, request }) => ({ place: reader.position(personOf(actor, request.ip)) }))
}
