import { describe, expect, test } from 'vitest'
import { languages } from '#shared/language.ts'
import { filesUnder, read } from './files.ts'

const codes = languages.join('|')
const endings = languages.map((code) => code[0]?.toUpperCase() + code.slice(1)).join('|')

/** What asks for a language by its name, and what is meant. */
const asked: [what: string, pattern: RegExp][] = [
  ['compares with a code', new RegExp(`[!=]==? ?'(?:${codes})'|'(?:${codes})' ?[!=]==?|case '(?:${codes})':`)],
  ['chooses between codes', new RegExp(`\\? ?'(?:${codes})' ?: ?'(?:${codes})'`)],
  ['lists the codes', new RegExp(`'(?:${codes})' ?[|,] ?'(?:${codes})'`)],
  ['names a language in an identifier', new RegExp(`\\b[a-z][A-Za-z]*[a-z](?:${endings})\\b`)],
  ['names a language in a column', new RegExp(`\\b[a-z]+_(?:${codes})\\b`)],
  ['imports the pack of one language', new RegExp(`i18n/(?:${codes})/`)],
]

/** Files in which a language has its name: its facts, and the sandbox of the card gateway, which is another house with languages of its own. */
const exempt = /^src\/(i18n\/|shared\/language\.ts$|client\/(schema\.d\.ts$|limits\/)|domains\/payments\/sandbox-texts\.ts$)/

describe('languages are data', () => {
  test('no code asks for a language by its name', () => {
    const files = [
      ...filesUnder('src', /\.tsx?$/),
      ...filesUnder('db', /\.ts$/),
      ...filesUnder('tools', /\.ts$/),
      ...filesUnder('bench', /\.ts$/),
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

  test('the database lists no languages and has no column for one', () => {
    const odd = read('db/schema.sql')
      .split('\n')
      .filter((line) => new RegExp(`^  \\w+_(?:${codes}) |ARRAY\\[[^\\]]*'(?:${codes})'::text`).test(line))
    expect(odd).toEqual([])
  })
})
