import type { Endpoint } from '#shared/contract.ts'

/** Returns a function that returns the `Allow` header of a URL; null when no call has that path. */
export function methodFinder(calls: readonly Endpoint[]): (url: string) => string | null {
  const patterns = new Map<string, { pattern: RegExp; methods: Set<string> }>()
  for (const { method, path, aliases = [] } of calls)
    for (const address of [path, ...aliases]) {
      const source = `^${address.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`
      const { methods } = patterns.get(source) ?? { methods: new Set<string>() }
      patterns.set(source, { pattern: new RegExp(source), methods: methods.add(method) })
    }
  const all = [...patterns.values()]
  return (url) => {
    const [path = ''] = url.split('?')
    const methods = new Set(all.flatMap(({ pattern, methods }) => (pattern.test(path) ? [...methods] : [])))
    if (methods.has('GET')) methods.add('HEAD')
    return methods.size > 0 ? [...methods].sort().join(', ') : null
  }
}
