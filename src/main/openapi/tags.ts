/** A tag of the document: the calls of folders below `src/domains`, or the sign-in. */
interface Tag {
  name: string
  /** below `src/domains`; none for the sign-in */
  folders: readonly string[]
  description: string
}

/** Tags in the order of the document. */
export const tags: readonly Tag[] = [
  { name: 'identity', folders: [], description: 'Sign-in with OpenID Connect (code flow with PKCE) and the anti-forgery token of pages.' },
  {
    name: 'reference',
    folders: ['foundation/reference'],
    description: 'Cities, makes, models, equipment, stores, holidays, texts and public settings.',
  },
  { name: 'search', folders: ['catalogue/search'], description: 'Cars on sale with filters, facets, counts and suggestions.' },
  { name: 'vehicles', folders: ['catalogue/vehicles'], description: 'One car: card, data sheet, pictures and recommendations.' },
  { name: 'compare', folders: ['catalogue/compare'], description: 'Two or three cars side by side.' },
  { name: 'appointments', folders: ['cases/appointments'], description: 'Free times at the stores.' },
  {
    name: 'expertise',
    folders: ['processes/inspection'],
    description: 'Inspections: results per check point, recorded offline too, and the check list.',
  },
  { name: 'estimates', folders: ['catalogue/market'], description: 'Price estimates from comparable cars, and three ways to sell a car.' },
  { name: 'financing', folders: ['catalogue/financing'], description: 'Monthly cost of a car.' },
  { name: 'favourites', folders: ['customers/favourites'], description: 'Saved cars of a customer and their price alerts.' },
  { name: 'alerts', folders: ['customers/alerts'], description: 'Saved searches that send a mail for a matching new car.' },
  {
    name: 'reservations',
    folders: ['processes/buying/reservations', 'processes/buying/waitlist'],
    description: 'Reservation of a car: the hold until the deposit is paid, and the waiting list.',
  },
  {
    name: 'customer-bookings',
    folders: ['processes/buying/customer'],
    description: 'A booking of the caller: price, payment details, documents, cancellation.',
  },
  {
    name: 'payments',
    folders: ['foundation/payments'],
    description: 'Deposits by card: attempts at the gateway and the state of a payment.',
  },
  {
    name: 'customers',
    folders: ['customers/customers'],
    description: 'Customer card, consents, codes by SMS, copy and deletion of personal data.',
  },
  {
    name: 'intermediation',
    folders: ['processes/consignment'],
    description: 'Cars sold on behalf of their owners: floor price, fees, contract and transfer.',
  },
  { name: 'adverts', folders: ['processes/adverts'], description: 'Adverts of private sellers and their review by the staff.' },
  { name: 'purchases', folders: ['processes/selling'], description: 'Requests to sell or trade in a car.' },
  {
    name: 'documents',
    folders: ['foundation/documents'],
    description: 'Pictures and files: download, upload, review, and verification of a printed document by its code.',
  },
  { name: 'content', folders: ['publishing/content'], description: 'The pages of the site: home, help, about, legal pages.' },
  {
    name: 'contact',
    folders: ['customers/leads'],
    description: 'Messages to the customer centre, the newsletter, and the consent of visitors to statistics.',
  },
  { name: 'notifications', folders: ['foundation/notifications'], description: 'Sent e-mails and SMS, and suppressed addresses.' },
  {
    name: 'sales-desk',
    folders: ['processes/buying/desk', 'processes/buying/actions', 'processes/buying/sales'],
    description: 'For staff: the work queue of bookings and sales with transitions, receipts and checks.',
  },
  { name: 'booking-documents', folders: ['processes/buying/documents'], description: 'For staff: the printed documents of a booking.' },
  {
    name: 'stock',
    folders: ['catalogue/stock'],
    description: 'For staff: cars with prices, transfers, pictures and administrative tasks.',
  },
  { name: 'team', folders: ['foundation/team'], description: 'Staff, roles, rota, audit and the search of the back office.' },
]

/** Returns the tag of a contract by its path below `src/domains`; throws when no tag has its folder. */
export function tagOf(file: string): string {
  const found = tags.find(({ folders }) => folders.some((folder) => file.startsWith(`${folder}/`)))
  if (!found) throw new Error(`No tag of the API has the folder of ${file}`)
  return found.name
}
