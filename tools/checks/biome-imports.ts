import { layers, moduleImports } from './import-rules.ts'

/** Layers that other files import as `#name/…`; `testing` has rules of its own. */
const named = layers.map(({ name }) => name).filter((name) => name !== 'testing' && !/\W/.test(name) && name !== 'db')

/**
 * The import directions as linter settings, so that editors mark a forbidden import. Same rules as `import-rules.ts`, which also finds
 * cycles and checks single kinds of files.
 */
export function biomeImports(): string {
  const overrides = named.flatMap((layer, i) => {
    const later = named.slice(i + 1)
    if (layer !== 'domains') return later.length > 0 ? [override(`src/${layer}/**`, layer, later)] : []
    return moduleImports.map(({ module, path, forbidden }) =>
      override(`src/domains/${path}/**`, module, [...later, ...forbidden.map((other) => `domains/${other}`)]),
    )
  })
  return `${JSON.stringify({ $schema: '../../node_modules/@biomejs/biome/configuration_schema.json', overrides }, null, 2)}\n`
}

function override(includes: string, name: string, later: readonly string[]) {
  return {
    includes: [includes],
    linter: {
      rules: {
        style: {
          noRestrictedImports: {
            level: 'error',
            options: {
              patterns: [
                { group: later.map((one) => `#${one}/**`), message: `${name} may not import this module: docs/map.md, "Layers".` },
              ],
            },
          },
        },
      },
    },
  }
}
