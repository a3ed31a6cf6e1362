import { Component, type ComponentType, createElement, Fragment, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { PackContext, type PackSource, type Page } from '#i18n/text.ts'
import type { KeptMarkupProps } from '#ui/kept-markup.ts'

type PackName = Parameters<PackSource>[0]

interface Kept {
  markup: string
  /** the packs of sentences that it shows: its page names them to the browser */
  packs: ReadonlySet<PackName>
}

/** Characters of markup and names, about 800 cards of cars. */
const maxLength = 4_000_000
const kept = new Map<string, Kept>()
let length = 0

/** Draws the parts of a page that are kept (`KeptMarkup`), or gives their markup of before; the least recently used make room. */
export function markupKeeper({ language, basePath }: Page, pack: PackSource): ComponentType<KeptMarkupProps> {
  return class extends Component<KeptMarkupProps> {
    override render(): ReactNode {
      const name = `${language} ${basePath} ${this.props.named()}`
      const found = kept.get(name) ?? draw(this.props.children, this.context, pack)
      keep(name, found)
      for (const one of found.packs) pack(one)
      // Preact writes the texts of a template as they are
      return createElement(Fragment, { tpl: [found.markup] } as object)
    }
  }
}

/** Preact's `renderToString` takes what stands around as its second argument, and a component without a context of its own has all of it. */
function draw(children: ReactNode, around: unknown, pack: PackSource): Kept {
  const packs = new Set<PackName>()
  const part = createElement(
    PackContext,
    {
      value: (name, of) => {
        packs.add(name)
        return pack(name, of)
      },
    },
    children,
  )
  // in one piece: as it comes it holds on to each of its parts
  const markup = Buffer.from(renderToString(part, around as object)).toString()
  return { markup, packs }
}

function keep(name: string, part: Kept): void {
  if (!kept.delete(name)) length += name.length + part.markup.length
  kept.set(name, part)
  for (const [oldest, { markup }] of kept) {
    if (length <= maxLength) break
    kept.delete(oldest)
    length -= oldest.length + markup.length
  }
}
