import { describe, expect, test } from 'vitest'
import { languages } from '#shared/language.ts'
import { filesUnder, read } from './files.ts'

const codes = languages.join('|')
const endings = languages.map((code) => code[0]?.toUpperCase() + code.slice(1)).join('|')

/** Patterns that name a language in code, with their meaning. */
const asked: [what: string, pattern: RegExp][] = [
  ['compares with a code', new RegExp(`[!=]==? ?'(?:${codes})'|'(?:${codes})' ?[!=]==?|case '(?:${codes})':`)],
  ['chooses between codes', new RegExp(`\\? ?'(?:${codes})' ?: ?'(?:${codes})'`)],
  ['lists the codes', new RegExp(`'(?:${codes})' ?[|,] ?'(?:${codes})'`)],
  ['names a language in an identifier', new RegExp(`\\b[a-z][A-Za-z]*[a-z](?:${endings})\\b`)],
  ['names a language in a column', new RegExp(`\\b[a-z]+_(?:${codes})\\b`)],
  ['imports the pack of one language', new RegExp(`i18n/(?:${codes})/`)],
]

/** Files that may name a language: the facts of each, and the card gateway sandbox, which imitates a third party with its own languages. */
const exempt = /^src\/(i18n\/|shared\/language\.ts$|client\/(schema\.d\.ts$|limits\/)|domains\/foundation\/payments\/sandbox-texts\.ts$)/

describe('languages are data', () => {
  test('rejects language names in code', () => {
    const files = [
      ...filesUnder('src', /\.tsx?$/),
      ...filesUnder('db', /\.ts$/),
      ...filesUnder('tools', /\.ts$/),
      ...filesUnder('packages/bench', /\.ts$/),
    ]
    const odd = files
      .filter((path) => !exempt.test(path) && !/\.(test|example)\.tsx?$/.test(path))
      .flatMap((path) =>
        read(path)
          .split('\n')
          .flatMap((line, i) =>
            asked.filter(([, pattern]) => pattern.test(line)).map(([what]) => `${path}:${i + 1} ${what}: ${line.trim()}`),
          ),
      )
    expect(odd).toEqual([])
  })

  test('rejects language lists and language columns in the database', () => {
    const odd = read('db/schema.sql')
      .split('\n')
      .filter((line) => new RegExp(`^  \\w+_(?:${codes}) |ARRAY\\[[^\\]]*'(?:${codes})'::text`).test(line))
    expect(odd).toEqual([])
  })
})
