import { type QueryValues, query } from '../addresses.ts'

/** Every address of the back office, apart from those of the site so that public pages do not carry them. */
export const staffAddress = {
  queue: (filters: QueryValues = {}) => `/staff${query(filters)}`,
  booking: (id: number) => `/staff/bookings/${id}`,
  /** what is checked with the customer before a car is handed over */
  delivery: (id: number) => `/staff/bookings/${id}/delivery`,
  sales: (filters: QueryValues = {}) => `/staff/sales${query(filters)}`,
  /** who comes to the stores */
  agenda: (filters: QueryValues = {}) => `/staff/agenda${query(filters)}`,
  /** cars that their owners offer the house */
  purchases: (filters: QueryValues = {}) => `/staff/purchases${query(filters)}`,
  /** keys by which other businesses send cars */
  purchasePartners: () => '/staff/purchases/partners',
  newPurchase: () => '/staff/purchases/new',
  purchase: (id: number) => `/staff/purchases/${id}`,
  /** sheets of technical expertises */
  expertises: (filters: QueryValues = {}) => `/staff/expertises${query(filters)}`,
  checkList: () => '/staff/expertises/checklist',
  expertise: (id: number) => `/staff/expertises/${id}`,
  /** cars that the house sells for their owners */
  intermediations: (filters: QueryValues = {}) => `/staff/intermediations${query(filters)}`,
  intermediation: (id: number) => `/staff/intermediations/${id}`,
  intermediationTypes: () => '/staff/intermediations/types',
  /** adverts of people who sell their car themselves */
  adverts: (filters: QueryValues = {}) => `/staff/adverts${query(filters)}`,
  /** what sellers buy to stand higher, and what goes back of it */
  boosts: () => '/staff/adverts/boosts',
  advert: (id: number) => `/staff/adverts/${id}`,
  stock: (filters: QueryValues = {}) => `/staff/stock${query(filters)}`,
  newVehicle: () => '/staff/stock/new',
  vehicle: (id: number) => `/staff/stock/${id}`,
  content: () => '/staff/content',
  newsletter: () => '/staff/newsletter',
  letter: (id: number | 'new') => `/staff/newsletter/${id}`,
  contentPage: (page: string) => `/staff/content/${page}`,
  stores: () => '/staff/stores',
  store: (id: number | 'new') => `/staff/stores/${id}`,
  team: () => '/staff/team',
  settings: () => '/staff/settings',
  customers: (filters: QueryValues = {}) => `/staff/customers${query(filters)}`,
  customer: (id: number) => `/staff/customers/${id}`,
  contact: (filters: QueryValues = {}) => `/staff/contact${query(filters)}`,
  messages: (filters: QueryValues = {}) => `/staff/messages${query(filters)}`,
  audit: (filters: QueryValues = {}) => `/staff/audit${query(filters)}`,
} as const
