import { z } from 'zod'
import { type Analytics, analyticsKinds } from '#shared/analytics.ts'
import { option } from './option.ts'

export const analyticsOptions = {
  ANALYTICS: option(
    'service that is told of page views, once a visitor agrees: matomo, plausible, ga4; off: none, and nobody is asked',
    'off',
    z.enum(['off', ...analyticsKinds], `must be off, ${analyticsKinds.join(', ')}`),
  ),
  ANALYTICS_URL: option(
    'where that service stands, such as https://matomo.example.ma; empty: https://plausible.io, https://www.google-analytics.com; Matomo needs it',
    '',
    z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://matomo.example.ma' })
      .transform((url) => url.replace(/\/+$/, '')),
  ),
  ANALYTICS_SITE: option(
    'how that service calls this site: its number at Matomo, its domain at Plausible, its measurement id (G-…) at GA4',
    '',
    z.string().regex(/^[\w.-]{1,100}$/, 'must hold letters, digits, dots, - or _'),
  ),
}

/** Default origin and collector path of each analytics provider. */
const usualCollectors = {
  matomo: { url: '', path: '/matomo.php' },
  plausible: { url: 'https://plausible.io', path: '/api/event' },
  ga4: { url: 'https://www.google-analytics.com', path: '/g/collect' },
} as const

/** Builds the analytics settings from the provider's kind, origin and site id. `faults` lists the missing settings. */
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
