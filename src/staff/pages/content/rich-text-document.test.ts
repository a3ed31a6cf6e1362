import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import type { RichText } from '#domains/publishing/content/pages/contract.ts'
import { documentOf, richTextOf } from './rich-text-document.ts'
import { extensions } from './rich-text-extensions.ts'

const schema = getSchema(extensions)
/** Round trip through the editor, whose schema rejects unknown nodes. */
const through = (text: RichText) => {
  const node = schema.nodeFromJSON(documentOf(text))
  node.check()
  return richTextOf(node.toJSON())
}

test('round-trips every kind of block, bold text, links and left-to-right marks', () => {
  const text: RichText = [
    { kind: 'heading', text: [{ text: 'Acompte' }] },
    { kind: 'paragraph', text: [{ text: 'De ' }, { text: '{booking.depositDirhams}', isBold: true }, { text: ' ici', href: '/about' }] },
    { kind: 'list', isOrdered: true, items: [[{ text: 'un' }], [{ text: '09-08', isLtr: true }]] },
    { kind: 'list', isOrdered: false, items: [[{ text: 'deux', isBold: true, href: 'tel:+212522000000' }]] },
  ]
  expect(through(text)).toEqual(text)
})

test('keeps an empty text empty and omits empty blocks', () => {
  expect(through([])).toEqual([])
  expect(richTextOf({ type: 'doc', content: [{ type: 'paragraph' }, { type: 'bulletList', content: [{ type: 'listItem' }] }] })).toEqual([])
})

test('the editor has no other kind of block', () => {
  expect(Object.keys(schema.nodes).sort()).toEqual(['bulletList', 'doc', 'heading', 'listItem', 'orderedList', 'paragraph', 'text'])
  expect(Object.keys(schema.marks).sort()).toEqual(['bold', 'link', 'ltr'])
})
