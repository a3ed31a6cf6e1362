import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from '#platform/folder-lock.ts'
import { assertPortFree } from './port.ts'

let dataDir: string
let squatter: Server
let port: number
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'rihla-port-'))
  squatter = createServer().listen(0, '127.0.0.1')
  await once(squatter, 'listening')
  port = (squatter.address() as { port: number }).port
})
afterEach(() => {
  squatter.close()
  rmSync(dataDir, { recursive: true })
})
const free = () => assertPortFree({ host: '127.0.0.1', port, dataDir })

test('accepts a free port and rejects one in use with advice', async () => {
  await expect(free()).rejects.toThrow(`Port ${port} is in use. Stop that program or choose another port: PORT=${port + 1} npm start`)
  squatter.close()
  await once(squatter, 'close')
  await free()
  await expect(assertPortFree({ host: '203.0.113.7', port, dataDir })).rejects.toThrow(
    'HOST 203.0.113.7 is not an address of this machine.',
  )
  await expect(assertPortFree({ host: 'nowhere.invalid', port, dataDir })).rejects.toThrow('is not an address of this machine.')
})

test('names our own process and waits for a stopping one', async () => {
  const lock = lockFolder(dataDir, 'Rihla at home')
  try {
    const leaving = free()
    setTimeout(() => squatter.close(), 150)
    await leaving
    squatter = createServer().listen(port, '127.0.0.1')
    await once(squatter, 'listening')
    await expect(free()).rejects.toThrow(`Port ${port} is in use by Rihla at home (process ${process.pid}).`)
  } finally {
    lock.release()
  }
})
