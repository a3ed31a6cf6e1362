import { createContext, type ReactNode, useContext } from 'react'
import type { useTranslations } from 'use-intl/react'
import type { Analytics } from '#shared/analytics.ts'
import { defaultLanguage, type Language } from '#shared/language.ts'
import type { Packs } from './packs.d.ts'
import { type CompiledPack, translate } from './translate.ts'

/** What a page knows about where and in which language it is shown; the same on the server and in the browser. */
export interface Page {
  language: Language
  /** `/` or `/occasion/` */
  basePath: string
  /** origin of canonical addresses, without a slash at its end */
  origin: string
  /** what a visitor can tell us about a page that failed: the number of its request */
  reference?: string
  /** the build of the page, where browsers may keep copies for times without a network */
  worker?: string
  /** who is told of page views once the visitor agrees */
  analytics?: Analytics
  /** style of the map with streets, where there is one */
  mapStyle?: string
}

export const PageContext = createContext<Page>({ language: defaultLanguage, basePath: '/', origin: '' })
/** A pack that pages use; those for mails, SMS and papers stay on the server (`server.ts`). */
type PagePack = Exclude<keyof Packs, `${string}${'Mail' | 'Printout'}`>

/** Gives a pack of the page's language, or of another that is named; in the browser it may suspend until the pack is there. */
export type PackSource = (name: PagePack, of?: Language) => CompiledPack | undefined

export const PackContext = createContext<PackSource>(() => undefined)

/** Base path, origin and language of the page being shown. */
export function usePage(): Page {
  return useContext(PageContext)
}

/** The language of the page. */
export function useLanguage(): Language {
  return usePage().language
}

/** The sentences of one pack: called with a key and its values; `rich` lets a tag of the sentence become an element. */
export type Text<Pack extends keyof Packs> = ReturnType<typeof useTranslations<Pack>>

const nothing: CompiledPack = {}
const texts = new WeakMap<CompiledPack, unknown>()

/** The sentences of one pack: `const t = useText('search'); t('results', { count })`. Keys and arguments are checked against the French pack. */
export function useText<Pack extends PagePack>(name: Pack): Text<Pack> {
  const pack = useContext(PackContext)(name) ?? nothing
  const language = useLanguage()
  // the same function at every rendering, also for the dependencies of effects
  const known = texts.get(pack)
  if (known) return known as Text<Pack>
  const made = textOf(pack, language)
  texts.set(pack, made)
  return made as unknown as Text<Pack>
}

function textOf(pack: CompiledPack, language: Language) {
  const t = (key: string, values?: Record<string, string | number>) => translate(pack, key, language, values)
  const rich = (key: string, values?: Record<string, string | number | ((chunks: ReactNode) => ReactNode)>) =>
    translate<ReactNode>(pack, key, language, values as Parameters<typeof translate<ReactNode>>[3])
  return Object.assign(t, { rich })
}
