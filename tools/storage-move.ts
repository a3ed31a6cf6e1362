/**
 * Copies every file of the folder `DATA_DIR/files` to the bucket of `STORAGE_URL`, or back (`--to=folder`), and compares SHA-256 sums after
 * each. An interrupted run goes on where it stopped: files that are equal on both sides are not sent again. Deletes nothing.
 *   npm run storage:move -- [--to=bucket|folder]
 */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError, loadConfig } from '#platform/config.ts'
import { s3Storage } from '#platform/s3-storage.ts'
import { folderStorage, type Storage } from '#platform/storage.ts'

/** Files copied at the same time. */
const parallel = 4

const { values } = parseArgs({ options: { to: { type: 'string', default: 'bucket' } } })
try {
  const { storage, dataDir } = loadConfig([])
  if (!storage) throw new ConfigError(['STORAGE_URL names no bucket'])
  if (!['bucket', 'folder'].includes(values.to)) throw new ConfigError(['--to must be bucket or folder'])
  const [folder, bucket] = [folderStorage(join(dataDir, 'files')), s3Storage(storage)]
  const [from, to] = values.to === 'bucket' ? [folder, bucket] : [bucket, folder]
  const { copied, equal, failed } = await moveFiles(from, to, (line) => process.stdout.write(`${line}\n`))
  bucket.close()
  process.stdout.write(`${copied} files copied, ${equal} were there already, ${failed} failed.\n`)
  process.exitCode = failed > 0 ? 1 : 0
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

/** Copies files from one storage to another and returns the counts. A file that fails is reported and does not stop the others. */
async function moveFiles(from: Storage, to: Storage, report: (line: string) => void) {
  const counts = { copied: 0, equal: 0, failed: 0 }
  const copy = async (key: string) => {
    const [source, target] = await Promise.all([from.stat(key), to.stat(key)])
    const sum = await sumOf(from, key)
    if (source && source.size === target?.size && sum === (await sumOf(to, key))) {
      counts.equal++
      return
    }
    await to.put(key, from.stream(key))
    if (sum !== (await sumOf(to, key))) throw new Error('the copy differs')
    counts.copied++
  }
  const keys = from.list()[Symbol.asyncIterator]()
  const work = async () => {
    for (let next = await keys.next(); !next.done; next = await keys.next()) {
      await copy(next.value).catch((error: Error) => {
        counts.failed++
        report(`${next.value}: ${error.message}`)
      })
      const done = counts.copied + counts.equal + counts.failed
      if (done % 500 === 0) report(`${done} files`)
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
  return counts
}

async function sumOf(storage: Storage, key: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of storage.stream(key)) hash.update(part)
  return hash.digest('hex')
}
