import { type Language, languageKey, withoutLanguage } from './language.ts'

/** Pages cached for offline use. They are rendered without personal data. */
const keptPages =
  /^\/(home|support|favourites|compare-car|search-result|cars\/[^/]+\/\d+|history(?:\/[\w-]+)?|aid|about|commitments|privacy|cookies|workshops|offline|staff\/expertises\/\d+)$/
/** API responses of these pages that are the same for all anonymous visitors. */
const keptAnswers = /^\/api\/(vehicles\/\d+|warrantypacks|bookings\/hours)$/
/** API responses that belong to the signed-in user. */
const ownAnswers = /^\/api\/(customers\/(sales|purchases|intermediations|favourites)|vehicleads|bookings\/[\w-]+\/(documents|buyer))$/
/** List and pages of the customer's cases. */
const casePage = /^\/history(\/[\w-]+)?$/
/** Files of a booking, requested by a page of the customer's own cases. */
const ownFiles = /^\/documents\/(?!pictures\/)/
/** The only back-office page that works offline: inspections take place without a network. */
const sheetPage = /^\/staff\/expertises\/\d+$/
/** Responses of the inspection page: current staff account, expertise and its photos. */
const sheetAnswers = /^\/(api\/staff\/(current|expertises\/\d+)|documents\/download\/VehicleCheckPartImage\/[\w-]+)$/
/** Paths that the service worker ignores: the back office except the inspection page, sign-in, payment, machine requests. */
const leftAlone =
  /^\/(staff(?!\/expertises\/\d+$)|authentication|identity|connect|api|documents|dev|sandbox|assets|fonts|img|\.well-known|_configuration)(\/|$)/

/** Names of the browser caches. They contain the base path, so that two installations under one origin do not share caches. */
export const copyPlace = {
  all: (basePath: string) => `rihla ${basePath} `,
  /** cache of one build, filled atomically */
  shell: (basePath: string, build: string) => `rihla ${basePath} shell ${build}`,
  pages: (basePath: string) => `rihla ${basePath} pages`,
  files: (basePath: string) => `rihla ${basePath} files`,
  pictures: (basePath: string) => `rihla ${basePath} pictures`,
  answers: (basePath: string) => `rihla ${basePath} answers`,
  /** cache of the signed-in user; without a subject the prefix of all user caches */
  person: (basePath: string, subject = '') => `rihla ${basePath} person ${subject}`,
}

/** Returns true when a page may be cached. `path` is without the base path. */
export function isKeptPage(path: string): boolean {
  return keptPages.test(path)
}

/** Returns true when the service worker handles a page, at least with an offline message. */
export function isOfferedOffline(path: string): boolean {
  return !leftAlone.test(path)
}

/**
 * Returns which cache may store a response: the public one, the one of the signed-in user, or none. `from` is the requesting page. Both
 * paths are without the base path.
 */
export function copyOfAnswer(path: string, { signedIn, from }: { signedIn: boolean; from: string }): 'anyone' | 'person' | null {
  if (!signedIn) return keptAnswers.test(path) ? 'anyone' : null
  if (sheetPage.test(from)) return sheetAnswers.test(path) ? 'person' : null
  // staff read the same records: customers' data must not be cached on staff devices
  if (/^\/staff(\/|$)/.test(from)) return null
  if (ownFiles.test(path)) return casePage.test(from) ? 'person' : null
  return keptAnswers.test(path) || ownAnswers.test(path) ? 'person' : null
}

/** Returns the cache key of a page or response: its URL in one language. */
export function copyKey(address: string, language: Language): string {
  const url = new URL(address)
  const asked = withoutLanguage(url.search)
  return `${url.origin}${url.pathname}${asked ? `${asked}&` : '?'}${languageKey}=${language}`
}

/** Returns the path of a URL without the base path; null outside the site. */
export function pathWithin(address: string, basePath: string, origin: string): string | null {
  const url = URL.parse(address)
  if (url?.origin !== origin || !url.pathname.startsWith(basePath)) return null
  return url.pathname.slice(basePath.length - 1)
}

/** Build data that the server inserts into the service worker. */
export interface WorkerBuild {
  version: string
  basePath: string
  /** precached pages of the build, without the base path */
  pages: readonly string[]
  /** files that these pages load */
  files: readonly string[]
}

/** Messages from a page to the service worker. */
export type ToWorker =
  /** requests the build of the worker; the response is sent on the port */
  | { type: 'version' }
  | { type: 'takeOver' }
  /** the displayed page and the files that it has loaded */
  | { type: 'seen'; address: string; files: string[] }
  /** the user has signed out */
  | { type: 'left' }
