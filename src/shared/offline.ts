import { type Language, languageKey, withoutLanguage } from './language.ts'

/** Pages that stay readable without a network once they were seen. The server draws them for nobody in particular, so a copy tells nothing of a person. */
const keptPages =
  /^\/(home|support|favourites|compare-car|search-result|cars\/[^/]+\/\d+|history(?:\/[\w-]+)?|aid|about|commitments|privacy|cookies|workshops|offline|staff\/expertises\/\d+)$/
/** Answers that these pages are filled from, the same for everyone while nobody is signed in. */
const keptAnswers = /^\/api\/(vehicles\/\d+|warrantypacks|bookings\/hours)$/
/** Those that belong to the person who asked. */
const ownAnswers = /^\/api\/(customers\/(sales|purchases|intermediations|favourites)|vehicleads|bookings\/[\w-]+\/(documents|buyer))$/
/** The list of a customer's cases, and the page of one. */
const casePage = /^\/history(\/[\w-]+)?$/
/** Files of a booking, when a page of the customer's own cases requests them. */
const ownFiles = /^\/documents\/(?!pictures\/)/
/** The one page of the back office that works without a network: a car is inspected where there is none. */
const sheetPage = /^\/staff\/expertises\/\d+$/
/** What it is filled from: who works here, and the sheet with its photos. */
const sheetAnswers = /^\/(api\/staff\/(current|expertises\/\d+)|documents\/download\/VehicleCheckPartImage\/[\w-]+)$/
/** Where the worker never stands between the browser and the server: the back office but for that page, signing in, paying, what machines ask. */
const leftAlone =
  /^\/(staff(?!\/expertises\/\d+$)|authentication|identity|connect|api|documents|dev|sandbox|assets|fonts|img|\.well-known|_configuration)(\/|$)/

/** The places on a device where copies lie, under names of one installation: two under one origin do not meet. */
export const copyPlace = {
  all: (basePath: string) => `rihla ${basePath} `,
  /** what one build brings along, whole or not at all */
  shell: (basePath: string, build: string) => `rihla ${basePath} shell ${build}`,
  pages: (basePath: string) => `rihla ${basePath} pages`,
  files: (basePath: string) => `rihla ${basePath} files`,
  pictures: (basePath: string) => `rihla ${basePath} pictures`,
  answers: (basePath: string) => `rihla ${basePath} answers`,
  /** what belongs to whoever is signed in; without a subject how all of these begin */
  person: (basePath: string, subject = '') => `rihla ${basePath} person ${subject}`,
}

/** Whether a page may be kept; `path` without the base path. */
export function isKeptPage(path: string): boolean {
  return keptPages.test(path)
}

/** Whether a page is shown through the worker, if only to say that there is no network. */
export function isOfferedOffline(path: string): boolean {
  return !leftAlone.test(path)
}

/**
 * Whose copy of an answer may be kept: nobody's in particular, that of the person who asked with a token, or none. `from` is the page that
 * asked; both paths without the base path.
 */
export function copyOfAnswer(path: string, { signedIn, from }: { signedIn: boolean; from: string }): 'anyone' | 'person' | null {
  if (!signedIn) return keptAnswers.test(path) ? 'anyone' : null
  if (sheetPage.test(from)) return sheetAnswers.test(path) ? 'person' : null
  // the staff ask for the same records: what is theirs to see is not theirs to carry about
  if (/^\/staff(\/|$)/.test(from)) return null
  if (ownFiles.test(path)) return casePage.test(from) ? 'person' : null
  return keptAnswers.test(path) || ownAnswers.test(path) ? 'person' : null
}

/** The name of the copy of a page or of an answer: its address in one language. */
export function copyKey(address: string, language: Language): string {
  const url = new URL(address)
  const asked = withoutLanguage(url.search)
  return `${url.origin}${url.pathname}${asked ? `${asked}&` : '?'}${languageKey}=${language}`
}

/** The path of an address of the site without the base path; null for one outside of it. */
export function pathWithin(address: string, basePath: string, origin: string): string | null {
  const url = URL.parse(address)
  if (url?.origin !== origin || !url.pathname.startsWith(basePath)) return null
  return url.pathname.slice(basePath.length - 1)
}

/** What the server writes before the worker: the build that it belongs to. */
export interface WorkerBuild {
  version: string
  basePath: string
  /** pages that come with the build, without the base path */
  pages: readonly string[]
  /** files that these pages load by themselves */
  files: readonly string[]
}

/** What a page says to the worker. */
export type ToWorker =
  /** asks for the build of the worker, answered at the port */
  | { type: 'version' }
  | { type: 'takeOver' }
  /** what is on the screen, and the files that it has loaded */
  | { type: 'seen'; address: string; files: string[] }
  /** nobody is signed in any longer */
  | { type: 'left' }
