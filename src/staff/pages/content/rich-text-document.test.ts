import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import type { RichText } from '#domains/content/pages/contract.ts'
import { documentOf, richTextOf } from './rich-text-document.ts'
import { extensions } from './rich-text-extensions.ts'

const schema = getSchema(extensions)
/** Through the editor and back: what its schema does not know is refused there. */
const through = (text: RichText) => {
  const node = schema.nodeFromJSON(documentOf(text))
  node.check()
  return richTextOf(node.toJSON())
}

test('every kind of block, bold words, links and the order of numbers come back as they were kept', () => {
  const text: RichText = [
    { kind: 'heading', text: [{ text: 'Acompte' }] },
    { kind: 'paragraph', text: [{ text: 'De ' }, { text: '{booking.depositDirhams}', isBold: true }, { text: ' ici', href: '/about' }] },
    { kind: 'list', isOrdered: true, items: [[{ text: 'un' }], [{ text: '09-08', isLtr: true }]] },
    { kind: 'list', isOrdered: false, items: [[{ text: 'deux', isBold: true, href: 'tel:+212522000000' }]] },
  ]
  expect(through(text)).toEqual(text)
})

test('a text that is empty stays empty, and blocks that say nothing are left out', () => {
  expect(through([])).toEqual([])
  expect(richTextOf({ type: 'doc', content: [{ type: 'paragraph' }, { type: 'bulletList', content: [{ type: 'listItem' }] }] })).toEqual([])
})

test('the editor knows no other kind of block', () => {
  expect(Object.keys(schema.nodes).sort()).toEqual(['bulletList', 'doc', 'heading', 'listItem', 'orderedList', 'paragraph', 'text'])
  expect(Object.keys(schema.marks).sort()).toEqual(['bold', 'link', 'ltr'])
})
