import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors.ts'
import type { Api } from './http.ts'
import { fieldError } from './validation.ts'

/** Form field of the file (specification, section 7). */
const field = 'File'

/** Registers calls with a multipart body. The body is not read before the handler requests it, so unauthorized uploads cost nothing. */
export function registerUploads(api: Api, register: (api: Api) => void): void {
  api.app.register(async (app) => {
    await app.register(multipart)
    app.addHook('onRoute', (route) => {
      if (route.schema?.body) route.schema.consumes = ['multipart/form-data']
    })
    register({ app, deps: api.deps, takesFiles: true })
  })
}

/** An uploaded file of the field File. */
export interface ReceivedFile {
  bytes: Buffer
  /** file name of the client; sanitize it before storing */
  name: string
}

/** Creates the error for a file over the limit. */
export function tooLarge(field: string, limit: number): AppError {
  const megabytes = Math.round((limit / 1_048_576) * 10) / 10
  return new AppError('PayloadTooLarge', {}, undefined, [{ field, reason: 'fileSize', limit: megabytes }])
}

/** Reads a file of a form. A truncated file is too large; the parser does not report it when the last chunk ends exactly at the limit. */
async function bytesOf(part: MultipartFile, name: string, limit: number): Promise<Buffer> {
  const bytes = await part.toBuffer()
  if (part.file.truncated) throw tooLarge(name, limit)
  return bytes
}

/**
 * Reads the single file of a form. Throws UnsupportedMediaType when the body is not a form, PayloadTooLarge over the limit, BadRequest
 * (File) when no file can be read.
 */
export async function receiveFile(request: FastifyRequest, limit: number): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new AppError('UnsupportedMediaType')
  try {
    const part = await request.file({ limits: { fileSize: limit, files: 1, fields: 8, fieldSize: 1024, parts: 9, headerPairs: 50 } })
    if (part?.fieldname !== field) throw fieldError(field, 'required')
    const bytes = await bytesOf(part, field, limit)
    if (bytes.byteLength === 0) throw fieldError(field, 'required')
    return { bytes, name: part.filename ?? '' }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    if ((cause as { statusCode?: number }).statusCode === 413) throw tooLarge(field, limit)
    // truncated body, wrong boundary, or a field named __proto__
    throw fieldError(field, 'invalid', { cause: String(cause) })
  }
}

/**
 * Reads the files of a form by field name; missing files are left out. Throws UnsupportedMediaType when the body is not a form,
 * PayloadTooLarge with the field over the limit, BadRequest with a duplicate field or the field at which parsing fails.
 */
export async function receiveFiles<N extends string>(
  request: FastifyRequest,
  names: readonly [N, ...N[]],
  limit: number,
): Promise<Partial<Record<N, ReceivedFile>>> {
  if (!request.isMultipart()) throw new AppError('UnsupportedMediaType')
  const files: Partial<Record<N, ReceivedFile>> = {}
  let read: N = names[0]
  try {
    const limits = { fileSize: limit, files: names.length, fields: 8, fieldSize: 1024, parts: names.length + 8, headerPairs: 50 }
    for await (const part of request.files({ limits })) {
      const name = names.find((one) => one === part.fieldname)
      read = name ?? read
      const bytes = await bytesOf(part, read, limit)
      if (!name) continue
      // a file field without selection has no file name; an empty file has one
      if (bytes.byteLength === 0 && !part.filename) continue
      if (bytes.byteLength === 0) throw fieldError(name, 'invalid')
      if (files[name]) throw fieldError(name, 'repeated')
      files[name] = { bytes, name: part.filename ?? '' }
    }
    return files
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    if ((cause as { statusCode?: number }).statusCode === 413) throw tooLarge(read, limit)
    throw fieldError(read, 'invalid', { cause: String(cause) })
  }
}
