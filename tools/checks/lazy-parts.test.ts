import { expect, test } from 'vitest'
import { filesUnder, read } from './files.ts'

/** The helpers of this file render something when a script cannot be loaded; a bare `lazy` replaces the page by the error page. */
const helper = 'src/ui/late-part.tsx'

/** Returns true when a source imports `lazy` of React. */
function importsLazy(source: string): boolean {
  const imports = [...source.matchAll(/import\s+([^'";]+?)\s+from\s+['"]react['"]/g)].map(([, names = '']) => names)
  return imports.some((names) => /\blazy\b/.test(names)) || /\bReact\.lazy\b/.test(source)
}

test('imports lazy of React only in late-part', () => {
  const users = ['src', 'packages'].flatMap((folder) => filesUnder(folder, /\.[jt]sx?$/)).filter((path) => importsLazy(read(path)))
  expect(users).toEqual([helper])
})

test.each([
  "import { lazy, Suspense } from 'react'",
  "import {\n  lazy as late,\n} from 'react'",
  "import * as React from 'react'\nReact.lazy(load)",
])('finds %j', (source) => expect(importsLazy(source)).toBe(true))

test.each(["import { Suspense } from 'react'\nimport { lazy } from './lists.ts'", "import type { LazyExoticComponent } from 'react'"])(
  'allows %j',
  (source) => expect(importsLazy(source)).toBe(false),
)
