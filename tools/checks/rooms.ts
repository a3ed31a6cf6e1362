/** The rooms in the only allowed order: a room may import those before it, never those after it (architecture, section 3). */
export const roomOrder = [
  'reference',
  'documents',
  'notifications',
  'team',
  'customers',
  'payments',
  'content',
  'contact',
  'vehicles',
  'search',
  'favourites',
  'compare',
  'financing',
  'alerts',
  'expertise',
  'bookings',
  'ads',
  'intermediation',
  'purchases',
] as const

/** The closed list of file names of a room (architecture, section 4). */
export const roomFiles = [
  'contract.ts',
  'status.ts',
  'rules.ts',
  'store.ts',
  'service.ts',
  'routes.ts',
  'jobs.ts',
  'papers.ts',
  'gateway.ts',
  'gateway.fake.ts',
]

/** Further file names that a decision record allows, by folder. */
export const furtherFiles: Record<string, { record: string; files: string[] }> = {
  search: {
    record: '005-search-index.md',
    files: ['cards.ts', 'facets.ts', 'names.ts', 'numbers.ts', 'suggest.ts', 'tokens.ts', 'understand.ts', 'words.ts'],
  },
  'search/index': {
    record: '005-search-index.md',
    files: ['bitset.ts', 'columns.ts', 'feed.ts', 'masks.ts', 'orders.ts', 'records.ts', 'stock-index.ts', 'tallies.ts'],
  },
}

/** Which room writes which table; reading joins are free. */
export const tableOwners: Record<string, string> = {
  cities: 'reference',
  brands: 'reference',
  models: 'reference',
  spellings: 'reference',
  storage_areas: 'reference',
  feature_categories: 'reference',
  features: 'reference',
  settings: 'reference',
  documents: 'documents',
  vehicles: 'vehicles',
  vehicle_statuses: 'vehicles',
  vehicle_features: 'vehicles',
  administrative_tasks: 'vehicles',
  vehicle_markets: 'vehicles',
  plate_prefectures: 'vehicles',
  ended_sessions: 'identity',
  staff_members: 'team',
  messages: 'notifications',
  suppressed_addresses: 'notifications',
  newsletter_subscriptions: 'contact',
  newsletter_consents: 'contact',
  newsletter_salts: 'contact',
  newsletter_attempts: 'contact',
}
