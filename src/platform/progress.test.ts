import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { progress, step } from './progress.ts'

let said: string[] = []
const out = (isTTY: boolean, columns?: number) =>
  ({ isTTY, columns, write: (text: string) => said.push(text) > 0 }) as unknown as NodeJS.WriteStream
beforeEach(() => {
  said = []
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
/** Output so far, after a number of ms. */
const after = (ms: number, say: () => void) => {
  vi.advanceTimersByTime(ms)
  said = []
  say()
  return said.join('|')
}

test('redraws one line on a terminal, at most twelve times a second', () => {
  const shown = progress('Cars', 1000, out(true, 80))
  expect(said).toEqual(['  Cars …'])
  const line = (full: number, percent: number, note: string) =>
    `\r\x1b[2K  Cars ${'█'.repeat(full)}${'░'.repeat(24 - full)} ${percent} % ${note}`
  expect(after(79, () => shown.at(1))).toBe('')
  expect(after(1, () => shown.at(250, 'Dacia'))).toBe(line(6, 25, 'Dacia'))
  expect(after(79, () => shown.at(300))).toBe('')
  expect(after(1, () => shown.at(519))).toBe(line(12, 51, ''))
  expect(after(0, () => shown.at(1000))).toBe(line(24, 100, ''))
  expect(after(80, () => shown.at(2000))).toBe(line(24, 100, ''))
  expect(after(1000, () => shown.done('1000 cars'))).toBe('\r\x1b[2K✓ Cars: 1000 cars (1.2 s)\n')
  expect(after(0, () => shown.failed())).toBe('\r\x1b[2K✗ Cars (1.2 s)\n')
})

test('cuts the line at the terminal width, or at 100 characters', () => {
  const width = (columns?: number) => {
    const shown = progress('Cars', 0, out(true, columns))
    return after(80, () => shown.at(1, 'x'.repeat(200))).length
  }
  expect([width(40), width()]).toEqual([45, 105])
  const shown = progress('Cars', 0, out(true, 40))
  expect(after(80, () => shown.at(1, 'Dacia'))).toBe('\r\x1b[2K  Cars Dacia')
})

test('prints each quarter once when not on a terminal', () => {
  const shown = progress('Cars', 1000, out(false))
  expect(said).toEqual([])
  const at = (done: number, note?: string) => after(0, () => shown.at(done, note))
  expect([at(249), at(250), at(260, 'x'), at(499), at(500, 'Dacia'), at(900), at(999), at(1000)]).toEqual([
    '',
    '  Cars: 25 %\n',
    '',
    '',
    '  Cars: 50 %, Dacia\n',
    '  Cars: 90 %\n',
    '',
    '',
  ])
  expect(after(500, () => shown.done())).toBe('✓ Cars (0.5 s)\n')
  const endless = progress('Cars', 0, out(false))
  expect(after(0, () => endless.at(7))).toBe('')
})

test('ends with its note, or with its error, which is rethrown', async () => {
  const written: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  expect(
    await step(
      'One',
      async () => 7,
      (count) => `${count} cars`,
    ),
  ).toBe(7)
  expect(await step('Two', async () => 8)).toBe(8)
  await expect(step('Three', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const ends = written.join('').match(/[✓✗][^\n]*/g)
  expect(ends).toEqual(['✓ One: 7 cars (0.0 s)', '✓ Two (0.0 s)', '✗ Three (0.0 s)'])
})
