import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createReader } from './reader.ts'

const Front = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#888' } })
  .jpeg()
  .toBuffer()

test('runs one reading per caller and reports the queue position', async () => {
  const reader = createReader({ maxWaiting: 1 })
  const first = reader.read('first', { Front })
  const second = reader.read('second', { Front })
  expect([reader.position('first'), reader.position('second'), reader.position('third')]).toEqual([0, 1, null])
  expect(await reader.read('second', { Front })).toEqual({ refused: 'inProgress' })
  expect(await reader.read('third', { Front })).toEqual({ refused: 'busy', seconds: 12 })
  await first
  expect(reader.position('second')).toBe(0)
  expect(await second).toHaveProperty('read')
  await reader.close()
})

test('terminates a hanging reading and continues with the next', async () => {
  const hasty = createReader({ timeout: 1 })
  expect(await hasty.read('first', { Front })).toEqual({ refused: 'busy', seconds: 6 })
  expect(await hasty.read('first', { Front })).toEqual({ refused: 'busy', seconds: 6 })
  await hasty.close()
})

test('names the face that cannot be decoded', async () => {
  const reader = createReader()
  expect(await reader.read('first', { Front, Back: Front.subarray(0, 200) })).toEqual({ broken: 'Back' })
  await reader.close()
})
