import packs from 'virtual:packs'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import '#ui/fonts.css'
import '#ui/tokens.css'
import '#ui/base.css'
import './still.css'
import { PageRoot } from '#i18n/page-root.tsx'
import { asLanguage, direction, languageKey } from '#shared/language.ts'
import KitPage from '#site/pages/kit.tsx'
import { ToastProvider } from '#ui/toast.tsx'

/** The workshop as a page of its own, which needs no server behind it: the same component that development has at /dev/kit. */
const language = asLanguage(new URLSearchParams(location.search).get(languageKey))
document.documentElement.lang = language
document.documentElement.dir = direction(language)

/** `serve.ts` answers every picture with the same photo */
const pictures = Array.from({ length: 8 }, (_, i) => ({ hash: String(i).repeat(64), width: 1280, height: 524 }))
const router = createBrowserRouter([
  {
    path: '*',
    element: (
      <ToastProvider>
        <KitPage loaderData={{ pictures }} />
      </ToastProvider>
    ),
  },
])

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <PageRoot page={{ language, basePath: '/', origin: location.origin }} pack={(name) => packs[language][name]}>
    <RouterProvider router={router} />
  </PageRoot>,
)
