import { type QueryValues, query } from '../addresses.ts'

/** Paths of the back office, in a separate module to keep them out of public bundles. */
export const staffAddress = {
  queue: (filters: QueryValues = {}) => `/staff${query(filters)}`,
  booking: (id: number) => `/staff/bookings/${id}`,
  /** checks with the customer before a car is handed over */
  delivery: (id: number) => `/staff/bookings/${id}/delivery`,
  sales: (filters: QueryValues = {}) => `/staff/sales${query(filters)}`,
  /** appointments in the stores */
  agenda: (filters: QueryValues = {}) => `/staff/agenda${query(filters)}`,
  /** purchase requests of car owners */
  purchases: (filters: QueryValues = {}) => `/staff/purchases${query(filters)}`,
  /** API keys of partners that send cars */
  purchasePartners: () => '/staff/purchases/partners',
  newPurchase: () => '/staff/purchases/new',
  purchase: (id: number) => `/staff/purchases/${id}`,
  /** technical expertises */
  expertises: (filters: QueryValues = {}) => `/staff/expertises${query(filters)}`,
  checkList: () => '/staff/expertises/checklist',
  expertise: (id: number) => `/staff/expertises/${id}`,
  /** consignments */
  intermediations: (filters: QueryValues = {}) => `/staff/intermediations${query(filters)}`,
  intermediation: (id: number) => `/staff/intermediations/${id}`,
  intermediationTypes: () => '/staff/intermediations/types',
  /** private adverts */
  adverts: (filters: QueryValues = {}) => `/staff/adverts${query(filters)}`,
  /** paid boosts of adverts and their refunds */
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
