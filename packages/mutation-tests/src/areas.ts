import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { layers } from '../../../tools/checks/layers.ts'

/** Modules also tested by other modules. */
const testedBy: Record<string, string[]> = {
  payments: ['buying'],
}

/** Single test files elsewhere that cover a module; the reviewed texts of mails, SMS and documents are made from its output. */
const provedBy: Record<string, string[]> = {
  appointments: ['src/domains/processes/selling/desk/routes.test.ts'],
  buying: ['src/main/words.test.ts', 'src/staff/pages/booking.test.tsx'],
  consignment: ['src/main/words.test.ts'],
  customers: ['src/domains/foundation/team/lookup/store.test.ts'],
  selling: ['src/main/words.test.ts'],
  shared: ['src/domains/foundation/reference/rules.test.ts', 'src/domains/catalogue/financing/rules.test.ts'],
  // the heading of a case list is computed by the modules with such a list
  team: ['src/domains/processes/selling/desk/routes.test.ts', 'src/domains/processes/buying/desk/routes.test.ts'],
}

/** The tested modules, and folders of `src` beside them. */
export const areas: Record<string, readonly string[]> = {
  money: ['payments', 'financing', 'market', 'buying', 'selling', 'consignment', 'adverts'],
  rights: ['identity', 'team', 'customers'],
  dates: ['appointments', 'shared'],
}

/** Valid names on the command line besides the areas. */
export const places: readonly string[] = Object.values(areas).flat()

/** Code with decisions: rules, services, statements, jobs, hooks; no contracts, routes, drawings, data, generated files, sandbox gateways. */
const deciding =
  /^(?!src\/client\/limits\/)(?:.*\/)?(?!.*(sandbox-[\w-]+|\.test|\.example|\.fake|\.worker|\.d)\.tsx?$)(?!(contract|routes|values|schema|tables)\.ts$)[\w-]+\.(ts|tsx)$/

/** Returns the files of a module in which mutations are made, relative to the project root. */
export function decidingFiles(root: string, place: string): string[] {
  return list(root, folderOf(place)).filter(
    (path) => deciding.test(path) && (!path.endsWith('.tsx') || /\/use-[\w-]+\.tsx$/.test(path)) && !isGenerated(root, path),
  )
}

function isGenerated(root: string, path: string): boolean {
  return readFileSync(join(root, path), 'utf8').startsWith('// Generated')
}

/** The tests that should detect a mutation in a module: its own, then those of dependent modules. */
export function testsOf(root: string, place: string): string[] {
  const testsIn = (one: string) => list(root, folderOf(one)).filter((path) => /\.test\.tsx?$/.test(path))
  // the worker starts scheduled jobs
  const worker = list(root, folderOf(place)).some((path) => path.endsWith('/jobs.ts')) ? ['src/main/worker.test.ts'] : []
  return [...testsIn(place), ...(provedBy[place] ?? []), ...worker, ...(testedBy[place] ?? []).flatMap(testsIn)]
}

function folderOf(place: string): string {
  const [layer] = Object.entries(layers).find(([, modules]) => (modules as readonly string[]).includes(place)) ?? []
  return layer ? `src/domains/${layer}/${place}` : `src/${place}`
}

function list(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(root.length + 1)}/${entry.name}`)
    .sort()
}
