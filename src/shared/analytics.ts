/** Supported analytics providers. */
export const analyticsKinds = ['matomo', 'plausible', 'ga4'] as const

/** Analytics provider for page views; used only with consent. */
export interface Analytics {
  kind: (typeof analyticsKinds)[number]
  /** URL of the collector */
  collector: string
  /** site id at the provider: number (Matomo), domain (Plausible) or measurement id (GA4) */
  site: string
}

/** A page view. */
export interface View {
  /** without keys and tokens: see `countedAddress` */
  address: string
  /** referring origin; null for navigation within the site */
  referrer: string | null
  /** random id of the device, 16 hexadecimal digits; empty for a provider without visitor ids */
  visitor: string
  language: string
}

/** Returns true when the provider needs a visitor id. */
export const knowsDevices = ({ kind }: Analytics): boolean => kind !== 'plausible'

/** Pages whose full path is sent. Of other pages only the first segment is sent, as the rest may contain a key. */
const openPaths = /^\/(cars\/[^/]+\/\d+|[a-z-]+)$/
/** Campaign parameters; other query parameters are not sent. */
const campaign = ['utm_source', 'utm_medium', 'utm_campaign']

/** Returns the address of a page view without personal data: search terms, keys, tokens. `path` is without the base path. */
export function countedAddress(base: string, path: string, search: string): string {
  const shown = openPaths.test(path) ? path : `/${path.split('/')[1]}`
  const asked = new URLSearchParams(search)
  const told = new URLSearchParams(campaign.flatMap((name) => (asked.has(name) ? [[name, (asked.get(name) ?? '').slice(0, 60)]] : [])))
  return base.replace(/\/$/, '') + shown + (told.size > 0 ? `?${told}` : '')
}

/** Returns the HTTP request of a page view: one POST to the provider's API, without its script. */
export function viewRequest({ kind, collector, site }: Analytics, view: View, random: string): { url: string; body: string; type: string } {
  const { address, referrer, visitor, language } = view
  const form = 'application/x-www-form-urlencoded'
  const asked = (values: Record<string, string | null>) =>
    new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, value]]))).toString()
  if (kind === 'plausible')
    return { url: collector, type: 'text/plain', body: JSON.stringify({ name: 'pageview', url: address, domain: site, referrer }) }
  if (kind === 'matomo') {
    const body = asked({
      idsite: site,
      rec: '1',
      apiv: '1',
      send_image: '0',
      url: address,
      urlref: referrer,
      _id: visitor,
      lang: language,
      rand: random,
    })
    return { url: collector, type: form, body }
  }
  const client = [visitor.slice(0, 8), visitor.slice(8)].map((half) => Number.parseInt(half, 16)).join('.')
  // like the provider's own tag: parameters in the query, empty body
  const query = asked({ v: '2', tid: site, cid: client, en: 'page_view', dl: address, dr: referrer, ul: language, _p: random, npa: '1' })
  return { url: `${collector}?${query}`, type: 'text/plain', body: '' }
}
