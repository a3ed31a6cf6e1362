import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { useText } from '#i18n/text.ts'
import { Head } from '#ui/head.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { Guard } from './guard.tsx'

/** Told to the root: these pages come with a frame of their own. */
export const handle = { framed: true }

/** Work on site fills the screen: no side bar, and no line is needed once the page has been here. */
export default function Work() {
  const t = useText('staff')
  return (
    <>
      <Head title={t('title')}>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
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
