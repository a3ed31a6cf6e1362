import { Extension, Mark } from '@tiptap/core'
import { ListItem } from '@tiptap/extension-list'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import StarterKit from '@tiptap/starter-kit'
import { placeholders } from '#domains/publishing/content/pages/values.ts'
import { linkPattern } from '#shared/link.ts'

/** A number or code that is left-to-right within Arabic text. */
const Ltr = Mark.create({
  name: 'ltr',
  parseHTML: () => [{ tag: 'bdi[dir=ltr]' }],
  renderHTML: () => ['bdi', { dir: 'ltr' }, 0],
})

/** Highlights the names of settings in braces, and marks unknown ones. */
const Placeholders = Extension.create({
  name: 'placeholders',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations: ({ doc }) => {
          const found: Decoration[] = []
          doc.descendants((node, at) => {
            for (const { 0: whole, 1: name = '', index } of node.text?.matchAll(/\{([\w.]+)\}/g) ?? [])
              found.push(
                Decoration.inline(at + index, at + index + whole.length, {
                  'data-placeholder': Object.hasOwn(placeholders, name) ? 'known' : 'unknown',
                }),
              )
          })
          return DecorationSet.create(doc, found)
        },
      },
    }),
  ],
})

/** The allowed nodes and marks of a text; pasted content loses the rest. */
export const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    hardBreak: false,
    horizontalRule: false,
    italic: false,
    listItem: false,
    strike: false,
    trailingNode: false,
    underline: false,
    heading: { levels: [3] },
    link: {
      autolink: false,
      linkOnPaste: false,
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (uri) => linkPattern.test(uri ?? ''),
    },
  }),
  ListItem.extend({ content: 'paragraph' }),
  Ltr,
  Placeholders,
]
