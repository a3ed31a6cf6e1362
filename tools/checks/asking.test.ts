import { expect, test } from 'vitest'
import { filesUnder, read } from './files.ts'

const screens = filesUnder('src', /\.tsx?$/).filter(
  (path) => !/\.test\.tsx?$/.test(path) && !/^src\/(client|main|platform|testing|identity|domains\/foundation\/payments)\//.test(path),
)

/** Returns the text between the brackets that open at `from`. */
function inBrackets(text: string, from: number): string {
  let depth = 0
  for (let i = from; i < text.length; i++) {
    if (text[i] === '(') depth++
    else if (text[i] === ')' && --depth === 0) return text.slice(from, i)
  }
  return text.slice(from)
}

// docs/decisions/016-browser-queries-and-forms.md
test('requires useQuery and useApiMutation in screens instead of the client', () => {
  expect(screens.filter((path) => /\b(?:browserApi|useApi)\(|\bfetch\(/.test(read(path)))).toEqual([])
})

test('rejects API calls inside effects', () => {
  const odd = screens.filter((path) => {
    const text = read(path)
    return [...text.matchAll(/\buseEffect\(/g)].some(({ index }) =>
      /\bcallApi\(|\.send\(/.test(inBrackets(text, index + 'useEffect'.length)),
    )
  })
  expect(odd).toEqual([])
})

/** Reads whose parameters are too long for a URL. */
const readsByPost = ['src/staff/pages/content/preview.tsx', 'src/staff/pages/newsletter/use-readers.ts']

test('rejects post, put, patch and delete in queries', () => {
  const odd = screens.filter((path) => {
    const text = read(path)
    return [...text.matchAll(/\buse(?:Lazy)?Query(?:<[^()]*>)?(?=\()/g)].some(({ 0: { length }, index }) =>
      /\bcallApi\(\s*'(?:post|put|patch|delete)'/.test(inBrackets(text, index + length)),
    )
  })
  expect(odd).toEqual(readsByPost)
})

test('rejects manual busy and unmounted flags in screens', () => {
  const byHand = /\bsetBusy\b|\blet (?:left|gone|counts|over|cancelled|ignore|active|mounted) = (?:true|false)\b/
  const odd = screens.filter(
    (path) => !path.startsWith('src/ui/use-form') && /\/(?:ui|pages|layout)\//.test(path) && byHand.test(read(path)),
  )
  expect(odd).toEqual([])
})

test('restricts the query library to its folder and out of the first load', () => {
  const odd = filesUnder('src', /\.tsx?$/).filter((path) => !path.startsWith('src/client/query/') && read(path).includes('@tanstack/'))
  expect(odd).toEqual([])
  expect(read('src/client/lazy-query.ts')).not.toMatch(/^import (?!type)[^\n]*'\.\/(?:query\/query|call)\.ts'/m)
})

test('allows screens to import only types from a contract', () => {
  const taken = /^import (?!type\b)\{([^}]*)\} from '[^']*\/contract\.ts'/gm
  const odd = screens.filter(
    (path) =>
      /\/(?:ui|(?:site|staff)\/pages|layout)\//.test(path) &&
      [...read(path).matchAll(taken)].some(([, names = '']) => names.split(',').some((name) => !/^\s*(?:type\b.*)?$/s.test(name))),
  )
  expect(odd).toEqual([])
})
