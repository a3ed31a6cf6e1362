import { createContext, createElement, Fragment, type ReactNode, use, useContext } from 'react'
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
  /** identity provider and client id with which the browser signs in */
  issuer?: string
  client?: string
}

export const PageContext = createContext<Page>({ language: defaultLanguage, basePath: '/', origin: '' })

/** A pack that pages use; those for mails, SMS and printed documents stay on the server (`server.ts`). */
export type PagePack = Exclude<keyof Packs, `${string}${'Mail' | 'Printout'}`>

/** A pack as a module: `import searchTexts from '#texts/search'`. The build makes it (`texts` in `vite.config.ts`). */
export interface TextPack<Name extends PagePack = PagePack> {
  name: Name
  /** On the server: the file of the build that holds the pack, without its language (`texts` in `vite.config.ts`). */
  file?: string
  /** The compiled messages: of every language on the server, of the document's language in a browser. */
  messages: Partial<Record<Language, CompiledPack>>
  /** Fetches the messages of another language; the same promise for each call. */
  load(language: Language): Promise<CompiledPack>
}

/** Called on the server with each pack that a page renders, so that the page can preload its file. */
export const PackUse = createContext<(pack: TextPack) => void>(() => undefined)

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

const texts = new WeakMap<CompiledPack, unknown>()

/**
 * Returns the sentences of one pack in the language of the page: `const t = useText(searchTexts); t('results', { count })`.
 * Keys and arguments are checked against the French pack. Suspends when the page shows a part in another language for the first time.
 */
export function useText<Name extends PagePack>(pack: TextPack<Name>): Text<Name> {
  const language = useLanguage()
  useContext(PackUse)(pack)
  const messages = pack.messages[language] ?? use(pack.load(language))
  // the same function at every rendering, also for the dependencies of effects
  const known = texts.get(messages)
  if (known) return known as Text<Name>
  const made = textOf(messages, language)
  texts.set(messages, made)
  return made as unknown as Text<Name>
}

function textOf(pack: CompiledPack, language: Language) {
  const t = (key: string, values?: Record<string, string | number>) => translate(pack, key, language, values)
  const rich = (key: string, values?: Record<string, string | number | ((chunks: ReactNode) => ReactNode)>) => {
    const parts = translate<ReactNode>(pack, key, language, values as Parameters<typeof translate<ReactNode>>[3])
    // as children, not as a list: React asks for keys in a list
    return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts
  }
  return Object.assign(t, { rich })
}
