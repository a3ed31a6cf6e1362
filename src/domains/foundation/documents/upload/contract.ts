import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { DocumentInfo, DocumentSpec, DocumentType } from '../contract.ts'
import { maxUploadBytes, uploadOwners } from '../rules.ts'

/** Any signed-in caller; the module that owns the record decides (`DocumentOwner`). */
const signedIn = { roles: ['customer', 'agent', 'expert', 'controller', 'manager', 'editor', 'admin'] } as const
/** the id first: by it the audit names the record */
const one = z.object({ id: z.uuid(), type: DocumentType })

export const uploadDocument = defineEndpoint({
  ...signedIn,
  id: 'uploadDocument',
  method: 'POST',
  path: '/documents/upload',
  aliases: ['/api/documents/upload'],
  summary: 'Stores the file of the form field File as a document of the given type for the record Id',
  query: z.object({
    Id: z.coerce.number<string>().int().min(1).max(2_147_483_647),
    Type: DocumentType,
    Spec: DocumentSpec.default('None'),
    /** the kind of record; without it the record of that number that the caller owns, BadRequest when there are two */
    Owner: z.enum(uploadOwners).optional(),
    /** id of the file on the device: a resent file is stored once */
    ClientId: z.uuid().optional(),
  }),
  body: z.object({ File: z.file() }),
  output: DocumentInfo,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery', 'NotFound', 'PayloadTooLarge', 'UnsupportedMediaType'],
})

export const deleteDocument = defineEndpoint({
  ...signedIn,
  id: 'deleteDocument',
  method: 'DELETE',
  path: '/documents/{type}/{id}',
  aliases: ['/api/documents/{type}/{id}'],
  summary: 'Deletes a document; it can be restored',
  params: one,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery', 'DocumentNotFound', 'TooFewPictures'],
})

export const restoreDocument = defineEndpoint({
  ...signedIn,
  id: 'restoreDocument',
  method: 'POST',
  path: '/documents/{type}/{id}/restore',
  aliases: ['/api/documents/{type}/{id}/restore'],
  summary: 'Restores a deleted document',
  params: one,
  output: DocumentInfo,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery', 'DocumentNotFound'],
})

/** How far a file has come; its document once it is whole. */
export const UploadState = z.object({
  /** bytes received; the next part begins at this offset */
  received: z.int(),
  document: DocumentInfo.nullable(),
})
export type UploadState = z.infer<typeof UploadState>

export const uploadPart = defineEndpoint({
  ...uploadDocument,
  id: 'uploadPart',
  path: '/documents/upload/parts',
  aliases: ['/api/documents/upload/parts'],
  summary:
    'Stores the part of a file (form field File) that starts at Offset. A part that starts elsewhere is ignored; the response holds the next offset. The last part creates the document, once. Incomplete files are deleted after a day',
  query: uploadDocument.query.extend({
    /** what the device calls the file: by it the parts belong together */
    ClientId: z.uuid(),
    Offset: z.coerce.number<string>().int().min(0).max(maxUploadBytes),
    /** bytes of the whole file */
    Size: z.coerce.number<string>().int().min(1).max(2_147_483_647),
  }),
  body: z.object({ File: z.file() }),
  output: UploadState,
})
