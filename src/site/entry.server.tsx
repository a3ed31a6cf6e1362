import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { createContext, type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { apiContext } from '#client/api.ts'
import { PageRoot } from '#i18n/page-root.tsx'
import { PackUse, type Page, type TextPack } from '#i18n/text.ts'
import { renderIdentityPage } from '#identity/pages/render.tsx'
import { PageModules } from './layout/late-scripts.tsx'

/** The page of a request; `src/main/web.ts` sets it. */
export const pageContext = createContext<Page>()
/** Addresses of the files of text packs in the page's language, by `TextPack.file`. */
export const packFilesContext = createContext<Record<string, string>>({})
/** Receives the rendered page: as the body of a `Response` it would be encoded and copied once more. */
export const renderedContext = createContext<{ body?: Buffer }>()
/** Receives each error of a loader or a component. */
export const reportContext = createContext<(error: unknown) => void>(() => undefined)
export { apiContext, renderIdentityPage }

/**
 * Takes the modules that a page imports out of the manifest and returns them: React Router would preload them at the priority of the
 * style sheets (`LateScripts`).
 */
function withoutImports(entry: EntryContext): { entry: EntryContext; modules: Set<string> } {
  const { manifest, staticHandlerContext } = entry
  const modules = new Set(manifest.entry.imports)
  for (const { route } of staticHandlerContext.matches) for (const file of manifest.routes[route.id]?.imports ?? []) modules.add(file)
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, route && { ...route, imports: [] }])
  return {
    modules,
    entry: { ...entry, manifest: { ...manifest, entry: { ...manifest.entry, imports: [] }, routes: Object.fromEntries(routes) } },
  }
}

/** Logs what a loader or a component threw; the visitor sees a message and the number of the request. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  context.get(reportContext)(error)
}

/**
 * Renders a page with React's streaming renderer and collects it: the policy of a page names its inline scripts by hash, so the headers
 * need the whole text (decision 003).
 * @throws the first error of a component, so that React Router renders the error page with its status
 */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const files = context.get(packFilesContext)
  const page = withoutImports(entry)
  const preloadPack = ({ file }: TextPack) => {
    const address = file && files[file]
    if (address) page.modules.add(address)
  }
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const chunks: Buffer[] = []
  const body = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(Buffer.from(chunk))
      done()
    },
    final(done) {
      context.get(renderedContext).body = Buffer.concat(chunks)
      headers.set('content-type', 'text/html; charset=utf-8')
      resolve(new Response(null, { status, headers }))
      done()
    },
  })
  const { pipe } = renderToPipeableStream(
    <PackUse value={preloadPack}>
      <PageRoot page={context.get(pageContext)}>
        <PageModules value={page.modules}>
          <ServerRouter context={page.entry} url={request.url} />
        </PageModules>
      </PageRoot>
    </PackUse>,
    {
      // renders every section in document order, so that the page is complete without script
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(body),
      onError: reject,
    },
  )
  return promise
}
