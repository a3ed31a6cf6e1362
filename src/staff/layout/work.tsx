import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { useText } from '#i18n/text.ts'
import staffTexts from '#texts/staff'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { Guard } from './guard.tsx'

/** Told to the root: these pages come with a frame of their own. */
export const handle = { framed: true }

/** Work on site fills the screen: no side bar, and no line is needed once the page has been here. */
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
