/** The sorts that a visitor may choose; `relevance` is by rank (certified and well priced first), then newest, with a paid place in six. */
export const sortProperties = ['relevance', 'price', 'releaseDate', 'mileage', 'published'] as const
export type SortProperty = (typeof sortProperties)[number]
/** Further sorts, for clients that ask for them: no order of the index, PostgreSQL answers. */
export const tableSorts = ['brand', 'reference', 'created'] as const
export type TableSort = (typeof tableSorts)[number]
export const sortDirections = ['Ascending', 'Descending'] as const
export type SortDirection = (typeof sortDirections)[number]

/** Highest amount in dirhams and distance in kilometres that a filter may name. */
export const maxPrice = 1_000_000_000
export const maxMileage = 10_000_000
