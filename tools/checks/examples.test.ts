import { expect, test } from 'vitest'
import { filesUnder } from './files.ts'

const drawn = filesUnder('src/ui', /\.tsx$/).filter((path) => !/\.(?:test|example)\.tsx$/.test(path))
const examples = new Set(filesUnder('src', /\.example\.tsx$/))

test('every component of the kit has its example', () => {
  expect(drawn.length).toBeGreaterThan(30)
  expect(drawn.filter((path) => !examples.has(path.replace('.tsx', '.example.tsx')))).toEqual([])
})

test('every example lies beside what it shows, where the workshop finds it', () => {
  const components = new Set(filesUnder('src', /\.tsx$/))
  const odd = [...examples].filter(
    (path) => !/^src\/(?:ui|domains\/.*\/ui|staff\/.*)\/[^/]+$/.test(path) || !components.has(path.replace('.example', '')),
  )
  expect(odd).toEqual([])
})
