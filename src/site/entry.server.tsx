import packs from 'virtual:packs'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createContext, type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { apiContext } from '#client/api.ts'
import { PageRoot } from '#i18n/page-root.tsx'
import type { PackSource, Page } from '#i18n/text.ts'
import type { IdentityPage, Shown } from '#identity/pages/page.ts'
import { renderIdentityPage as drawIdentityPage } from '#identity/pages/render.tsx'
import { HeadContext } from '#ui/head.ts'
import { MarkupKeeper } from '#ui/kept-markup.ts'
import { markupKeeper } from './markup-keeper.ts'

/** The page of a request; main sets it before it asks for the page. */
export const pageContext = createContext<Page>()
/** Where the browser finds the packs of the page's language, by name. */
export const packFilesContext = createContext<Record<string, string>>({})
/** The rules of a style sheet of the build, by its address; undefined where there is none, as in development. */
export const sheetContext = createContext<(address: string) => string | undefined>(() => undefined)
/** Where and as whom the site signs people in; only the sign-in library asks for it, so it is no business of the screens. */
export const clientContext = createContext<{ issuer: string; clientId: string }>()
/** Where the drawn page is left: as the body of an answer it would be encoded, copied and decoded again. */
export const drawnContext = createContext<{ html: string }>()
/** Told of whatever fails while a page is made. */
export const reportContext = createContext<(error: unknown) => void>(() => undefined)
export { apiContext }

/** A page of the identity provider, as HTML; its address and its data come from there. */
export function renderIdentityPage(page: IdentityPage, shown: Shown): string {
  return drawIdentityPage(page, shown, (name) => packs[shown.language][name])
}

/** What a loader or a component threw goes to the log of the request; the visitor sees a sentence and the number of the request. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  context.get(reportContext)(error)
}

/**
 * The whole page as one text: pages come from a cache, so the first byte need not come before the last. No screen waits while it is
 * drawn, so the data that it was drawn from is complete beforehand and follows in one script.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = context.get(pageContext)
  const used = new Set<string>()
  const pack: PackSource = (name) => {
    used.add(name)
    return packs[page.language][name]
  }
  const state = await textOf(entry.serverHandoffStream)
  const heard: { title?: string | undefined; tags: ReactNode[] } = { tags: [] }
  const html = renderToString(
    <HeadContext
      value={(title, tags) => {
        heard.title = title ?? heard.title
        heard.tags.push(tags)
      }}
    >
      <MarkupKeeper value={markupKeeper(page, pack)}>
        <PageRoot page={page} pack={pack}>
          <ServerRouter context={{ ...entry, serverHandoffStream: undefined }} url={request.url} />
        </PageRoot>
      </MarkupKeeper>
    </HeadContext>,
  )
  const named = renderToStaticMarkup(
    <>
      {heard.title !== undefined && <title>{heard.title}</title>}
      {heard.tags}
    </>,
  )
  const files = context.get(packFilesContext)
  const links = [...new Set([...used].flatMap((name) => files[name] ?? []))].map(
    (file) => `<link rel="modulepreload" href="${file}" fetchpriority="low"/>`,
  )
  const { issuer, clientId } = context.get(clientContext)
  const opened = html.indexOf('<html') + '<html'.length
  const head = html.indexOf('</head>')
  const end = html.lastIndexOf('</body>')
  context.get(drawnContext).html =
    `<!DOCTYPE html><html data-packs="${[...used].join(' ')}" data-issuer="${issuer}" data-client="${clientId}"${withSheets(withoutPreloads(html.slice(opened, head)), context.get(sheetContext))}` +
    `<!--told-->${named}<!--told-->${firstView}${late(links.join(''))}${withLateScripts(html.slice(head, end))}${handoff(state)}${startLate}${html.slice(end)}`
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/**
 * Scripts wait for the end of the page. Named in the head they would take the line from the styles and the first photo, which are
 * what a visitor waits for: on a slow phone the page would be seen more than a second later.
 */
function withoutPreloads(head: string): string {
  return head.replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
}

/**
 * Scripts wait until the page has been seen: asked for before they would take the line from the first photo, and the processor from the first
 * drawing. What was put aside comes back to where it stood, as the browser takes it over.
 */
function withLateScripts(body: string): string {
  return body
    .replaceAll(' suppressHydrationWarning', '')
    .replace(/(?:<link rel="modulepreload"[^>]*>)+/, late)
    .replace(/<script type="module" async>[\s\S]*?<\/script>/, late)
}

const late = (html: string) => `<template data-late>${html}</template>`

/** What lies below the first view is laid out later (`.below`), but not where one comes back to a place of the page or asks for one. */
const firstView = `<script>performance.getEntriesByType('navigation')[0]?.type==='navigate'&&!location.hash&&(document.documentElement.dataset.firstView='')</script>`

/** Once the first picture is drawn; at once where nobody looks, for nothing is drawn there. */
const startLate = `<script>(()=>{const start=()=>{for(const one of document.querySelectorAll('template[data-late]'))one.replaceWith(one.content)};document.hidden?start():requestAnimationFrame(()=>setTimeout(start))})()</script>`

/**
 * The sheets of a page stand in it: asked for by themselves they come a way there and back later, and nothing is seen before. Their links stay,
 * switched off, so that what is loaded later sees that they are there.
 */
function withSheets(head: string, sheet: (address: string) => string | undefined): string {
  return head.replaceAll(/<link rel="stylesheet" href="([^"#]+)#?"\/>/g, (link, address: string) => {
    const rules = sheet(address)
    return rules === undefined ? link : `<style>${rules}</style><link rel="stylesheet" href="${address}" disabled/>`
  })
}

async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!stream) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of stream) text += decoder.decode(part, { stream: true })
  return text
}

/** The script by which the browser takes over the data of the page; no text in it can end the script. */
function handoff(state: string): string {
  const text = JSON.stringify(state).replaceAll(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
  const stream = 'window.__reactRouterContext.streamController'
  return `<script>${stream}.enqueue(${text});${stream}.close()</script>`
}
