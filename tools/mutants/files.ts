import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { roomOrder } from '../checks/rooms.ts'

/** Rooms whose work is tested by the tests of others as well: what a step of a booking does is seen where somebody takes it. */
const testedBy: Record<string, string[]> = {
  bookings: ['sales-desk', 'reservations', 'customer-bookings'],
  'booking-messages': ['reservations', 'sales-desk'],
  payments: ['reservations'],
}

/** Single test files elsewhere that prove a room; the reviewed words of every mail, SMS and paper are made from what it writes. */
const provedBy: Record<string, string[]> = {
  alerts: ['src/main/words.test.ts'],
  appointments: ['src/domains/purchases/appointment/routes.test.ts'],
  'booking-documents': ['src/main/words.test.ts'],
  'booking-messages': ['src/main/words.test.ts'],
  bookings: ['src/main/words.test.ts'],
  'customer-bookings': ['src/domains/reservations/routes.test.ts'],
  customers: ['src/domains/team/lookup/store.test.ts'],
  // who may take a document away or bring it back says the room whose record it is; papers are sent in for a booking and printed of one
  documents: [
    'src/domains/stock/routes.test.ts',
    'src/domains/stock/service.test.ts',
    'src/domains/booking-documents/printouts/uploads.test.ts',
    'src/domains/booking-documents/printouts.test.ts',
  ],
  expertise: ['src/staff/pages/expertise.test.tsx'],
  intermediation: ['src/main/words.test.ts'],
  // accounts of the staff are opened by the provider of identity, which main hands to the team
  main: ['src/domains/team/routes.test.ts'],
  notifications: ['src/main/words.test.ts'],
  platform: ['src/domains/team/audit/service.test.ts'],
  purchases: ['src/main/words.test.ts'],
  'sales-desk': ['src/staff/pages/booking.test.tsx'],
  shared: ['src/domains/reference/rules.test.ts', 'src/domains/financing/rules.test.ts'],
  // what a text above a list of cases names is asked of the rooms that have such a list
  team: ['src/domains/purchases/desk/routes.test.ts', 'src/domains/sales-desk/routes.test.ts'],
  ui: ['src/domains/stock/ui/stock-pictures.test.tsx'],
  // what staff and files enter
  vehicles: [
    'src/domains/stock/routes.test.ts',
    'src/domains/stock/service.test.ts',
    'src/domains/stock-import/service.test.ts',
    'src/main/words.test.ts',
  ],
}

/** Folders beside the rooms that decide something. */
const grounds = ['shared', 'platform', 'client', 'i18n', 'identity', 'main', 'ui']

/** What can be asked for by name: every room, and the folders beside them. */
export const places: readonly string[] = [...roomOrder, ...grounds]

/** What decides something in a room or folder: rules, services, statements, jobs, hooks; no contracts, routes, drawings or data, nothing generated, no practice gateway. */
const deciding =
  /^(?!src\/client\/limits\/)(?:.*\/)?(?!.*(sandbox-[\w-]+|\.test|\.example|\.fake|\.worker|\.d)\.tsx?$)(?!(contract|routes|values|schema|tables)\.ts$)[\w-]+\.(ts|tsx)$/

/** The files of a place in which slips are made, from the root of the project. */
export function decidingFiles(root: string, place: string): string[] {
  return list(root, folderOf(root, place)).filter(
    (path) => deciding.test(path) && (!path.endsWith('.tsx') || /\/use-[\w-]+\.tsx$/.test(path)) && !isGenerated(root, path),
  )
}

function isGenerated(root: string, path: string): boolean {
  return readFileSync(join(root, path), 'utf8').startsWith('// Generated')
}

/** The tests that should notice a slip in a place: its own, then those of the rooms that use it. */
export function testsOf(root: string, place: string): string[] {
  const testsIn = (one: string) => list(root, folderOf(root, one)).filter((path) => /\.test\.tsx?$/.test(path))
  // what the clock starts is started by the worker
  const worker = list(root, folderOf(root, place)).some((path) => path.endsWith('/jobs.ts')) ? ['src/main/worker.test.ts'] : []
  return [...testsIn(place), ...(provedBy[place] ?? []), ...worker, ...(testedBy[place] ?? []).flatMap(testsIn)]
}

function folderOf(root: string, place: string): string {
  const room = `src/domains/${place}`
  return existsSync(join(root, room)) ? room : `src/${place}`
}

function list(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(root.length + 1)}/${entry.name}`)
    .sort()
}
