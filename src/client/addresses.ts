/** Query parameters: lists are repeated, empty values are left out. */
export type QueryValues = Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>

/** Returns the query string `?a=1&a=2`, or an empty text without values. */
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

/** Sign-in and sign-out screens (specification, section 2). */
export type AuthenticationAction =
  | 'login'
  | 'login-callback'
  | 'login-failed'
  | 'profile'
  | 'register'
  | 'logout'
  | 'logged-out'
  | 'logout-callback'

/** Paths of all pages, without the base path, which the router adds. */
export const address = {
  home: () => '/home',
  network: () => '/home#map',
  help: () => '/aid',
  contact: () => '/aid#form',
  about: () => '/about',
  /** legal notice of the company */
  legal: () => '/about#asterisk',
  privacy: () => '/privacy',
  cookies: () => '/cookies',
  commitments: () => '/commitments',
  /** roadside assistance */
  support: () => '/support',
  /** stores; `tag` scrolls to a store */
  workshops: (tag?: string) => `/workshops${tag ? `#${tag}` : ''}`,
  /** draft of a content page, by its preview token */
  preview: (token: string) => `/preview/${token}`,
  search: (criteria: QueryValues = {}) => `/search-result${query(criteria)}`,
  /** landing pages of makes, cities, body styles and budgets (decision 038) */
  landings: () => '/voitures',
  car: (slug: string, id: number) => `/cars/${slug}/${id}`,
  /** car valuation; `key` is the key of a saved estimate */
  sell: (key = '') => `/sell${key && `/${key}`}`,
  /**
   * offers a car for sale or consignment. `estimate`: key of the estimate to start from; `draft`: draft begun on another device; `advert`:
   * the user's advert of the car
   */
  createRequest: (
    values: { step?: string; estimate?: string; type?: 'Purchase' | 'Intermediation'; draft?: string; advert?: number } = {},
  ) => `/create-request${query(values)}`,
  favourites: () => '/favourites',
  compare: (ids: readonly number[] = []) => `/compare-car${query({ VehicleIds: ids })}`,
  alerts: () => '/alert',
  alert: (id: number) => `/alertDetails?id=${id}`,
  /** the user's adverts, scrolled to `reference`; the editor of an advert */
  ads: (reference?: string) => `/customerAnnonces${reference ? `#${reference}` : ''}`,
  ad: (id: number | 'new') => `/customerAnnonces/${id}`,
  adStatistics: (id: number) => `/customerAnnonces/${id}/statistics`,
  /** conversations about adverts; `id` opens one */
  messages: (id?: number) => `/messages${id ? `/${id}` : ''}`,
  /** details of a customer; without an id those of the user */
  customer: (id?: number) => `/customer/${id ?? 'current'}`,
  /** tasks of the customer for a car */
  customerVehicle: (id: number) => `/customerDetails/${id}`,
  /** the customer's tasks and cases; `reference` opens the case of a booking, request or consignment */
  history: (reference?: string) => `/history${reference ? `/${reference}` : ''}`,
  /** targets of the payment gateway; the key authorizes access to the booking */
  paymentSuccess: (key: string) => `/payment-success?booking=${key}`,
  paymentFailure: (key: string) => `/payment-failure?booking=${key}`,
  /** confirmation of a new request; `purchase` is the key for tracking it without an account */
  requestSuccess: (values: { purchase?: string } = {}) => `/request-success${query(values)}`,
  /** place on a waiting list, also linked in mails */
  place: (key: string) => `/places/${key}`,
  /** `returnUrl` is an absolute URL of this site */
  authentication: (action: AuthenticationAction, values: QueryValues = {}) => `/authentication/${action}${query(values)}`,
  /** verification of a printed document by its code */
  paper: (code = '') => `/papers${code && `/${encodeURIComponent(code)}`}`,
  /** the sealed inspection report of a car */
  expertise: (code: string) => `/expertises/${encodeURIComponent(code)}`,
  /** the report as PDF and its QR code (API responses) */
  expertisePaper: (code: string, language: string) => `/api/expertises/${code}/paper?lang=${language}`,
  expertiseQr: (code: string) => `/api/expertises/${code}/qr`,
  sealedExpertise: (code: string) => `/api/expertises/${code}`,
  /** the open-source program that verifies a sealed report offline */
  verifySheet: () => '/verify-sheet.mjs',
  /** fact sheet of a car as PDF (API response) */
  vehicleSheet: (id: number, language: string) => `/api/vehicles/${id}/sheet?lang=${language}`,
  /** calendar file of an appointment (API response) */
  calendarFile: (key: string, language: string) => `/api/appointments/${key}/calendar?lang=${language}`,
  /** preview image of a shared link to a car, in that language */
  sharePicture: (id: number, language: string) => `/documents/vehicles/${id}/${language}.jpeg`,
  /** a variant of a stored image */
  picture: (hash: string, width: number, format: 'avif' | 'webp') => `/documents/pictures/${hash}/${width}.${format}`,
} as const
