import type { Analytics } from '#shared/analytics.ts'

/** Where the services stand unless said otherwise, and which of their addresses takes page views. */
const usualCollectors = {
  matomo: { url: '', path: '/matomo.php' },
  plausible: { url: 'https://plausible.io', path: '/api/event' },
  ga4: { url: 'https://www.google-analytics.com', path: '/g/collect' },
} as const

/** The service that is told of page views, from what the operator set of it, and what is missing. */
export function readAnalytics(
  kind: Analytics['kind'],
  url: string | null,
  site: string | null,
): { analytics: Analytics; faults: string[] } {
  const usual = usualCollectors[kind]
  const origin = url ?? usual.url
  const faults = [
    ...(site === null ? ['ANALYTICS_SITE is needed with ANALYTICS'] : []),
    ...(origin === '' ? ['ANALYTICS_URL is needed with ANALYTICS=matomo'] : []),
  ]
  return { analytics: { kind, collector: origin + usual.path, site: site ?? '' }, faults }
}
