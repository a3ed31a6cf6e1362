/** The services that can be told of page views. */
export const analyticsKinds = ['matomo', 'plausible', 'ga4'] as const

/** Where page views are told, once a visitor agrees. */
export interface Analytics {
  kind: (typeof analyticsKinds)[number]
  /** the address that takes them */
  collector: string
  /** how the service calls this site: its number, its domain, its measurement id */
  site: string
}

/** A page that was looked at. */
export interface View {
  /** without keys and tokens: as `countedAddress` gives it */
  address: string
  /** origin of the site from which the visit came; null inside of ours */
  referrer: string | null
  /** 16 hexadecimal digits that the device made for this alone; empty for a service that takes none */
  visitor: string
  language: string
}

/** Whether a service knows a device again by a key of ours. */
export const knowsDevices = ({ kind }: Analytics): boolean => kind !== 'plausible'

/** Pages whose whole path may be told; of any other only how it begins, because what follows may be a key. */
const openPaths = /^\/(cars\/[^/]+\/\d+|[a-z-]+)$/
/** Where a campaign came from; whatever else is asked in an address stays here. */
const campaign = ['utm_source', 'utm_medium', 'utm_campaign']

/** The address of a view, without anything that is somebody's: search words, keys, tokens. `path` is without the base path. */
export function countedAddress(base: string, path: string, search: string): string {
  const shown = openPaths.test(path) ? path : `/${path.split('/')[1]}`
  const asked = new URLSearchParams(search)
  const told = new URLSearchParams(campaign.flatMap((name) => (asked.has(name) ? [[name, (asked.get(name) ?? '').slice(0, 60)]] : [])))
  return base.replace(/\/$/, '') + shown + (told.size > 0 ? `?${told}` : '')
}

/** How a service is told of a view: one POST to its own interface, no script of theirs. */
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
  // as the tag of the service does it: in the address, with an empty body
  const query = asked({ v: '2', tid: site, cid: client, en: 'page_view', dl: address, dr: referrer, ul: language, _p: random, npa: '1' })
  return { url: `${collector}?${query}`, type: 'text/plain', body: '' }
}
