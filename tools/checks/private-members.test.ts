import { describe, expect, test } from 'vitest'
import { filesUnder, read } from './files.ts'

/** Private members of libraries: a new version may rename or remove them without notice. */
const privateMembers: [name: string, pattern: RegExp][] = [
  // React's `dangerouslySetInnerHTML={{ __html }}` and JavaScript's `__proto__` are public; `__Host-` and `__Secure-` are prefixes of cookies
  ['member that begins with __', /(?<![\w$-])__(?!html\b|proto__|Host-|Secure-|PURE__|development\/)[A-Za-z]\w*/],
  // Matomo's parameter `_id` is public
  ['member that begins with _', /(?<=[\w)\]])\??\._(?!id\b)[A-Za-z]\w*/],
  ['export marked as unsafe or internal', /\bUNSAFE_\w+|\b_internal\w*|\w*(?:CLIENT|SERVER|DOM)_INTERNALS\w*/],
  ['element or symbol of React', /Symbol\.for\(\s*['"]react|['"]\$\$typeof['"]|\.\$\$typeof\b/],
  ['symbols of an object', /\bgetOwnPropertySymbols\b/],
  ['executor of Kysely', /\bgetExecutor\b/],
  ['copy of an object by its prototype', /\bObject\.create\((?!null\b|[A-Z]\w*\.prototype\b)/],
]

/** Exceptions without a public API, with the reason. */
const exceptions: Record<string, string> = {
  // React Router reads its manifest from this variable; under a base path other than the one of the build it has no setting for it
  'src/main/site-build.ts': '__reactRouterManifest',
  'src/main/site-build.test.ts': '__reactRouterManifest',
  // the address at which React Router asks Vite for routes
  'src/main/development.ts': '__manifest',
}

const sources = [
  ...['src', 'tools', 'db', 'e2e', 'packages'].flatMap((folder) => filesUnder(folder, /\.(?:[cm]?[jt]sx?)$/)),
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
  'react-router.config.ts',
].filter((path) => path !== 'tools/checks/private-members.test.ts' && !path.endsWith('.d.ts'))

/** Returns the private members that a text names, as `what: member`. */
function privateMembersIn(text: string): string[] {
  return privateMembers.flatMap(([name, pattern]) => [...text.matchAll(new RegExp(pattern, 'g'))].map(([found]) => `${name}: ${found}`))
}

describe('private members of libraries', () => {
  test('rejects private members in sources', () => {
    const found = sources.flatMap((path) =>
      privateMembersIn(read(path))
        .filter((member) => !exceptions[path] || !member.endsWith(`: ${exceptions[path]}`))
        .map((member) => `${path} ${member}`),
    )
    expect(found).toEqual([])
  })

  test('rejects unused exceptions', () => {
    const unused = Object.entries(exceptions).filter(([path, member]) => !read(path).includes(member))
    expect(unused).toEqual([])
  })

  test.each([
    'document.body.__k',
    'node.__u & 128',
    'interface Node { __e: Element }',
    'options.__r = hook',
    'window.__reactRouterContext',
    "'__vitest_worker__' in globalThis",
    'client._queryQueue.length',
    'schema?._zod.def',
    "import { UNSAFE_DataRouterContext } from 'react-router'",
    'React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
    "Symbol.for('react.element')",
    'Object.getOwnPropertySymbols(reply)',
    'trx.getExecutor()',
    'Object.create(trx, {})',
  ])('finds %s', (text) => {
    expect(privateMembersIn(text)).not.toEqual([])
  })

  test.each([
    'Object.create(null)',
    'dangerouslySetInnerHTML={{ __html: text }}',
    'expect(cookie).toMatch(/^__Host-rihla_/)',
    'JSON.parse(\'{"__proto__":1}\')',
    '/* @__PURE__ */ make()',
    'this.#executor',
    '/^jsonb?_agg$/.test(name)',
  ])('allows %s', (text) => {
    expect(privateMembersIn(text)).toEqual([])
  })
})
