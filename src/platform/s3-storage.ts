import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type ServerSideEncryption,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { Bucket } from './bucket.ts'
import { checkKey, type Storage } from './storage.ts'

/** Parts of a multipart upload, in bytes: a stream of unknown length is held in memory two parts at a time. */
const partSize = 8 * 1024 * 1024

/**
 * Creates a storage in a bucket. A file appears when its upload is complete. Streams are sent in parts; a failed upload removes its parts.
 * The store must return a file directly after it was written (strong consistency, as Amazon S3, Ceph and OpenStack Swift with one region do).
 */
export function s3Storage({ bucket, prefix, endpoint, region, encryption, accessKey, secretKey }: Bucket): Storage & { close(): void } {
  const client = new S3Client({
    region,
    // a store of one's own has no host name for each bucket
    ...(endpoint && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // stores other than Amazon's do not know the check sums that the SDK adds by default
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout: 60_000 },
  })
  const place = (key: string) => {
    checkKey(key)
    return { Bucket: bucket, Key: prefix + key }
  }
  const sealed = encryption ? { ServerSideEncryption: encryption as ServerSideEncryption } : {}
  const find: Storage['stat'] = async (key) => {
    try {
      const { ContentLength = 0, LastModified = new Date(0) } = await client.send(new HeadObjectCommand(place(key)))
      return { size: ContentLength, modified: LastModified }
    } catch (error) {
      return missing(error)
    }
  }
  const read = async (key: string, range?: { start: number; end: number }): Promise<Readable> => {
    const { Body } = await client.send(
      new GetObjectCommand({ ...place(key), ...(range && { Range: `bytes=${range.start}-${range.end}` }) }),
    )
    return Body as Readable
  }
  return {
    async put(key, data) {
      const target = { ...place(key), ...sealed, Body: data }
      if (data instanceof Readable) await new Upload({ client, partSize, queueSize: 2, params: target }).done()
      else await client.send(new PutObjectCommand(target))
    },
    async get(key) {
      try {
        return Buffer.concat(await (await read(key)).toArray())
      } catch (error) {
        return missing(error)
      }
    },
    stat: find,
    stream: (key, range) =>
      Readable.from(
        (async function* () {
          yield* await read(key, range)
        })(),
        { objectMode: false },
      ),
    exists: async (key) => (await find(key)) !== null,
    delete: async (key) => void (await client.send(new DeleteObjectCommand(place(key)))),
    async *list() {
      let token: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, ...(prefix && { Prefix: prefix }), ...(token && { ContinuationToken: token }) }),
        )
        for (const { Key } of page.Contents ?? []) if (Key) yield Key.slice(prefix.length)
        token = page.NextContinuationToken
      } while (token)
    },
    close: () => client.destroy(),
  }
}

function missing(error: unknown): null {
  if (error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.$metadata.httpStatusCode === 404)) return null
  throw error
}
