import { expect, test } from 'vitest'
import { takenEncodings } from './encodings.ts'

test.each([
  [undefined, []],
  ['', []],
  ['gzip, deflate , BR', ['gzip', 'deflate', 'br']],
  [
    ['gzip', 'br'],
    ['gzip', 'br'],
  ],
  ['gzip;q=0, br; q=0.000, zstd ;q=0.001, deflate;q=0.5', ['zstd', 'deflate']],
  ['gzip;q=0.0,,br;q=1.0', ['br']],
])('%j takes %j', (header, taken) => {
  expect(takenEncodings(header)).toEqual(taken)
})
