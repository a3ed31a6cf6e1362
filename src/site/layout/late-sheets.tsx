import { useMatches } from 'react-router'
import { Head } from '#ui/head.ts'

/** What the build says of the sheets of each page. */
interface RouteTable {
  routes: Record<string, { css?: string[] } | undefined>
}

/** The sheets that the first page came with, which stay. */
let first: ReadonlySet<string> | undefined

/** The table of routes ends the address of a sheet with a sign that no file has. */
const plain = (address: string) => address.replace(/#$/, '')

/** In the browser: the style sheets of the pages that one goes to. */
export function LateSheets() {
  const matches = useMatches()
  first ??= new Set([...document.querySelectorAll('link[rel=stylesheet]')].map((link) => plain(link.getAttribute('href') ?? '')))
  const there = first
  const { routes } = (window as unknown as { __reactRouterManifest: RouteTable }).__reactRouterManifest
  const sheets = new Set(matches.flatMap(({ id }) => routes[id]?.css ?? []).filter((href) => !there.has(plain(href))))
  return (
    <Head>
      {[...sheets].map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </Head>
  )
}
