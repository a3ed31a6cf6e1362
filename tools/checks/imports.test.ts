import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser'
import { expect, test } from 'vitest'
import { root } from './files.ts'
import { roomOrder } from './rooms.ts'

/** A room sees only the rooms before it; main and pages know everyone; the ground knows nobody above it. */
const rules: IFlattenedRuleSet = {
  forbidden: [
    ...roomOrder.map((room, i) => ({
      name: `${room} calls only earlier rooms`,
      severity: 'error' as const,
      from: { path: `^src/domains/${room}/` },
      to: { path: `^src/domains/(${['-', ...roomOrder.slice(i + 1)].join('|')})/` },
    })),
    {
      name: 'rooms know neither screens nor main',
      severity: 'error',
      from: { path: '^src/domains/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/(site|staff|main|identity)/' },
    },
    {
      name: 'site and staff never meet, but in the table of routes',
      severity: 'error',
      from: { path: '^src/site/', pathNot: '^src/site/routes\\.ts$' },
      to: { path: '^src/staff/' },
    },
    {
      name: 'of the staff the site knows its routes only',
      severity: 'error',
      from: { path: '^src/site/' },
      to: { path: '^src/staff/(?!routes\\.ts$)' },
    },
    { name: 'staff and site never meet', severity: 'error', from: { path: '^src/staff/' }, to: { path: '^src/site/' } },
    {
      name: 'identity knows nothing of cars',
      severity: 'error',
      from: { path: '^src/identity/' },
      to: { path: '^src/(domains|site|staff)/' },
    },
    {
      name: 'the ground knows no room',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: '\\.test\\.ts$|test-' },
      to: { path: '^src/(domains|site|staff|main|identity|ui|client)/' },
    },
    {
      name: 'shared words are pure',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: { path: '^src/(?!shared/)|^(pg|kysely|fastify|react)' },
    },
    {
      name: 'the kit has no business words',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/(domains|site|staff|main|platform)/' },
    },
    {
      name: 'pages and components reach data only through the client',
      severity: 'error',
      from: {
        path: '^src/(site|staff|ui|client)/|^src/domains/[^/]+/ui/|^src/domains/[^/]+/[^/]+/ui/',
        pathNot: '\\.test\\.tsx?$|^src/site/routes\\.ts$',
      },
      to: { path: '^src/(platform|main)/|/(store|service|routes|jobs)\\.ts$|node_modules/(pg|kysely|fastify|zod)/' },
    },
    {
      name: 'contracts, rules and statuses are pure',
      severity: 'error',
      from: { path: '/(contract|rules|status)\\.ts$' },
      to: { path: '^src/(platform|main|client|ui|site)/|/(store|service|routes|jobs)\\.ts$' },
    },
    {
      name: 'the product imports nothing from a workspace beside it',
      severity: 'error',
      from: { path: '^(src|db|tools|bench|e2e)/|^[^/]+$' },
      to: { path: '^packages/' },
    },
    {
      name: 'the studio reaches into the product through one file',
      severity: 'error',
      from: { path: '^packages/car-studio/', pathNot: '^packages/car-studio/src/product\\.ts$' },
      to: { path: '^(src|db|tools|bench|e2e)/' },
    },
    { name: 'no circle', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
  ],
}

test('imports go only in the allowed direction', async () => {
  const answer = await cruise(['src', 'db', 'tools', 'bench', 'e2e', 'packages'], {
    baseDir: root,
    ruleSet: rules,
    validate: true,
    tsPreCompilationDeps: true,
    exclude: { path: 'node_modules|\\.react-router' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  })
  const { summary, modules } = answer.output as ICruiseResult
  expect(modules.length).toBeGreaterThan(20)
  expect(summary.violations.map((v) => `${v.rule.name}: ${v.from} → ${v.to}`)).toEqual([])
})
