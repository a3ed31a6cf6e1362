import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { useText } from '#i18n/text.ts'
import staffTexts from '#texts/staff'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { Guard } from './guard.tsx'

/** Read by the root: these pages have their own layout. */
export const handle = { framed: true }

/** Full-screen layout for work on site: no side bar; works offline after the first visit. */
export default function Work() {
  const t = useText(staffTexts)
  return (
    <>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex, nofollow" />
      <Guard>
        <Suspense
          fallback={
            <main id="main" tabIndex={-1} className="container" aria-busy="true">
              <SkeletonLines widths={[30, 80, 70, 76]} />
            </main>
          }
        >
          <Outlet />
        </Suspense>
      </Guard>
    </>
  )
}

export { ErrorBoundary } from './shell.tsx'
