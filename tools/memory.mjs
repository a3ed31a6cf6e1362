import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const inMemory = '/dev/shm'
const neededBytes = 2 * 2 ** 30

/**
 * Returns a folder in memory for temporary test data (databases, files, browser profiles), which halves its time; null without enough
 * memory. Removed when this process ends; leftovers of a killed run are removed by the next one.
 */
export function folderInMemory() {
  const room = existsSync(inMemory) ? statfsSync(inMemory) : null
  if (!room || room.bavail * room.bsize < neededBytes) return null
  for (const name of readdirSync(inMemory)) {
    const [, pid] = /^rihla-tests-(\d+)$/.exec(name) ?? []
    if (pid && !isAlive(Number(pid))) rmSync(join(inMemory, name), { recursive: true, force: true })
  }
  const folder = join(inMemory, `rihla-tests-${process.pid}`)
  mkdirSync(folder)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
