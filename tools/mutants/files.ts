import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { roomOrder } from '../checks/rooms.ts'

/** Modules also tested by other modules: the tests of a booking step's caller see its effect. */
const testedBy: Record<string, string[]> = {
  bookings: ['sales-desk', 'reservations', 'customer-bookings'],
  'booking-messages': ['reservations', 'sales-desk'],
  payments: ['reservations'],
}

/** Single test files elsewhere that cover a module; the reviewed texts of mails, SMS and documents are made from its output. */
const provedBy: Record<string, string[]> = {
  alerts: ['src/main/words.test.ts'],
  appointments: ['src/domains/purchases/appointment/routes.test.ts'],
  'booking-documents': ['src/main/words.test.ts'],
  'booking-messages': ['src/main/words.test.ts'],
  bookings: ['src/main/words.test.ts'],
  'customer-bookings': ['src/domains/reservations/routes.test.ts'],
  customers: ['src/domains/team/lookup/store.test.ts'],
  // the record's module decides who may delete or restore a document; a booking's documents are uploaded and printed elsewhere
  documents: [
    'src/domains/stock/routes.test.ts',
    'src/domains/stock/service.test.ts',
    'src/domains/booking-documents/printouts/uploads.test.ts',
    'src/domains/booking-documents/printouts.test.ts',
  ],
  expertise: ['src/staff/pages/expertise.test.tsx'],
  intermediation: ['src/main/words.test.ts'],
  // staff accounts are created by the identity provider, which main injects into team
  main: ['src/domains/team/routes.test.ts'],
  notifications: ['src/main/words.test.ts'],
  platform: ['src/domains/team/audit/service.test.ts'],
  purchases: ['src/main/words.test.ts'],
  'sales-desk': ['src/staff/pages/booking.test.tsx'],
  shared: ['src/domains/reference/rules.test.ts', 'src/domains/financing/rules.test.ts'],
  // the heading of a case list is computed by the modules with such a list
  team: ['src/domains/purchases/desk/routes.test.ts', 'src/domains/sales-desk/routes.test.ts'],
  ui: ['src/domains/stock/ui/stock-pictures.test.tsx'],
  // input of staff and files
  vehicles: [
    'src/domains/stock/routes.test.ts',
    'src/domains/stock/service.test.ts',
    'src/domains/stock-import/service.test.ts',
    'src/main/words.test.ts',
  ],
}

/** Folders beside the modules that contain decisions. */
const grounds = ['shared', 'platform', 'client', 'i18n', 'identity', 'main', 'ui']

/** Valid names on the command line: every module and these folders. */
export const places: readonly string[] = [...roomOrder, ...grounds]

/** Code with decisions: rules, services, statements, jobs, hooks; no contracts, routes, drawings, data, generated files, sandbox gateways. */
const deciding =
  /^(?!src\/client\/limits\/)(?:.*\/)?(?!.*(sandbox-[\w-]+|\.test|\.example|\.fake|\.worker|\.d)\.tsx?$)(?!(contract|routes|values|schema|tables)\.ts$)[\w-]+\.(ts|tsx)$/

/** Returns the files of a module in which mutations are made, relative to the project root. */
export function decidingFiles(root: string, place: string): string[] {
  return list(root, folderOf(root, place)).filter(
    (path) => deciding.test(path) && (!path.endsWith('.tsx') || /\/use-[\w-]+\.tsx$/.test(path)) && !isGenerated(root, path),
  )
}

function isGenerated(root: string, path: string): boolean {
  return readFileSync(join(root, path), 'utf8').startsWith('// Generated')
}

/** The tests that should detect a mutation in a module: its own, then those of dependent modules. */
export function testsOf(root: string, place: string): string[] {
  const testsIn = (one: string) => list(root, folderOf(root, one)).filter((path) => /\.test\.tsx?$/.test(path))
  // the worker starts scheduled jobs
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
