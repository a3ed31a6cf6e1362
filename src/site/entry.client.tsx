import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepCookie } from '#client/cookie.ts'
import { restoredLanguage } from '#client/kept-language.ts'
import { browserPacks, loadPacks } from '#i18n/browser-packs.ts'
import { PageRoot } from '#i18n/page-root.tsx'
import type { Page } from '#i18n/text.ts'
import { asLanguage, languageKey } from '#shared/language.ts'
import { hydrateInParts } from '#ui/hydrate-later.ts'

const { lang, dataset } = document.documentElement
const page: Page = {
  language: asLanguage(lang),
  basePath: dataset.basePath ?? '/',
  origin: dataset.origin ?? location.origin,
  reference: document.querySelector<HTMLElement>('[data-reference]')?.dataset.reference ?? '',
  ...(dataset.worker && { worker: dataset.worker }),
  ...(dataset.mapStyle && { mapStyle: dataset.mapStyle }),
  ...(dataset.analytics && { analytics: JSON.parse(dataset.analytics) }),
}

/** An address that names its language is a choice: kept on the device, and in the cookie by which the server renders. */
function keepLanguage(): void {
  if (!new URLSearchParams(location.search).has(languageKey)) return
  keepCookie(languageKey, page.language, page.basePath)
  try {
    localStorage.setItem(languageKey, page.language)
  } catch {
    // the cookie is enough
  }
}

/** Waits for what the page was drawn from: the router throws the promise of it as long as it is read. */
async function data(): Promise<void> {
  try {
    HydratedRouter({})
  } catch (waited) {
    await waited
  }
}

/** Takes out what the server put into the head for this page, between two marks: the parts of the page put it there themselves now. */
function takeBackTold(): void {
  const [from, to] = [...document.head.childNodes].filter(({ nodeType }) => nodeType === Node.COMMENT_NODE)
  while (from?.nextSibling && from.nextSibling !== to) from.nextSibling.remove()
}

async function start(): Promise<void> {
  if (restoredLanguage(page.language, page.basePath)) return location.reload()
  await loadPacks(dataset.packs?.split(' ') ?? [], page.language)
  keepLanguage()
  await data()
  await new Promise((rest) => setTimeout(rest))
  takeBackTold()
  hydrateInParts(() =>
    hydrateRoot(
      document.body,
      <PageRoot page={page} pack={browserPacks(page.language)}>
        <HydratedRouter />
      </PageRoot>,
    ),
  )
}

void start()
