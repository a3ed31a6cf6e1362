import { expect, test } from 'vitest'
import { filesUnder } from './files.ts'

const drawn = filesUnder('src/ui', /\.tsx$/).filter((path) => !/\.(?:test|example)\.tsx$/.test(path))
const examples = new Set(filesUnder('src', /\.example\.tsx$/))

test('requires an example for every component of the UI kit', () => {
  expect(drawn.length).toBeGreaterThan(30)
  expect(drawn.filter((path) => !examples.has(path.replace('.tsx', '.example.tsx')))).toEqual([])
})

test('requires every example beside its component', () => {
  const components = new Set(filesUnder('src', /\.tsx$/))
  const odd = [...examples].filter(
    (path) => !/^src\/(?:ui|domains\/.*\/ui|staff\/.*)\/[^/]+$/.test(path) || !components.has(path.replace('.example', '')),
  )
  expect(odd).toEqual([])
})
