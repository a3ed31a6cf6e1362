import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors.ts'
import type { Api } from './http.ts'
import { fieldError } from './validation.ts'

/** Name of the form field that holds the file (spec, section 7). */
const field = 'File'

/**
 * Binds calls whose body is a form with a file. Only these read such forms, and none of it before the handler asks for it: anyone who
 * has no right to the call sends its file in vain.
 */
export function registerUploads(api: Api, register: (api: Api) => void): void {
  api.app.register(async (app) => {
    await app.register(multipart)
    app.addHook('onRoute', (route) => {
      if (route.schema?.body) route.schema.consumes = ['multipart/form-data']
    })
    register({ app, deps: api.deps, takesFiles: true })
  })
}

/** What came in the field File. */
export interface ReceivedFile {
  bytes: Buffer
  /** as the sender called it: to be cleaned before it is kept */
  name: string
}

/** A file over the limit, by the field that it came in. */
export function tooLarge(field: string, limit: number): AppError {
  const megabytes = Math.round((limit / 1_048_576) * 10) / 10
  return new AppError('PayloadTooLarge', {}, undefined, [{ field, reason: 'fileSize', limit: megabytes }])
}

/** All of a file of a form. What was cut at the limit is too large: where its last piece ends exactly there, the form reader does not say so. */
async function bytesOf(part: MultipartFile, name: string, limit: number): Promise<Buffer> {
  const bytes = await part.toBuffer()
  if (part.file.truncated) throw tooLarge(name, limit)
  return bytes
}

/** Reads the one file of a form. UnsupportedMediaType when it is no form, PayloadTooLarge over the limit, BadRequest (File) when none can be read. */
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
    // cut off, a wrong boundary, a field called __proto__
    throw fieldError(field, 'invalid', { cause: String(cause) })
  }
}

/**
 * Reads the files of a form by the names of their fields; one that is not sent is left out. UnsupportedMediaType when it is no form,
 * PayloadTooLarge naming the one over the limit, BadRequest naming a field that is there twice, or the one at which the form cannot be read.
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
      // a field in which nobody chose a file comes without a name; a file that is empty has one
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
