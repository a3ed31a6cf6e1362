import { expect, test } from 'vitest'
import points from '#domains/processes/inspection/data/check-list.json' with { type: 'json' }
import groups from '#domains/processes/inspection/data/phrases.json' with { type: 'json' }
import { phrasesOf } from '#domains/processes/inspection/rules.ts'
import { languages } from '#shared/language.ts'

const phrases = groups.flatMap((group) => group.phrases)

test('requires a unique id for every inspection phrase', () => {
  const ids = phrases.map(({ id }) => id)
  expect(ids.filter((id, i) => ids.indexOf(id) !== i || !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
})

test('requires a text per language, in its script', () => {
  // abbreviations allowed in an Arabic text
  const arabic = /^[\p{Script=Arabic}\p{M}\s،:()]+$/u
  const latin = /^[\p{Script=Latin}\p{M}\d\s’,()-]+$/u
  const faults = phrases.filter(({ texts }) => {
    const bare = texts.ar.replaceAll(/\b(ABS|ESP|EGR)\b/g, '')
    return Object.keys(texts).toSorted().join() !== languages.toSorted().join() || !arabic.test(bare) || !latin.test(texts.fr)
  })
  expect(faults.map(({ id }) => id)).toEqual([])
})

test('rejects two equal phrases of one point', () => {
  const repeated = points.filter(({ code }) =>
    languages.some((language) => {
      const texts = phrasesOf(code).map((phrase) => phrase.texts[language])
      return new Set(texts).size < texts.length
    }),
  )
  expect(repeated.map(({ code }) => code)).toEqual([])
})

test('requires phrases for every point and known points in every group', () => {
  const codes = points.map(({ code }) => code)
  const named = groups.flatMap((group) => group.points)
  expect(codes.filter((code) => !named.includes(code))).toEqual([])
  expect(named.filter((code) => !codes.includes(code))).toEqual([])
})

test('uses the general phrase for a point that staff added later', () => {
  expect(phrasesOf('towbar').length).toBeGreaterThan(0)
})
