import { z } from 'zod'
import { siteAddress } from '#shared/address.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { languages } from '#shared/language.ts'
import { documentSpecs, documentStatuses, documentTypes, type PictureWidth, pictureFormats, pictureWidths } from './rules.ts'
export const DocumentType = z.enum(documentTypes)
export type DocumentType = z.infer<typeof DocumentType>
export const DocumentSpec = z.enum(documentSpecs)
export type DocumentSpec = z.infer<typeof DocumentSpec>
export const DocumentStatus = z.enum(documentStatuses)
export type DocumentStatus = z.infer<typeof DocumentStatus>

/**
 * A published picture as the screens need it. `hash` names the stored original:
 * `/documents/pictures/{hash}/{width}.{avif|webp}` serves its variants for ever.
 */
export const Picture = z.object({
  id: z.string(),
  hash: z.string(),
  spec: DocumentSpec,
  width: z.int(),
  height: z.int(),
})
export type Picture = z.infer<typeof Picture>

/** A picture in the gallery of a vehicle's page. */
export const GalleryPicture = Picture.extend({
  /** no photo of this car: the page labels it as an illustration */
  isGenerated: z.boolean(),
})
export type GalleryPicture = z.infer<typeof GalleryPicture>
/** The width that `isThumbnail` means. */
export const thumbnailWidth = 320

/**
 * A document as the spec shows it; the bytes travel by `uri` (the spec's `data`), never inside JSON. `hash`, `width` and
 * `height` are given for pictures only; times are ISO 8601; `comment` is empty for visitors.
 */
export const DocumentInfo = z.object({
  id: z.uuid(),
  uri: siteAddress,
  mimeType: z.string(),
  fileName: z.string(),
  /** bytes; null until a generated picture has been made */
  size: z.int().nullable(),
  isGenerated: z.boolean(),
  type: DocumentType,
  spec: DocumentSpec,
  status: DocumentStatus,
  comment: z.string().nullable(),
  imagesOrder: z.int(),
  version: z.int(),
  hash: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** of a printed document: its number, its language, and the time when a newer version replaced it */
  reference: z.string().nullable(),
  language: z.enum(languages).nullable(),
  superseded: z.string().nullable(),
  created: z.string(),
  validated: z.string().nullable(),
})
export type DocumentInfo = z.infer<typeof DocumentInfo>

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true')
const rowId = z.coerce.number<string>().int().min(1).max(2_147_483_647)

export const listVehicleDocuments = defineEndpoint({
  id: 'listVehicleDocuments',
  method: 'GET',
  path: '/api/vehicles/{id}/documents',
  summary: 'Lists the published pictures of a vehicle in gallery order',
  params: z.object({ id: rowId }),
  output: z.array(DocumentInfo),
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound'],
})

export const getGalleryPicture = defineEndpoint({
  id: 'getGalleryPicture',
  method: 'GET',
  path: '/documents/{id}',
  aliases: ['/api/documents/{id}'],
  summary: 'Returns a published picture by id; a number is a vehicle id and returns the first picture of its gallery',
  params: z.object({ id: z.union([z.uuid(), rowId]) }),
  query: z.object({ isThumbnail: flag }),
  file: 'image/webp',
  etag: true,
  roles: ['anyone'],
  errors: ['BadRequest', 'DocumentNotFound', 'RangeNotSatisfiable'],
})

export const downloadDocument = defineEndpoint({
  id: 'downloadDocument',
  method: 'GET',
  path: '/documents/download/{type}/{id}',
  aliases: ['/api/documents/download/{type}/{id}'],
  summary: 'Downloads a document with its file name, whole (200) or one byte range (206)',
  params: z.object({ type: DocumentType, id: z.uuid() }),
  query: z.object({ isThumbnail: flag }),
  file: 'application/octet-stream',
  etag: true,
  roles: ['anyone'],
  errors: ['BadRequest', 'DocumentNotFound', 'RangeNotSatisfiable'],
})

export const getBanner = defineEndpoint({
  id: 'getBanner',
  method: 'GET',
  path: '/documents/banner',
  aliases: ['/api/documents/banner'],
  summary: 'Returns the picture of the first banner shown now; DocumentNotFound when no shown banner has one',
  file: 'image/webp',
  etag: true,
  roles: ['anyone'],
  errors: ['DocumentNotFound', 'RangeNotSatisfiable'],
})

export const getPictureVariant = defineEndpoint({
  id: 'getPictureVariant',
  method: 'GET',
  path: '/documents/pictures/{hash}/{width}.{format}',
  aliases: ['/api/documents/pictures/{hash}/{width}.{format}'],
  summary: 'Returns a published picture in one width and format; the content of the address never changes',
  params: z.object({
    hash: z.string().regex(/^[0-9a-f]{64}$/),
    width: z.enum(pictureWidths.map(String)).transform((text) => Number(text) as PictureWidth),
    format: z.enum(pictureFormats),
  }),
  file: 'image/*',
  etag: true,
  roles: ['anyone'],
  errors: ['BadRequest', 'DocumentNotFound'],
})

export const reviewDocument = defineEndpoint({
  id: 'reviewDocument',
  method: 'POST',
  path: '/documents/{id}/review',
  aliases: ['/api/documents/{id}/review'],
  summary: 'Accepts or refuses a document sent by a customer; a refusal needs a reason',
  params: z.object({ id: z.uuid() }),
  body: z.object({ status: z.enum(['Accepted', 'Rejected']), comment: z.string().trim().max(1000).nullish() }),
  output: DocumentInfo,
  roles: ['agent', 'controller', 'manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery', 'DocumentNotFound', 'TransitionNotAllowed'],
})
