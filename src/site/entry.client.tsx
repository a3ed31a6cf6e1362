import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepCookie } from '#client/cookie.ts'
import { restoredLanguage } from '#client/kept-language.ts'
import { PageRoot } from '#i18n/page-root.tsx'
import type { Page } from '#i18n/text.ts'
import { asLanguage, languageKey } from '#shared/language.ts'

const { lang, dataset } = document.documentElement
const page: Page = {
  language: asLanguage(lang),
  basePath: dataset.basePath ?? '/',
  origin: dataset.origin ?? location.origin,
  reference: document.querySelector<HTMLElement>('[data-reference]')?.dataset.reference ?? '',
  ...(dataset.worker && { worker: dataset.worker }),
  ...(dataset.mapStyle && { mapStyle: dataset.mapStyle }),
  ...(dataset.analytics && { analytics: JSON.parse(dataset.analytics) }),
  ...(dataset.issuer && { issuer: dataset.issuer }),
  ...(dataset.client && { client: dataset.client }),
}

/** Stores the language of the address on the device and in the cookie that the server reads. */
function keepLanguage(): void {
  if (!new URLSearchParams(location.search).has(languageKey)) return
  keepCookie(languageKey, page.language, page.basePath)
  try {
    localStorage.setItem(languageKey, page.language)
  } catch {
    // the cookie suffices
  }
}

/** Sets `data-hydrated` on the document after hydration. Journeys wait for it. */
function HydrationMark() {
  useEffect(() => {
    dataset.hydrated = ''
  }, [])
  return null
}

if (restoredLanguage(page.language, page.basePath)) location.reload()
else {
  keepLanguage()
  startTransition(() => {
    hydrateRoot(
      document,
      <PageRoot page={page}>
        <HydratedRouter />
        <HydrationMark />
      </PageRoot>,
    )
  })
}
