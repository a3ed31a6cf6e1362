import loaders, { further } from 'virtual:pack-loaders'
import { use } from 'react'
import { asLanguage, type Language } from '#shared/language.ts'
import type { PackSource } from './text.ts'
import type { CompiledPack } from './translate.ts'

/** ms for which a pack that did not come counts as missing */
const aMoment = 1000

const coming = new Map<string, Promise<CompiledPack | undefined>>()

function load(name: string, language: Language): Promise<CompiledPack | undefined> {
  const key = `${language}/${name}`
  const known = coming.get(key)
  if (known) return known
  const found = loaders[language][name]
  // what no public page needs stands in a table of its own
  const promise = (found ? found() : further().then((more) => more.default[language][name]?.())).then((module) => module?.default)
  coming.set(key, promise)
  promise.then(
    // so marked, `use` gives it at once instead of waiting for a promise that is settled
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    // A lost connection is no answer: it is asked again a moment later. Not at once: the rendering that waits for this one would wait for ever.
    () => setTimeout(() => coming.delete(key), aMoment),
  )
  return promise
}

/** Settled once the first page has what it was drawn with. */
const first = Promise.withResolvers<void>()
let isFirstPage = true

/** Fetches the packs that the first page was rendered with, before it is taken over. */
export async function loadPacks(names: readonly string[], language: Language): Promise<void> {
  isFirstPage = false
  await Promise.all(names.map((name) => load(name, language)))
  first.resolve()
}

/**
 * Waits for the packs of a page that somebody goes to. The first one is drawn with those that it shows, which are awaited by who takes it
 * over; the rest, of what is shown later, follows at once.
 * @public called at the end of every page (`vite.config.ts`)
 */
export async function withSentences(names: readonly string[]): Promise<void> {
  const all = () => Promise.allSettled(names.map((name) => load(name, asLanguage(document.documentElement.lang))))
  if (isFirstPage) void first.promise.then(all)
  else await all()
}

/** The packs of this page's language; one that is not there yet is fetched while the screen before it stays. */
export function browserPacks(language: Language): PackSource {
  // always through `use`: React takes a rendering that was begun with it and goes on without it for an error (#467)
  return (name, of = language) => use(load(name, of))
}
