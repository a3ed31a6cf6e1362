/** Sorts for visitors; `relevance` is by rank (certified and well priced first), then newest, with paid positions. */
export const sortProperties = ['relevance', 'price', 'releaseDate', 'mileage', 'published'] as const
export type SortProperty = (typeof sortProperties)[number]
/** Sorts for API clients only: executed in PostgreSQL without the index. */
export const tableSorts = ['brand', 'reference', 'created'] as const
export type TableSort = (typeof tableSorts)[number]
export const sortDirections = ['Ascending', 'Descending'] as const
export type SortDirection = (typeof sortDirections)[number]

/** Highest price (dirhams) and mileage (km) that a filter accepts. */
export const maxPrice = 1_000_000_000
export const maxMileage = 10_000_000
