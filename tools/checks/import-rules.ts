import type { IFlattenedRuleSet } from 'dependency-cruiser'
import { type Layer, layers as productLayers, sameLayer } from './layers.ts'

/** The layers from lowest to highest: each may import only those before it; type imports count. */
export const layers = [
  { name: 'libraries (photo-likeness, grey-card)', path: '^packages/(photo-likeness|grey-card)/' },
  { name: 'shared', path: '^src/shared/' },
  { name: 'i18n', path: '^src/i18n/' },
  { name: 'platform', path: '^src/platform/' },
  { name: 'client', path: '^src/client/' },
  { name: 'ui', path: '^src/ui/' },
  { name: 'domains', path: '^src/domains/' },
  { name: 'identity', path: '^src/identity/' },
  { name: 'staff', path: '^src/staff/' },
  { name: 'site', path: '^src/site/' },
  { name: 'db', path: '^db/' },
  { name: 'main', path: '^src/main/' },
  // starts an API or a database for tests: imports every layer, and tests of every layer import it
  { name: 'testing', path: '^src/testing/' },
  { name: 'the outside (tools, e2e, settings of programs)', path: '^(tools|e2e)/|^[^/]+\\.ts$' },
  { name: 'packages beside the product', path: '^packages/(?!photo-likeness/|grey-card/)' },
] as const

const layerNames = Object.keys(productLayers) as Layer[]

/** Every module with its folder below `src/domains` and the folders that it may not import. */
export const moduleImports = layerNames.flatMap((layer, height) =>
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

/** Files shared by screens and the server ([019](../../docs/decisions/019-shared-labels-and-addresses.md)). */
const bothSides = '^src/domains/(catalogue/search/(address|labels|values)|customers/alerts/address)\\.ts$'
const test = '\\.test\\.tsx?$'

export const importRules: IFlattenedRuleSet = {
  forbidden: [
    ...layers.slice(0, -1).map(({ name, path }, i) => ({
      name: `${name} imports no later layer`,
      severity: 'error' as const,
      from: { path },
      to: {
        path: layers
          .slice(i + 1)
          .filter((layer) => layer.name !== 'testing')
          .map((layer) => layer.path)
          .join('|'),
      },
    })),
    {
      name: 'only tests and tools use the ground of tests',
      severity: 'error',
      from: { path: '^(src|db|packages)/', pathNot: `${test}|^src/testing/|^packages/bench/` },
      to: { path: '^src/testing/' },
    },
    ...moduleImports.map(({ module, path, forbidden }) => ({
      name: `${module} imports only lower layers and its listed neighbours`,
      severity: 'error' as const,
      from: { path: `^src/domains/${path}/` },
      to: { path: `^src/domains/(${['-', ...forbidden].join('|')})/` },
    })),
    {
      name: 'server code imports nothing from a ui/',
      severity: 'error',
      from: { path: '^src/(domains|platform|shared|i18n)/', pathNot: `/ui/|${test}` },
      to: { path: '/ui/|^src/client/' },
    },
    // the client also runs in the server, where main gives it in-process access to the API
    { name: 'main draws nothing', severity: 'error', from: { path: '^src/main/' }, to: { path: '/ui/' } },
    {
      name: 'of the staff the site knows its routes only',
      severity: 'error',
      from: { path: '^src/site/' },
      to: { path: '^src/staff/(?!routes\\.ts$)' },
    },
    {
      name: 'identity knows nothing of cars',
      severity: 'error',
      from: { path: '^src/identity/' },
      to: { path: '^src/domains/' },
    },
    {
      name: 'shared words are pure',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: test },
      to: { path: 'node_modules/(pg|kysely|fastify|react|react-dom|react-router)/' },
    },
    {
      name: 'the kit knows no server',
      severity: 'error',
      from: { path: '^src/(ui|client)/', pathNot: test },
      to: { path: '^src/platform/' },
    },
    {
      name: 'pages and components reach data only through the client',
      severity: 'error',
      from: { path: '^src/(site|staff|ui|client)/|^src/domains/.*/ui/', pathNot: `${test}|^src/site/routes\\.ts$` },
      to: {
        path: '^src/(platform|main)/|/(store|service|routes|jobs)\\.ts$|node_modules/(pg|kysely|fastify|zod)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'contracts, rules, statuses and what both sides use are pure',
      severity: 'error',
      from: { path: `/(contract|rules|status)\\.ts$|${bothSides}` },
      to: {
        path: '^src/(platform|main|client|ui|site|staff|identity)/|/ui/|/(store|service|routes|jobs)\\.ts$|node_modules/(pg|kysely|fastify|react)/',
      },
    },
    {
      name: 'the studio reaches into the product through one file',
      severity: 'error',
      from: { path: '^packages/car-studio/', pathNot: '^packages/car-studio/src/product\\.ts$' },
      to: { path: '^(src|db|tools|e2e)/' },
    },
    { name: 'no circle', severity: 'error', from: {}, to: { circular: true } },
  ],
}
