/** Of the requests those whose car is to be seen and of which nobody knows when. */
export const toPlace = { view: 'all', status: ['Submited', 'Accepted'], visit: 'none' } as {
  view: 'all'
  status: ('Submited' | 'Accepted')[]
  visit: 'none'
}
