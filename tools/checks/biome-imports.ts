import { type Layer, layers as productLayers, sameLayer } from './layers.ts'

/** Patterns of imports that a set of files must not contain; `paths` are names of packages. */
interface ImportRule {
  message: string
  patterns?: readonly string[]
  paths?: readonly string[]
}

/** The folders of `src` from lowest to highest: each may import only those before it; type imports count. */
const folders = ['shared', 'i18n', 'platform', 'client', 'ui', 'domains', 'identity', 'staff', 'site', 'main'] as const
const everyFolder = folders.map((name) => `#${name}/**`)
const browserFolders: readonly string[] = ['client', 'ui', 'site', 'staff']

const privatePackages = ['@rihla/bench', '@rihla/car-studio', '@rihla/mutation-tests']
const outside = ['**/tools/**', '**/e2e/**', '**/packages/**']
const userInterface = ['#ui/**', '**/ui/**']
const serverFiles = ['**/store.ts', '**/service.ts', '**/routes.ts', '**/jobs.ts']

const testGround: ImportRule = { message: 'Only tests and tools use src/testing.', patterns: ['#testing/**'] }
const serverWithoutScreens: ImportRule = { message: 'Server code imports no screens.', patterns: [...userInterface, '#client/**'] }
const mainWithoutScreens: ImportRule = { message: 'src/main renders nothing.', patterns: userInterface }
const siteWithoutStaff: ImportRule = {
  message: 'The site imports only the routes of the back office.',
  patterns: ['#staff/**', '!#staff/routes.ts'],
}
const identityWithoutDomains: ImportRule = { message: 'The identity provider imports no module.', patterns: ['#domains/**'] }
const pureShared: ImportRule = {
  message: 'src/shared is pure.',
  paths: ['pg', 'kysely', 'fastify', 'react', 'react-dom', 'react-router'],
}
const throughClient: ImportRule = {
  message: 'Pages and components reach data only through the client.',
  patterns: ['#platform/**', '#main/**', ...serverFiles],
  paths: ['pg', 'kysely', 'fastify', 'zod'],
}
const pure: ImportRule = {
  message: 'Contracts, rules, statuses and files of both sides are pure.',
  patterns: ['#platform/**', '#main/**', '#client/**', '#site/**', '#staff/**', '#identity/**', ...userInterface, ...serverFiles],
  paths: ['pg', 'kysely', 'fastify', 'react'],
}
const studioThroughOneFile: ImportRule = {
  message: 'The studio imports the product only in src/product.ts.',
  patterns: ['../../../**', ...everyFolder, '#testing/**'],
}

/** Files shared by screens and the server ([019](../../docs/decisions/019-shared-labels-and-addresses.md)). */
const bothSides = [
  'src/domains/catalogue/search/address.ts',
  'src/domains/catalogue/search/labels.ts',
  'src/domains/catalogue/search/values.ts',
  'src/domains/customers/alerts/address.ts',
]

function lowerOnly(name: string, patterns: readonly string[]): ImportRule {
  return { message: `${name} may not import this: docs/map.md, "Layers".`, patterns, paths: privatePackages }
}

/** Every module with its folder below `src/domains` and the folders that it may not import. */
const layerNames = Object.keys(productLayers) as Layer[]
const moduleImports = layerNames.flatMap((layer, height) =>
  productLayers[layer].map((module) => ({
    module,
    path: `${layer}/${module}`,
    forbidden: [
      ...productLayers[layer]
        .filter((other) => other !== module && !sameLayer[module]?.includes(other))
        .map((other) => `${layer}/${other}`),
      ...layerNames.slice(height + 1),
    ],
  })),
)

/** Every set of files with its rules. For one file the last set that contains it counts alone, so each lists all of its rules. */
function rulesOfFiles(): [includes: string[], rules: ImportRule[]][] {
  return [
    ...folders.filter((name) => name !== 'domains').flatMap(rulesOfFolder),
    ...moduleImports.flatMap(rulesOfModule),
    [['src/testing/**'], [lowerOnly('src/testing', outside)]],
    ...rulesOfDemo(),
    [['tools/**', 'e2e/**', '*.ts'], [lowerOnly('The outside', ['**/packages/**'])]],
    [['packages/photo-likeness/**', 'packages/grey-card/**'], [lowerOnly('A library', ['../../**', ...everyFolder, '#testing/**'])]],
    [['packages/car-studio/**', '!packages/car-studio/src/product.ts'], [studioThroughOneFile]],
  ]
}

function rulesOfFolder(name: (typeof folders)[number]): [string[], ImportRule[]][] {
  const later = folders.slice(folders.indexOf(name) + 1).map((one) => `#${one}/**`)
  const everywhere = [
    lowerOnly(`src/${name}`, [...later, ...outside, ...(name === 'main' ? [] : ['**/db/**'])]),
    ...(name === 'identity' ? [identityWithoutDomains] : []),
    ...(name === 'site' ? [siteWithoutStaff] : []),
    ...(name === 'main' ? [mainWithoutScreens] : []),
  ]
  const product = [
    ...everywhere,
    testGround,
    ...(name === 'shared' ? [pureShared] : []),
    ...(['shared', 'i18n', 'platform'].includes(name) ? [serverWithoutScreens] : []),
    ...(browserFolders.includes(name) ? [throughClient] : []),
  ]
  return [
    [[`src/${name}/**`], product],
    // names the files of all routes
    ...(name === 'site' ? ([[['src/site/routes.ts'], [...everywhere, testGround]]] as [string[], ImportRule[]][]) : []),
    [[`src/${name}/**/*.test.ts`, `src/${name}/**/*.test.tsx`], everywhere],
  ]
}

function rulesOfModule({ module, path, forbidden }: (typeof moduleImports)[number]): [string[], ImportRule[]][] {
  const base = `src/domains/${path}`
  const later = folders.slice(folders.indexOf('domains') + 1).map((one) => `#${one}/**`)
  const everywhere = [lowerOnly(module, [...later, ...outside, '**/db/**', ...forbidden.map((other) => `#domains/${other}/**`)])]
  const shared = bothSides.filter((file) => file.startsWith(`${base}/`))
  return [
    [[`${base}/**`], [...everywhere, testGround, serverWithoutScreens]],
    [
      [...['contract', 'rules', 'status'].map((name) => `${base}/**/${name}.ts`), ...shared],
      [...everywhere, testGround, pure],
    ],
    [[`${base}/**/ui/**`], [...everywhere, testGround, throughClient]],
    [[`${base}/**/*.test.ts`, `${base}/**/*.test.tsx`], everywhere],
  ]
}

function rulesOfDemo(): [string[], ImportRule[]][] {
  const lower = lowerOnly('db', ['#main/**', ...outside])
  return [
    [['db/**'], [lower, testGround]],
    [['db/**/*.test.ts'], [lower]],
  ]
}

/** Returns the import rules as settings of the linter, which `biome.json` extends. */
export function biomeImports(): string {
  const overrides = rulesOfFiles().map(([includes, rules]) => ({
    includes,
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options: optionsOf(rules) } } } },
  }))
  const rules = { suspicious: { noImportCycles: { level: 'error', options: { ignoreTypes: false } } } }
  return `${JSON.stringify({ linter: { rules }, overrides }, null, 2)}\n`
}

function optionsOf(rules: readonly ImportRule[]) {
  return {
    paths: Object.fromEntries(rules.flatMap(({ paths = [], message }) => paths.map((path) => [path, message]))),
    patterns: rules.flatMap(({ patterns, message }) => (patterns ? [{ group: patterns, message }] : [])),
  }
}
