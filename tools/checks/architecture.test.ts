import { basename, dirname, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { physicalSides } from './direction.ts'
import { filesUnder, read } from './files.ts'
import { furtherFiles, type Layer, layers, moduleFiles, tableOwners } from './layers.ts'

const sources = filesUnder('src', /\.tsx?$/)
/** Sources that the product runs. */
const product = sources.filter((path) => !/\.test\.tsx?$|^src\/testing\//.test(path))

describe('file names', () => {
  test('allows only the listed file names in a module', () => {
    const odd = filesUnder('src/domains', /./).filter((path) => {
      const [, , layer = '', module = '', ...rest] = path.split('/')
      if (!(layers[layer as Layer] as readonly string[] | undefined)?.includes(module)) return true
      if (path.endsWith('.typ') || rest.some((folder) => ['ui', 'documents', 'printouts', 'data', 'mappings'].includes(folder)))
        return false
      const allowed = [...moduleFiles, ...(furtherFiles[dirname(path).replace(`src/domains/${layer}/`, '')]?.files ?? [])]
      const name = basename(path).replace(/\.test\.tsx?$/, '.ts')
      // where one file has several tests, the topic follows its name
      return !allowed.includes(name) && !(name !== basename(path) && allowed.includes(name.replace(/-.*/, '.ts')))
    })
    expect(odd).toEqual([])
  })

  test('requires a decision record for a further file name', () => {
    const records = filesUnder('docs/decisions', /\.md$/)
    for (const { record } of Object.values(furtherFiles)) expect(records).toContain(`docs/decisions/${record}`)
  })

  test('rejects vague names and requires kebab-case', () => {
    const all = [...sources, ...filesUnder('tools', /\.(ts|mjs)$/), ...filesUnder('db', /\.ts$/), ...filesUnder('packages', /\.ts$/)]
    const empty = all.filter((path) => /(^|\/)(utils?|helpers?|common|types|constants|index|misc)\.(d\.)?(ts|tsx)$/.test(path))
    expect(empty).toEqual([])
    expect(all.map((path) => basename(path)).filter((name) => !/^[a-z0-9$]+([-.][a-z0-9$]+)*\.(ts|tsx|mjs)$/.test(name))).toEqual([])
  })
})

describe('one clock', () => {
  test('computes days and hours of Morocco in Node, not in SQL', () => {
    const statements = [...product, ...filesUnder('db/demo', /\.ts$/)].filter((path) => !path.endsWith('.test.ts'))
    const zone =
      /at time zone '(?!UTC')|at time zone (?!')|\bcurrent_date\b|\b(?:now\(\)|current_timestamp)\s*::\s*date|timezone\('(?!UTC')/i
    expect(statements.filter((path) => zone.test(read(path)))).toEqual([])
  })
})

describe('who writes what', () => {
  const writers =
    /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+(?:only\s+)?["`]?([a-z_]+)["`]?|\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"]([a-z_]+)/gi

  test('allows only the owning module to write a table', () => {
    const strangers: string[] = []
    for (const path of product) {
      const module = path
        .match(/^src\/(?:domains\/[^/]+\/([^/]+)|(identity|platform))\//)
        ?.slice(1)
        .find(Boolean)
      for (const match of read(path).matchAll(writers)) {
        const table = (match[1] ?? match[2] ?? '').toLowerCase()
        const owner = tableOwners[table]
        if (owner && owner !== module) strangers.push(`${path} writes ${table} of ${owner}`)
      }
    }
    expect(strangers).toEqual([])
  })

  test('requires an owner for every table', () => {
    const text = filesUnder('db/migrations', /\.sql$/)
      .map(read)
      .join('\n')
    const created = [...text.matchAll(/^create (?:unlogged )?table (?:if not exists )?(\w+)/gim)].map((m) => m[1] ?? '')
    const renamed = new Map([...text.matchAll(/^alter table (\w+) rename to (\w+)/gim)].map((m) => [m[1] ?? '', m[2] ?? '']))
    const dropped = new Set([...text.matchAll(/^drop table (\w+)/gim)].map((m) => m[1] ?? ''))
    expect(created.filter((table) => !dropped.has(table) && !tableOwners[renamed.get(table) ?? table])).toEqual([])
  })

  // tables of the provider, the demo world and the first start
  const furtherStores = ['adapter.ts', 'ended-sessions.ts', 'rate-limit.ts'].map((name) => `src/identity/${name}`)
  const setUp = ['src/main/demo.ts', 'src/main/start.ts']

  test('allows SQL only in stores and the platform', () => {
    const odd = product.filter(
      (path) =>
        !/^src\/platform\/|[/-]store\.ts$/.test(path) &&
        ![...furtherStores, ...setUp].includes(path) &&
        /\bsql(?:<[^`;]*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\b(?:pool|client)\.query\(/.test(read(path)),
    )
    expect(odd).toEqual([])
  })

  test('allows only transitions to change a status', () => {
    const odd = product.filter(
      (path) => path !== 'src/platform/transition.ts' && /\bset\s*\(?\s*\{?[^`;]{0,200}\blast_status\s*[:=]/i.test(read(path)),
    )
    expect(odd).toEqual([])
  })
})

describe('effects', () => {
  const imports = (name: string) => new RegExp(`^import (?!type)[^']*? from '${name}'`, 'm')
  const importers = (name: string) => product.filter((path) => imports(name).test(read(path)))

  test('allows only the outbox job to send mail and SMS', () => {
    expect([...importers('#platform/mail\\.ts'), ...importers('#platform/sms\\.ts')]).toEqual(
      Array(2).fill('src/domains/foundation/notifications/gateway.ts'),
    )
    const senders = product.filter(
      (path) => path.startsWith('src/domains/foundation/notifications/') && imports('\\./gateway(?:\\.fake)?\\.ts').test(read(path)),
    )
    expect(senders).toEqual(['src/domains/foundation/notifications/jobs.ts'])
    expect(importers('#domains/foundation/notifications/gateway(?:\\.fake)?\\.ts')).toEqual([])
  })

  test('requires a publisher for every domain event', () => {
    const [declaration = ''] = read('src/shared/domain-events.ts').match(/interface DomainEvents \{[\s\S]*?\n\}/) ?? []
    const events = [...declaration.matchAll(/^ {2}(\w+): /gm)].map(([, name = '']) => name)
    expect(events).toContain('bookingCancelled')
    const code = product.map(read).join('\n')
    expect(events.filter((name) => !new RegExp(`announce\\(trx, '${name}'`).test(code))).toEqual([])
  })
})

describe('habits', () => {
  test('requires root imports across modules and layers', () => {
    const home = (path: string) => /^src\/(domains\/[^/]+\/)?[^/]+\//.exec(path)?.[0]
    const odd = sources.flatMap((path) =>
      [...read(path).matchAll(/(?:from|import\(|import) ?'(\.\.\/[^']+)'/g)]
        .map(([, to = '']) => normalize(`${dirname(path)}/${to}`))
        .filter((to) => home(to) !== undefined && home(to) !== home(path))
        .map((to) => `${path} → ${to}`),
    )
    expect(odd).toEqual([])
  })

  // the build reads the route table; the React build must be chosen before any import
  test('reads the environment in one place', () => {
    const odd = sources.filter(
      (path) =>
        ![
          'src/platform/config.ts',
          'src/main/production.ts',
          'src/site/routes.ts',
          'src/testing/property.ts',
          'src/testing/database.ts',
        ].includes(path) &&
        !/\.test\.tsx?$/.test(path) &&
        read(path).includes('process.env'),
    )
    expect(odd).toEqual([])
  })

  test('rejects left and right in CSS', () => {
    const odd = filesUnder('src', /\.css$/).flatMap((path) => physicalSides(read(path)).map((fault) => `${path} ${fault}`))
    expect(odd).toEqual([])
  })

  test('rejects CSS for a theme that users cannot choose', () => {
    const chosen = filesUnder('src', /\.tsx?$/).some((path) => /data-?theme/i.test(read(path)))
    const themed = filesUnder('src', /\.css$/).filter((path) => /\[data-theme|prefers-color-scheme/.test(read(path)))
    expect(chosen ? [] : themed).toEqual([])
  })

  test('requires the tests that CONTRIBUTING.md names', () => {
    const named = [...read('CONTRIBUTING.md').matchAll(/`([\w/.-]+\.test\.tsx?)`/g)].map(([, path = '']) => path)
    const existing = new Set([...sources, ...filesUnder('tools', /\.test\.ts$/)])
    expect(named.filter((path) => !existing.has(path))).toEqual([])
  })

  test('rejects skipped and exclusive tests', () => {
    const tests = [
      ...filesUnder('src', /\.test\.tsx?$/),
      ...filesUnder('tools', /\.test\.ts$/),
      ...filesUnder('db', /\.test\.ts$/),
      ...filesUnder('packages', /\.test\.ts$/),
      ...filesUnder('e2e', /\.ts$/),
    ]
    const odd = tests.filter(
      (path) => path !== 'tools/checks/architecture.test.ts' && /\b(?:test|it|describe)\.(?:skip|only|todo|fixme)\b/.test(read(path)),
    )
    expect(odd).toEqual([])
  })

  test('limits files to 400 lines and tests to 600', () => {
    const written = [
      ...sources,
      ...filesUnder('tools', /\.(ts|mjs)$/),
      ...filesUnder('db', /\.ts$/),
      ...filesUnder('e2e', /\.ts$/),
      ...filesUnder('packages', /\.ts$/),
    ]
    const long = written
      .filter((path) => !/src\/platform\/tables\.ts$|\.d\.ts$/.test(path))
      .map((path) => ({ path, lines: read(path).split('\n').length }))
      .filter(({ path, lines }) => lines > (/\.(test|spec)\.tsx?$/.test(path) ? 600 : 400))
    expect(long).toEqual([])
  })
})
