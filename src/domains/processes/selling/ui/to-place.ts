/** Filters for requests that need an inspection appointment. */
export const toPlace = { view: 'all', status: ['Submited', 'Accepted'], visit: 'none' } as {
  view: 'all'
  status: ('Submited' | 'Accepted')[]
  visit: 'none'
}
