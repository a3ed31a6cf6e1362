import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startFauxqs } from 'fauxqs'
import { afterAll, expect, test } from 'vitest'

const emulator = await startFauxqs({ port: 0, logger: false, init: { buckets: ['rihla'] } })
const [here, there] = [mkdtempSync(join(tmpdir(), 'rihla-here-')), mkdtempSync(join(tmpdir(), 'rihla-there-'))]
afterAll(async () => {
  await emulator.stop()
  for (const folder of [here, there]) rmSync(folder, { recursive: true })
})

const move = async (dataDir: string, ...args: string[]) => {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    STORAGE_URL: `s3://rihla/files?endpoint=http://127.0.0.1:${emulator.port}`,
    STORAGE_ACCESS_KEY: 'key',
    STORAGE_SECRET_KEY: 'secret',
  }
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/storage-move.ts', ...args], { env })
  return stdout.trim()
}

test('copies files to a bucket and back, and sends equal files once', async () => {
  mkdirSync(join(here, 'files/pictures/ab'), { recursive: true })
  writeFileSync(join(here, 'files/pictures/ab/one.avif'), 'picture')
  writeFileSync(join(here, 'files/empty.txt'), '')
  expect(await move(here)).toBe('2 files copied, 0 were there already, 0 failed.')
  writeFileSync(join(here, 'files/pictures/ab/one.avif'), 'another')
  expect(await move(here)).toBe('1 files copied, 1 were there already, 0 failed.')
  expect(await move(there, '--to=folder')).toBe('2 files copied, 0 were there already, 0 failed.')
  expect(readFileSync(join(there, 'files/pictures/ab/one.avif'), 'utf8')).toBe('another')
})
