import { type ReactNode, Suspense } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, ScrollRestoration, useMatches, useRouteError } from 'react-router'
import '#ui/fonts.css'
import '#ui/tokens.css'
import '#ui/base.css'
import { apiContext } from '#client/api.ts'
import { OwnCarsProvider } from '#domains/processes/buying/reservations/ui/own-cars.tsx'
import { usePage } from '#i18n/text.ts'
import { appleIcon } from '#shared/app-icons.ts'
import { factsOf, twinAddress } from '#shared/language.ts'
import { clocksToTell, learnClocks } from '#shared/working-time.ts'
import { optionalPart } from '#ui/late-part.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { ToastProvider } from '#ui/toast.tsx'
import type { Route } from './+types/root'
import { AppNotices } from './layout/app-notices.tsx'
import { FailurePage } from './layout/failure.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { LateScripts } from './layout/late-scripts.tsx'
import { readSite } from './layout/read-site.ts'
import { SiteBanners } from './layout/site-banners.tsx'
import { SkipLink } from './layout/skip-link.tsx'
import { StayOffline } from './layout/stay-offline.tsx'
import { TabBar } from './layout/tab-bar.tsx'

/** Loaded only with an analytics provider. */
const Visits = optionalPart(async () => (await import('./visits/visits.tsx')).Visits)

/** Loads names, phone, hours and banners once for all pages. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [settings, banners] = await Promise.all([api.GET('/api/settings/public'), api.GET('/api/banners')])
  return { ...readSite(settings.data ?? [], banners.data ?? []), clocks: clocksToTell(new Date()) }
}

/** Settings do not change during navigation. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const { language, basePath, origin, worker, analytics, mapStyle, issuer, client } = usePage()
  const { direction, font } = factsOf(language)
  return (
    <html
      lang={language}
      dir={direction}
      data-base-path={basePath}
      data-origin={origin}
      data-worker={worker}
      data-map-style={mapStyle}
      data-analytics={analytics && JSON.stringify(analytics)}
      data-issuer={issuer}
      data-client={client}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" />
        <link rel="icon" href={`${basePath}img/mark.svg`} type="image/svg+xml" />
        <link rel="manifest" href={`${basePath}app.webmanifest${twinAddress('', language)}`} />
        <link rel="apple-touch-icon" href={`${basePath}img/${appleIcon.file}`} />
        <link rel="preload" href={`${basePath}fonts/figtree-latin.woff2`} as="font" type="font/woff2" crossOrigin="anonymous" />
        {font && <link rel="preload" href={`${basePath}fonts/${font}.woff2`} as="font" type="font/woff2" crossOrigin="anonymous" />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <LateScripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  // before any time below is formatted
  if (typeof document !== 'undefined') learnClocks(loaderData.clocks)
  const { analytics } = usePage()
  // the back office has its own layout
  const framed = useMatches().some(({ handle }) => (handle as { framed?: boolean } | undefined)?.framed)
  return (
    <ToastProvider>
      <SkipLink />
      {framed ? (
        <Outlet />
      ) : (
        <OwnCarsProvider>
          <StayOffline />
          <AppNotices />
          {analytics && <Visits analytics={analytics} />}
          <Suspense>
            <Header />
          </Suspense>
          <SiteBanners />
          <Suspense>
            <main id="main" tabIndex={-1}>
              <Outlet />
            </main>
          </Suspense>
          <Suspense>
            <Footer />
          </Suspense>
          <Suspense>
            <TabBar />
          </Suspense>
        </OwnCarsProvider>
      )}
      <Spinner />
    </ToastProvider>
  )
}

/** In the browser and offline. */
const isWithoutNetwork = () => typeof document !== 'undefined' && !navigator.onLine

/** The error is shown between header and footer, so that navigation stays available. */
export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <ToastProvider>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1}>
        <FailurePage status={isRouteErrorResponse(error) ? error.status : isWithoutNetwork() ? 0 : 500} />
      </main>
      <Footer />
      <TabBar />
    </ToastProvider>
  )
}
