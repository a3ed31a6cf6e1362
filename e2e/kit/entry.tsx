import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import '#ui/fonts.css'
import '#ui/tokens.css'
import '#ui/base.css'
import './still.css'
import { PageRoot } from '#i18n/page-root.tsx'
import { asLanguage, direction, languageKey } from '#shared/language.ts'

/** The workshop as a page of its own, which needs no server behind it: the same component that development has at /dev/kit. */
const language = asLanguage(new URLSearchParams(location.search).get(languageKey))
document.documentElement.lang = language
document.documentElement.dir = direction(language)
// imported once the language is set: their texts are fetched in it
const { default: KitPage } = await import('#site/pages/kit.tsx')
const { ToastProvider } = await import('#ui/toast.tsx')

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
  <PageRoot page={{ language, basePath: '/', origin: location.origin }}>
    <RouterProvider router={router} />
  </PageRoot>,
)
