import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Api, route } from '#platform/http.ts'
import { AppError } from '#shared/errors.ts'
import { downloadDocument, getBanner, getGalleryPicture, getPictureVariant, listVehicleDocuments } from './contract.ts'
import { settled } from './incoming/service.ts'
import { register as parts } from './parts/routes.ts'
import { register as papers } from './printouts/routes.ts'
import { register as review } from './review/routes.ts'
import { contentDisposition, knowsEtag, parseRange } from './rules.ts'
import type { DocumentOwners } from './service.ts'
import { type DocumentContent, documentContent, publicVariant, readableDocument } from './service.ts'
import { findBanner, findFirstPicture, findPublicDocument, hasPublicVehicle, listVehiclePictures } from './store.ts'
import { register as upload } from './upload/routes.ts'

/** Registers lists, downloads, thumbnails and responsive variants; `owners` check the access to private documents. */
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

  upload(api, owners)
  parts(api, owners)
  review(api, owners)
  papers(api)

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
