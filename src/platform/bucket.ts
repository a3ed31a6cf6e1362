import { z } from 'zod'
import { option } from './option.ts'

/** A bucket of an S3-compatible store. */
export interface Bucket {
  bucket: string
  /** start of every key: empty, or with a slash at its end */
  prefix: string
  /** address of the store; null: Amazon's for the region */
  endpoint: string | null
  region: string
  /** header of server-side encryption; null: the bucket's default */
  encryption: string | null
  accessKey: string
  secretKey: string
}

/** Parses `s3://bucket/prefix?region=…&endpoint=…&sse=…`. */
const address = z.string().transform((text, { issues }) => {
  const url = URL.parse(text)
  const query = new URLSearchParams(url?.search)
  const isKnown = [...query.keys()].every((name) => ['region', 'endpoint', 'sse'].includes(name))
  const endpoint = query.get('endpoint')
  if (url?.protocol !== 's3:' || !url.hostname || url.username || !isKnown || (endpoint !== null && !/^https?:\/\/\S+$/.test(endpoint))) {
    const message = 'must be an address such as s3://rihla-files?region=eu-west-1&endpoint=https://s3.example.ma'
    issues.push({ code: 'custom', message, input: text })
    return z.NEVER
  }
  const path = url.pathname.replace(/^\/+|\/+$/g, '')
  const region = query.get('region') ?? 'us-east-1'
  return { bucket: url.hostname, prefix: path && `${path}/`, endpoint, region, encryption: query.get('sse') }
})

/** Settings of the bucket. */
export const bucketOptions = {
  STORAGE_URL: option(
    'bucket of an S3-compatible store for files, such as s3://bucket/prefix?region=eu-west-1&endpoint=https://s3.example.ma&sse=AES256; empty: the folder files in DATA_DIR',
    '',
    address,
  ),
  STORAGE_ACCESS_KEY: option('access key of that store', '', z.string()),
  STORAGE_SECRET_KEY: option('its secret key', '', z.string(), { secret: true }),
}
