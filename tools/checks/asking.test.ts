import { expect, test } from 'vitest'
import { filesUnder, read } from './files.ts'

const screens = filesUnder('src', /\.tsx?$/).filter(
  (path) => !/\.test\.tsx?$/.test(path) && !/^src\/(client|main|platform|testing|identity|domains\/payments)\//.test(path),
)

/** The text between the brackets that open at `from`. */
function inBrackets(text: string, from: number): string {
  let depth = 0
  for (let i = from; i < text.length; i++) {
    if (text[i] === '(') depth++
    else if (text[i] === ')' && --depth === 0) return text.slice(from, i)
  }
  return text.slice(from)
}

// docs/decisions/016-browser-queries-and-forms.md
test('screens ask by useApiQuery and change by useApiMutation, never by the client itself', () => {
  expect(screens.filter((path) => /\b(?:browserApi|useApi)\(|\bfetch\(/.test(read(path)))).toEqual([])
})

test('no effect calls the API: a query aborts, repeats and remembers', () => {
  const odd = screens.filter((path) => {
    const text = read(path)
    return [...text.matchAll(/\buseEffect\(/g)].some(({ index }) =>
      /\bcallApi\(|\.send\(/.test(inBrackets(text, index + 'useEffect'.length)),
    )
  })
  expect(odd).toEqual([])
})

/** Reads whose question is too large for an address. */
const readsByPost = ['src/staff/pages/content/preview.tsx', 'src/staff/pages/newsletter/use-readers.ts']

test('a query changes nothing: opening a page sends no post, put, patch or delete', () => {
  const odd = screens.filter((path) => {
    const text = read(path)
    return [...text.matchAll(/\buse(?:Late)?QueryOf(?:<[^()]*>)?(?=\()/g)].some(({ 0: { length }, index }) =>
      /\bcallApi\(\s*'(?:post|put|patch|delete)'/.test(inBrackets(text, index + length)),
    )
  })
  expect(odd).toEqual(readsByPost)
})

test('who is busy and who has left is known by the hooks, not by flags made by hand', () => {
  const byHand = /\bsetBusy\b|\blet (?:left|gone|counts|over|cancelled|ignore|active|mounted) = (?:true|false)\b/
  const odd = screens.filter(
    (path) => !path.startsWith('src/ui/use-form') && /\/(?:ui|pages|layout)\//.test(path) && byHand.test(read(path)),
  )
  expect(odd).toEqual([])
})

test('the library of the queries is named in its own folder only, and never in the first load', () => {
  const odd = filesUnder('src', /\.tsx?$/).filter((path) => !path.startsWith('src/client/query/') && read(path).includes('@tanstack/'))
  expect(odd).toEqual([])
  expect(read('src/client/late-query.ts')).not.toMatch(/^import (?!type)[^\n]*'\.\/(?:query\/query|call)\.ts'/m)
})

test('screens take types from a contract, never its values: the library of its shapes is larger than a page', () => {
  const taken = /^import (?!type\b)\{([^}]*)\} from '[^']*\/contract\.ts'/gm
  const odd = screens.filter(
    (path) =>
      /\/(?:ui|(?:site|staff)\/pages|layout)\//.test(path) &&
      [...read(path).matchAll(taken)].some(([, names = '']) => names.split(',').some((name) => !/^\s*(?:type\b.*)?$/s.test(name))),
  )
  expect(odd).toEqual([])
})
