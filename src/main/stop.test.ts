import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError } from '#platform/config.ts'
import { FolderBusyError } from '#platform/folder-lock.ts'
import { explain, StartRefusal } from './stop.ts'

/** Runs code in a child process with shutdown handling; returns output and exit status. */
async function run(lines: string, during: (child: ReturnType<typeof spawn>) => void = () => undefined) {
  const program = `import { stopOnSignal } from '${join(import.meta.dirname, 'stop.ts')}'
    const say = (text) => process.stdout.write(text + '\\n')
    const stopping = stopOnSignal(1)
    stopping.onStop(async () => say('last'))
    stopping.onStop(() => Promise.reject(new Error('cannot end')))
    stopping.onStop(async () => say('first'))
    stopping.onBegin(() => say('begun ' + stopping.begun()))
    const alive = setInterval(() => {}, 1000)
    ${lines}
    say('ready')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let said = ''
  let complained = ''
  child.stdout?.on('data', (text) => {
    said += text
    if (String(text).includes('ready')) during(child)
  })
  child.stderr?.on('data', (text) => (complained += text))
  const [[code]] = await Promise.all([
    once(child, 'exit'),
    ...[child.stdout, child.stderr].map((stream) => stream && once(stream, 'close')),
  ])
  return {
    code,
    said: said
      .trim()
      .split('\n')
      .filter((line) => line !== 'ready'),
    complained,
  }
}
const inOrder = ['begun true', 'first', 'last']

describe('shutdown', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'on %s ends what it began, the last first, whatever fails on the way',
    async (signal) => {
      const { code, said, complained } = await run('', (child) => child.kill(signal))
      expect([code, said]).toEqual([0, inOrder])
      expect(complained).toMatch(/^\nStopping …\n\nError: cannot end/)
    },
  )

  test('runs in order when the parent exits', async () => {
    const { code, said } = await run('', (child) => child.disconnect())
    expect([code, said]).toEqual([0, inOrder])
  })

  test('runs once on an uncaught error, with its exit code', async () => {
    const own = await run(
      "say(String(stopping.begun())); void stopping.stop(3); void stopping.stop(4); setImmediate(() => { throw new Error('cut off') })",
    )
    expect([own.code, own.said]).toEqual([3, ['false', ...inOrder]])
    expect(own.complained).not.toContain('cut off')
    const fault = await run("setImmediate(() => { throw new Error('nobody foresaw it') })")
    expect([fault.code, fault.said]).toEqual([1, inOrder])
    expect(fault.complained).toContain('nobody foresaw it')
  })

  test('ignores a second signal within a second, then exits', async () => {
    const hangs = 'stopping.onStop(() => new Promise(() => {}))'
    const again = (child: ReturnType<typeof spawn>) => {
      child.kill('SIGINT')
      setTimeout(() => child.kill('SIGTERM'), 100)
      setTimeout(() => child.kill('SIGTERM'), 1300)
    }
    const { code, said, complained } = await run(hangs, again)
    expect([code, said, complained]).toEqual([1, ['begun true'], '\nStopping …\nStopped at once.\n'])
  })

  test('waits although a signal is forwarded twice', async () => {
    const twice = (child: ReturnType<typeof spawn>) => {
      child.kill('SIGINT')
      setTimeout(() => child.kill('SIGINT'), 50)
    }
    const { code, said } = await run('stopping.onStop(() => new Promise((rest) => setTimeout(rest, 500)))', twice)
    expect([code, said]).toEqual([0, inOrder])
  })

  test('is not blocked by the IPC channel', async () => {
    expect((await run('clearInterval(alive)')).code).toBe(0)
  })
})

test('explains known errors without stack, others with stack', () => {
  expect(explain(new StartRefusal('choose another port'))).toBe('choose another port')
  expect(explain(new ConfigError(['PORT']))).toBe('The settings cannot be used:\n  - PORT')
  const busy = explain(Object.assign(Object.create(FolderBusyError.prototype), { message: 'x is in use.' }))
  expect(busy).toBe('x is in use. Stop it first, or set another DATA_DIR.')
  expect(explain(new Error('odd'))).toMatch(/^Error: odd\n {4}at /)
  expect(explain('a word')).toBe('a word')
})
