import { expect, test } from 'vitest'
import { filesUnder, read } from './files.ts'

type Pack = { [key: string]: Pack | string }

test('requires every literal text key of a journey to exist in its pack', () => {
  const missing = filesUnder('e2e', /\.ts$/).flatMap((path) =>
    [...read(path).matchAll(/\b(?:words\(|message\([^,()]+,)\s*'(\w+)',\s*'([\w.]+)'/g)].flatMap(([, pack = '', key = '']) => {
      const texts: Pack = JSON.parse(read(`src/i18n/fr/${pack}.json`))
      const found = key
        .split('.')
        .reduce<Pack | string | undefined>((node, part) => (typeof node === 'object' ? node[part] : undefined), texts)
      return found === undefined ? [`${path}: ${pack}.${key}`] : []
    }),
  )
  expect(missing).toEqual([])
})
