import { expect, test } from 'vitest'
import { mutationsOf, sqlMutations } from './mutations.ts'

/** Returns the texts that the mutations of a source produce. */
const made = (source: string) =>
  mutationsOf('a.ts', source).map(({ start, end, text }) => source.slice(0, start) + text + source.slice(end))

test('negates a comparison', () => {
  expect(made('const a = b < c')).toEqual(['const a = b <= c'])
  expect(made('const a = b === c')).toEqual(['const a = b !== c'])
})

test('drops each half of a condition', () => {
  expect(made('const a = b && c.d')).toEqual(['const a = b', 'const a = c.d'])
})

test('skips a guard and drops a negation', () => {
  expect(made('function f() { if (!a) return b }')).toEqual(['function f() { if (false) return b }', 'function f() { if (a) return b }'])
})

test('removes a call made for its side effect only', () => {
  expect(made('async function f() { await save(a); return load(b) }')).toEqual(['async function f() { ; return load(b) }'])
})

test('mutates numbers, booleans, branches and opposite calls', () => {
  expect(made('const a = 15')).toEqual(['const a = 16'])
  expect(made('const a = 1_000')).toEqual(['const a = 2000'])
  expect(made('f({ a: true })')).toContain('f({ a: false })')
  expect(made('const a = b ? c : d')).toEqual(['const a = b ? d : c'])
  expect(made('const a = b.some(c)')).toEqual(['const a = b.every(c)'])
})

test('ignores types, imports, indexes and string concatenation', () => {
  expect(made("import a from 'b'\ntype C = 1 | true\ninterface D { e: 2 }\nconst f: 3 = g[0] as 4\nconst h = 'i' + j")).toEqual([])
})

const hole = ['$', '{f({ and: 1 })}'].join('')

/** Returns the mutations of an SQL statement; `§` marks an interpolated value. */
function statements(short: string): string[] {
  const text = short.replaceAll('§', hole)
  return sqlMutations(text).map(({ start, end, text: other }) => (text.slice(0, start) + other + text.slice(end)).replaceAll(hole, '§'))
}

test('drops an SQL condition with any interpolated value', () => {
  expect(statements('`select a from b where c = § and f in (§ and 1) order by h`')).toEqual([
    '`select a from b where c = § and true order by h`',
    '`select a from b where c = § and f in (§ and true) order by h`',
  ])
})

test('mutates SQL comparisons, nulls, orders and tie-breaks', () => {
  expect(statements('`select a from b where c < §`')).toEqual(['`select a from b where c <= §`'])
  expect(statements('`select a from b where c is null`')).toEqual(['`select a from b where c is not null`'])
  expect(statements('`select a from b order by c desc, d`')).toEqual([
    '`select a from b order by c asc, d`',
    '`select a from b order by c desc`',
  ])
})

test('ignores operators that only resemble a comparison', () => {
  expect(statements("`select a->>'b', c @> d, e <> f, g => h from i where j between § and §`")).toEqual([])
})

test('finds no opposite for a method of Object.prototype', () => {
  expect(made('a.toString()')).toEqual([';'])
  expect(made('const a = b.some(c)')).toEqual(['const a = b.every(c)'])
})

test('locates an SQL mutation in the file', () => {
  expect(made('const a = sql<B>`select c from d where e = 1 and f`')).toEqual(['const a = sql<B>`select c from d where e = 1 and true`'])
})
