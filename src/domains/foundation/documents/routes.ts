import type { FastifyReply, FastifyRequest } from 'fastify'
import { createCodeRateLimit } from '#platform/code-rate-limit.ts'
import { type Api, route } from '#platform/http.ts'
import { receiveFile, registerUploads } from '#platform/upload.ts'
import { AppError } from '#shared/errors.ts'
import { downloadDocument, getBanner, getGalleryPicture, getPictureVariant, listVehicleDocuments, reviewDocument } from './contract.ts'
import { checkPrintout } from './printouts/contract.ts'
import { checkedPrintout } from './printouts/service.ts'
import { contentDisposition, knowsEtag, maxUploadBytes, parseRange } from './rules.ts'
import { type DocumentContent, type DocumentOwners, documentContent, publicVariant, readableDocument, reviewOne } from './service.ts'
import { findBanner, findFirstPicture, findPublicDocument, hasPublicVehicle, listVehiclePictures } from './store.ts'
import { deleteDocument, restoreDocument, uploadDocument, uploadPart } from './upload/contract.ts'
import { allowUpload, bringBack, keepUpload, maxPartBytes, removeDocument, settled, takePart } from './upload/service.ts'

/** Registers downloads, pictures, uploads, the review and the check of printed documents; `owners` check the access to private documents. */
export function register(api: Api, owners: DocumentOwners): void {
  const { deps } = api

  route(api, listVehicleDocuments, async ({ params }) => {
    if (!(await hasPublicVehicle(deps.db, params.id))) throw new AppError('NotFound')
    return listVehiclePictures(deps.db, params.id)
  })

  route(api, getGalleryPicture, async ({ params, query, request, reply }) => {
    const { id } = params
    const document = await (typeof id === 'number' ? findFirstPicture(deps.db, id) : findPublicDocument(deps.db, id))
    if (!document) throw new AppError('DocumentNotFound')
    return send(request, reply, await documentContent(deps.storage, document, query.isThumbnail), 'inline')
  })

  route(api, downloadDocument, async ({ actor, params, query, request, reply }) => {
    const { document, isPublic } = await readableDocument(deps, owners, actor, params.type, params.id)
    return send(
      request,
      reply,
      await documentContent(deps.storage, await settled(deps, document), query.isThumbnail),
      'attachment',
      isPublic,
    )
  })

  registerUploads(api, (uploads) => {
    route(uploads, uploadDocument, async ({ actor, query, request }) => {
      const allowed = await allowUpload(deps, owners, actor, query)
      return keepUpload(deps, actor, allowed, () => receiveFile(request, maxUploadBytes))
    })
    route(uploads, uploadPart, ({ actor, query, request }) =>
      takePart(deps, owners, actor, query, () => receiveFile(request, maxPartBytes)),
    )
  })
  route(api, deleteDocument, ({ actor, params }) => removeDocument(deps, owners, actor, params.type, params.id))
  route(api, restoreDocument, ({ actor, params }) => bringBack(deps, owners, actor, params.type, params.id))
  route(api, reviewDocument, ({ actor, params, body }) => reviewOne(deps, owners, actor, params.id, body))

  const byCode = createCodeRateLimit(deps)
  route(api, checkPrintout, ({ params, request }) => byCode(request.ip, () => checkedPrintout(deps, params.code)))

  route(api, getBanner, async ({ request, reply }) => {
    const document = await findBanner(deps.db, deps.clock.now())
    if (!document) throw new AppError('DocumentNotFound')
    return send(request, reply, await documentContent(deps.storage, document, false), 'inline')
  })

  route(api, getPictureVariant, async ({ params, request, reply }) => {
    const { hash, width, format } = params
    const etag = `"${hash}-${width}-${format}"`
    const bytes = await publicVariant(deps, hash, width, format)
    reply.headers({ etag, 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' })
    if (knowsEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type(`image/${format}`).send(bytes)
  })
}

/** Sends the whole file, the requested range (206), or no body when the caller's copy is current (304). */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  content: DocumentContent,
  kind: 'inline' | 'attachment',
  isPublic = true,
): FastifyReply {
  const { etag, size, mimeType, fileName } = content
  const cached = isPublic ? 'public, max-age=300' : 'private, no-cache'
  reply.headers({ etag, 'accept-ranges': 'bytes', 'cache-control': cached, 'x-content-type-options': 'nosniff' })
  if (knowsEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const condition = request.headers['if-range']
  const asked = condition === undefined || condition === etag ? request.headers.range : undefined
  const range = parseRange(asked, size)
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`)
    throw new AppError('RangeNotSatisfiable')
  }
  reply.type(mimeType).headers({ 'content-disposition': contentDisposition(kind, fileName), 'content-security-policy': 'sandbox' })
  if (!range) return reply.header('content-length', size).send(content.open())
  const { start, end } = range
  return reply
    .code(206)
    .headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 })
    .send(content.open(range))
}
