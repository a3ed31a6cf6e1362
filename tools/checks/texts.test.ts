import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { filesUnder, read, root } from './files.ts'
import { roomOrder } from './rooms.ts'

const packs = filesUnder('src/i18n/fr', /\.json$/).map((path) => path.slice('src/i18n/fr/'.length))

/** key → message of a pack, nested keys joined by points. */
function messages(path: string): Map<string, string> {
  const all = new Map<string, string>()
  const walk = (node: unknown, key: string): void => {
    if (typeof node === 'string') all.set(key, node)
    else for (const [name, child] of Object.entries(node as object)) walk(child, key ? `${key}.${name}` : name)
  }
  walk(JSON.parse(read(path)), '')
  return all
}

interface Shape {
  placeholders: Set<string>
  plurals: { name: string; forms: string[] }[]
}

function shape(message: string): Shape {
  const found: Shape = { placeholders: new Set(), plurals: [] }
  const walk = (elements: MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      found.placeholders.add(element.value)
      if (element.type === TYPE.tag) walk(element.children)
      if (element.type === TYPE.plural) found.plurals.push({ name: element.value, forms: Object.keys(element.options) })
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const option of Object.values(element.options)) walk(option.value)
    }
  }
  walk(parse(message))
  return found
}

describe('packs', () => {
  test('both languages have the same packs, named after rooms or screens', () => {
    expect(filesUnder('src/i18n/ar', /\.json$/).map((path) => path.slice('src/i18n/ar/'.length))).toEqual(packs)
    // what a room writes by mail or prints stands in a pack of its own, which browsers never fetch
    const named = new Set<string>([
      ...roomOrder,
      'site',
      'home',
      'ui',
      'errors',
      'fieldErrors',
      'identity',
      'session',
      'personalData',
      'contactForm',
      'history',
      'staff',
      'stock',
      'bookingCase',
      'staffSettings',
      'staffDesk',
    ])
    expect(packs.filter((pack) => !named.has(pack.replace(/(Mail|Paper)?\.json$/, '')))).toEqual([])
  })

  test.each(packs)('%s: same keys, same placeholders, every plural form', (pack) => {
    const fr = messages(`src/i18n/fr/${pack}`)
    const ar = messages(`src/i18n/ar/${pack}`)
    expect([...ar.keys()].sort()).toEqual([...fr.keys()].sort())
    for (const [key, message] of fr) {
      const french = shape(message)
      const arabic = shape(ar.get(key) ?? '')
      expect({ key, placeholders: [...arabic.placeholders].sort() }).toEqual({ key, placeholders: [...french.placeholders].sort() })
      for (const { name, forms } of french.plurals)
        expect({ key, name, other: forms.includes('other'), one: forms.includes('one') }).toEqual({ key, name, other: true, one: true })
      const six = ['zero', 'one', 'two', 'few', 'many', 'other']
      for (const { name, forms } of arabic.plurals) {
        const has = new Set(forms.map((form) => ({ '=0': 'zero', '=1': 'one', '=2': 'two' })[form] ?? form))
        expect({ key, name, missing: six.filter((form) => !has.has(form)) }).toEqual({ key, name, missing: [] })
      }
    }
  })

  test('no message is empty, and French packs hold Arabic only where a language or a plate is named', () => {
    for (const pack of packs) {
      const odd = [...messages(`src/i18n/fr/${pack}`)].filter(
        ([key, message]) => message.trim() === '' || (/[\u0600-\u06ff]/.test(message) && !/language|arabic|plate/i.test(key)),
      )
      expect(odd).toEqual([])
      expect([...messages(`src/i18n/ar/${pack}`)].filter(([, message]) => message.trim() === '')).toEqual([])
    }
  })
})

describe('components', () => {
  const spoken = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'title', 'alt', 'placeholder', 'label'])

  test('no literal text: every word shown comes from a pack', () => {
    const literal: string[] = []
    for (const path of filesUnder('src', /\.tsx$/).filter((file) => !/\.(example|test)\.tsx$/.test(file))) {
      const source = ts.createSourceFile(`${root}/${path}`, read(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
      const visit = (node: ts.Node): void => {
        if (ts.isJsxText(node) && /\p{L}{2,}/u.test(node.text)) literal.push(`${path}: ${node.text.trim()}`)
        if (
          ts.isJsxAttribute(node) &&
          spoken.has(node.name.getText()) &&
          node.initializer &&
          ts.isStringLiteral(node.initializer) &&
          /\p{L}{2,}/u.test(node.initializer.text)
        )
          literal.push(`${path}: ${node.name.getText()}="${node.initializer.text}"`)
        ts.forEachChild(node, visit)
      }
      visit(source)
    }
    expect(literal).toEqual([])
  })
})
