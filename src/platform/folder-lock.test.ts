import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { until } from '#testing/until.ts'
import { birthOf, FolderBusyError, isAlive, lockFolder, ownerOf } from './folder-lock.ts'

let folder: string
const made: string[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rihla-lock-'))
  made.push(folder)
})
afterAll(() => {
  for (const path of made) rmSync(path, { recursive: true, force: true })
})

const leftBehind = (pid: number, birth: string) =>
  writeFileSync(join(folder, 'owner-1.json'), JSON.stringify({ pid, birth, purpose: 'the dead' }))

describe('lockFolder', () => {
  test('holds the lock until its release and returns the owner', () => {
    const lock = lockFolder(folder, 'Rihla at http://localhost:3000/')
    expect(readdirSync(folder)).toEqual(['owner-1.json'])
    expect(ownerOf(folder)).toEqual({ pid: process.pid, birth: birthOf(process.pid), purpose: 'Rihla at http://localhost:3000/' })
    expect(() => lockFolder(folder, 'another')).toThrow(FolderBusyError)
    expect(() => lockFolder(folder, 'another')).toThrow(`Rihla at http://localhost:3000/ (process ${process.pid})`)
    lock.stopping()
    expect(ownerOf(folder)).toMatchObject({ stopping: true })
    lock.release()
    expect(ownerOf(folder)).toBeNull()
    lockFolder(folder, 'another').release()
    // only the last file remains
    expect(readdirSync(folder)).toEqual(['owner-2.json'])
  })

  test.each([
    ['a process that is gone', 2 ** 22 + 1, 'then'],
    ['an earlier process with our own number', process.pid, 'then'],
  ])('of %s is taken over', (_who, pid, birth) => {
    leftBehind(pid, birth)
    lockFolder(folder, 'the living').release()
  })

  test('takes over a lock interrupted by a crash', () => {
    writeFileSync(join(folder, 'owner-1.json'), '{"pid":')
    lockFolder(folder, 'the living').release()
  })

  test('gives a dead owner’s lock to one of several processes', async () => {
    leftBehind(2 ** 22 + 1, 'then')
    const script = `
      const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))})
      process.stdin.once('data', () => {
        try { lockFolder(${JSON.stringify(folder)}, 'one of many'); console.log('held') } catch (error) { console.log(error.name) }
        process.stdin.once('data', () => process.exit())
      })
      console.log('ready')`
    const many = Array.from({ length: 5 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] }),
    )
    const say = async (child: ChildProcess) => String((await once(child.stdout as NodeJS.ReadableStream, 'data'))[0]).trim()
    expect(await Promise.all(many.map(say))).toEqual(Array(5).fill('ready'))
    const answers = Promise.all(many.map(say))
    for (const child of many) child.stdin?.write('go\n')
    expect((await answers).sort()).toEqual(['FolderBusyError', 'FolderBusyError', 'FolderBusyError', 'FolderBusyError', 'held'])
    for (const child of many) child.stdin?.end('end\n')
  })
})

test.each(['darwin', 'win32'] as const)('whether a process lives is known on %s too', (platform) => {
  const tools = mkdtempSync(join(tmpdir(), 'rihla-ps-'))
  made.push(tools)
  // like `ps -o lstart= -p`: exit status 1 without such a process, or empty output
  writeFileSync(join(tools, 'ps'), `#!/bin/sh\n[ "$4" = ${process.pid} ] && echo ' Mon Mar 16 10:00:00 2026 ' || [ "$4" != 1 ]\n`, {
    mode: 0o755,
  })
  vi.stubEnv('PATH', `${tools}:${process.env.PATH}`)
  const here = Object.getOwnPropertyDescriptor(process, 'platform')
  Object.defineProperty(process, 'platform', { value: platform })
  try {
    expect(birthOf(process.pid)).toBe(platform === 'win32' ? 'alive' : 'Mon Mar 16 10:00:00 2026')
    if (platform === 'darwin') expect(birthOf(1)).toBeNull()
    expect(birthOf(2 ** 22 + 1)).toBeNull()
  } finally {
    Object.defineProperty(process, 'platform', here ?? {})
    vi.unstubAllEnvs()
  }
})

test.runIf(process.platform === 'linux')('a process that is dead and not yet buried does not live', async () => {
  // `sleep` does not reap an inherited child; the shell before it may
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'])
  try {
    const child = Number(String((await once(parent.stdout, 'data'))[0]))
    await until(() => expect(readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim()).toBe('sleep'))
    expect(birthOf(child)).not.toBeNull()
    process.kill(child)
    await until(() => expect(birthOf(child)).toBeNull())
    expect(existsSync(`/proc/${child}`)).toBe(true)
  } finally {
    parent.kill()
  }
})

test('identifies a process by pid and start time', () => {
  const birth = birthOf(process.pid)
  expect(birth).not.toBeNull()
  expect(isAlive({ pid: process.pid, birth: birth ?? '', purpose: '' })).toBe(true)
  expect(isAlive({ pid: process.pid, birth: 'then', purpose: '' })).toBe(false)
})
