import type { JSONContent } from '@tiptap/core'
import type { RichBlock, RichInline, RichText } from '#domains/publishing/content/pages/contract.ts'

export function documentOf(text: RichText): JSONContent {
  const paragraph = (line: readonly RichInline[]) => ({ type: 'paragraph', content: line.map(nodeOf) })
  const blocks = text.map((block): JSONContent => {
    if (block.kind === 'paragraph') return paragraph(block.text)
    if (block.kind === 'heading') return { type: 'heading', attrs: { level: 3 }, content: block.text.map(nodeOf) }
    const items = block.items.map((item) => ({ type: 'listItem', content: [paragraph(item)] }))
    return { type: block.isOrdered ? 'orderedList' : 'bulletList', content: items }
  })
  return { type: 'doc', content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] }
}

function nodeOf({ text, isBold, isLtr, href }: RichInline): JSONContent {
  const marks = [
    ...(isBold ? [{ type: 'bold' }] : []),
    ...(isLtr ? [{ type: 'ltr' }] : []),
    ...(href ? [{ type: 'link', attrs: { href } }] : []),
  ]
  return { type: 'text', text, marks }
}

/** Converts an editor document into a text; omits empty blocks. */
export function richTextOf(document: JSONContent): RichText {
  return (document.content ?? []).flatMap((node): RichBlock[] => {
    if (node.type === 'bulletList' || node.type === 'orderedList') {
      const items = (node.content ?? []).flatMap((item) => {
        const line = lineOf(item.content?.[0])
        return line.length > 0 ? [line] : []
      })
      return items.length > 0 ? [{ kind: 'list', isOrdered: node.type === 'orderedList', items }] : []
    }
    const line = lineOf(node)
    return line.length > 0 ? [{ kind: node.type === 'heading' ? 'heading' : 'paragraph', text: line }] : []
  })
}

function lineOf(node: JSONContent | undefined): RichInline[] {
  const inlines = (node?.content ?? []).flatMap(({ text, marks = [] }): RichInline[] => {
    if (!text) return []
    const has = (type: string) => marks.some((mark) => mark.type === type)
    const href = marks.find((mark) => mark.type === 'link')?.attrs?.href
    return [
      {
        text,
        ...(has('bold') && { isBold: true as const }),
        ...(has('ltr') && { isLtr: true as const }),
        ...(typeof href === 'string' && { href }),
      },
    ]
  })
  return inlines.some(({ text }) => text.trim()) ? inlines : []
}
