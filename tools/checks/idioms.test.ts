import { expect, test } from 'vitest'
import { filesUnder, read } from './files.ts'

/** Private idioms (style guide): words that an engineer from elsewhere would not search for, or that let code speak. */
const idioms =
  /\b(house|rooms?|doors?|whoever|anybody|nobody|tells?|told|says?|said|asks?|asked|kept|stands|drawn|papers?|sheets?|slips?|at once|anew|meanwhile|besides|words? of|sight)\b/gi
/** Maximum number of idioms in 10 000 words of each kind of text. A change may only lower these numbers. */
const most = { comments: 35, tests: 7, summaries: 6, docs: 44 }

const sources = [
  'src',
  'tools',
  'db',
  'e2e',
  ...['bench', 'grey-card', 'mutation-tests', 'photo-likeness'].map((name) => `packages/${name}`),
].flatMap((folder) => filesUnder(folder, /\.tsx?$/))
const lines = sources.flatMap((path) => read(path).split('\n'))
const texts: Record<keyof typeof most, string[]> = {
  comments: lines.flatMap((line) => /^\s*(?:\/\*\*?|\*|\/\/)\s(.*)/.exec(line)?.[1] ?? []),
  tests: lines.flatMap((line) => /^\s*(?:test|describe)(?:\.\w+(?:\(.*?\))?)*\(\s*(['"`])(.+?)\1/.exec(line)?.[2] ?? []),
  summaries: summariesOf(JSON.parse(read('docs/openapi.json'))),
  docs: [...filesUnder('docs', /\.md$/), 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].map(read),
}

test.each(Object.entries(texts))('%s contain no more private idioms than before', (kind, found) => {
  const text = found.join('\n')
  const words = text.match(/[\p{L}\d]+/gu)?.length ?? 0
  const share = Math.round(((text.match(idioms)?.length ?? 0) / words) * 10_000)
  expect(share).toBeLessThanOrEqual(most[kind as keyof typeof most])
})

function summariesOf(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'string' && /^(summary|description)$/.test(key) ? [value] : summariesOf(value),
  )
}
