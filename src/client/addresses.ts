/** Values of a query: lists are repeated, empty ones left out. */
export type QueryValues = Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>

/** `?a=1&a=2`, or nothing when there is nothing to say. */
export function query(values: QueryValues): string {
  const all = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined && one !== '') all.append(name, String(one))
    }
  }
  const text = all.toString()
  return text && `?${text}`
}

/** The screens of signing in and out (spec, section 2). */
export type AuthenticationAction =
  | 'login'
  | 'login-callback'
  | 'login-failed'
  | 'profile'
  | 'register'
  | 'logout'
  | 'logged-out'
  | 'logout-callback'

/** Every address of the site that components name, without the base path; the router adds it. */
export const address = {
  home: () => '/home',
  network: () => '/home#map',
  help: () => '/aid',
  contact: () => '/aid#form',
  about: () => '/about',
  /** name, seat and numbers of the company */
  legal: () => '/about#asterisk',
  privacy: () => '/privacy',
  cookies: () => '/cookies',
  commitments: () => '/commitments',
  /** roadside help */
  support: () => '/support',
  /** the stores; with the tag of one, that one */
  workshops: (tag?: string) => `/workshops${tag ? `#${tag}` : ''}`,
  /** the draft of a page of the site, by the link to it */
  preview: (token: string) => `/preview/${token}`,
  search: (criteria: QueryValues = {}) => `/search-result${query(criteria)}`,
  /** makes, cities, body styles and budgets that have a landing page (decision 045) */
  landings: () => '/voitures',
  car: (slug: string, id: number) => `/cars/${slug}/${id}`,
  /** what a car is worth; with the key of an estimate, that one */
  sell: (key = '') => `/sell${key && `/${key}`}`,
  /** a car is offered to the house; `estimate`: the key of the estimate that it begins with; `draft`: of what was begun at another device; `advert`: the own advert
   * whose car it is */
  createRequest: (
    values: { step?: string; estimate?: string; type?: 'Purchase' | 'Intermediation'; draft?: string; advert?: number } = {},
  ) => `/create-request${query(values)}`,
  favourites: () => '/favourites',
  compare: (ids: readonly number[] = []) => `/compare-car${query({ VehicleIds: ids })}`,
  alerts: () => '/alert',
  alert: (id: number) => `/alertDetails?id=${id}`,
  /** the adverts of the user, with the reference of one scrolled to that one; and the editor of one */
  ads: (reference?: string) => `/customerAnnonces${reference ? `#${reference}` : ''}`,
  ad: (id: number | 'new') => `/customerAnnonces/${id}`,
  adStatistics: (id: number) => `/customerAnnonces/${id}/statistics`,
  /** what buyers and sellers of adverts write to each other; with its number, one conversation */
  messages: (id?: number) => `/messages${id ? `/${id}` : ''}`,
  /** the details of a customer; without a number those of the person who is signed in */
  customer: (id?: number) => `/customer/${id ?? 'current'}`,
  /** what a customer has to do with a car */
  customerVehicle: (id: number) => `/customerDetails/${id}`,
  /** what a customer has to do, and all their cases; with the reference of a booking, a request or a consignment the page of that case */
  history: (reference?: string) => `/history${reference ? `/${reference}` : ''}`,
  /** where the browser arrives from the card gateway; the key is the right to see the booking */
  paymentSuccess: (key: string) => `/payment-success?booking=${key}`,
  paymentFailure: (key: string) => `/payment-failure?booking=${key}`,
  /** a request that was just sent; with its key, a request that is followed without an account */
  requestSuccess: (values: { purchase?: string } = {}) => `/request-success${query(values)}`,
  /** a place in the line for a car; mails lead there, too */
  place: (key: string) => `/places/${key}`,
  /** `returnUrl` is a whole address of this site */
  authentication: (action: AuthenticationAction, values: QueryValues = {}) => `/authentication/${action}${query(values)}`,
  /** whether a printed paper is genuine, by the code that it bears */
  paper: (code = '') => `/papers${code && `/${encodeURIComponent(code)}`}`,
  /** the sealed inspection sheet of a car */
  expertise: (code: string) => `/expertises/${encodeURIComponent(code)}`,
  /** the same as PDF, as its QR code and as it was sealed: answers of the API */
  expertisePaper: (code: string, language: string) => `/api/expertises/${code}/paper?lang=${language}`,
  expertiseQr: (code: string) => `/api/expertises/${code}/qr`,
  sealedExpertise: (code: string) => `/api/expertises/${code}`,
  /** the open program that checks a sealed sheet without us */
  verifySheet: () => '/verify-sheet.mjs',
  /** the sheet of a car as PDF, an answer of the API */
  vehicleSheet: (id: number, language: string) => `/api/vehicles/${id}/sheet?lang=${language}`,
  /** an appointment for the calendar of a device, an answer of the API */
  calendarFile: (key: string, language: string) => `/api/appointments/${key}/calendar?lang=${language}`,
  /** what a shared link to a car shows, in that language */
  sharePicture: (id: number, language: string) => `/documents/vehicles/${id}/${language}.jpeg`,
  /** a variant of a stored picture */
  picture: (hash: string, width: number, format: 'avif' | 'webp') => `/documents/pictures/${hash}/${width}.${format}`,
} as const
