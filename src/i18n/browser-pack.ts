import { asLanguage, type Language } from '#shared/language.ts'
import type { PagePack, TextPack } from './text.ts'
import type { CompiledPack } from './translate.ts'

/**
 * Creates a pack in the browser and fetches its messages in the language of the document. A module that imports the pack therefore runs
 * once its texts are there.
 * @param loaders fetches the compiled messages of a language
 * @throws what the dynamic import throws when the file cannot be fetched
 * @public called by the modules that `texts` in `vite.config.ts` makes
 */
export async function browserPack<Name extends PagePack>(
  name: Name,
  loaders: Record<Language, () => Promise<{ default: CompiledPack }>>,
): Promise<TextPack<Name>> {
  const loaded = new Map<Language, Promise<CompiledPack>>()
  const load = (language: Language) => {
    const messages = loaded.get(language) ?? loaders[language]().then((module) => module.default)
    loaded.set(language, messages)
    return messages
  }
  const own = asLanguage(document.documentElement.lang)
  return { name, messages: { [own]: await load(own) }, load }
}
