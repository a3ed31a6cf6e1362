import { byLanguage, localized, type PartlyLocalized } from '#shared/language.ts'
import type { ElementIcon } from '../pages/values.ts'
import type { ContentElement } from './page-content.ts'

const words: PartlyLocalized = { fr: 'Ce que la page en dit, en une ligne.', ar: 'ما تقوله الصفحة عنه في سطر واحد.' }

interface Example {
  titles: PartlyLocalized
  icon?: ElementIcon
  href?: string
}

/** Page element for component examples. */
export function exampleElement(place: number, { titles, icon, href }: Example): ContentElement {
  return {
    anchor: `home-${place}`,
    icon: icon ?? null,
    picture: null,
    alts: byLanguage(() => ''),
    titles: byLanguage((language) => localized(titles, language)),
    bodies: byLanguage((language) => [{ kind: 'paragraph', text: [{ text: localized(words, language), ...(href && { href }) }] }]),
  }
}
