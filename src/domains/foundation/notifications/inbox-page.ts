import { isolate } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { direction, type Language } from '#shared/language.ts'
import { lines, type Markup, markup } from './markup.ts'
import type { InboxMessage } from './store.ts'

interface Shown {
  messages: readonly InboxMessage[]
  /** the open message */
  open: InboxMessage | null
  /** filter by recipient */
  to: string | null
  nonce: string
  language: Language
}

const sheet = `
:root{color-scheme:light;--ground:#faf7f2;--surface:#fff;--line:#eae3d7;--text:#14172e;--quiet:#5e6275;--primary:#333bc8;--soft:#f3f4ff}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:16px/1.5 Figtree,Vazirmatn,'Segoe UI',Roboto,Arial,sans-serif}
header{display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center;justify-content:space-between;padding:16px 24px;background:#333bc8;color:#fff;border-block-end:3px solid #1e227c}
h1{margin:0;font-size:20px}header p{margin:0;font-size:14px;color:#e7ebff}
form{display:flex;gap:8px}input,button{font:inherit;block-size:44px;border-radius:10px;border:0;padding-inline:14px}
button{background:#f9b227;color:#14172e;font-weight:650;cursor:pointer}
main{display:grid;grid-template-columns:minmax(0,1fr);align-items:start;gap:24px;padding:24px;max-inline-size:1280px;margin-inline:auto}
ol{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:minmax(0,1fr);gap:8px}
li a{display:block;padding:12px 16px;background:var(--surface);border:1px solid var(--line);border-radius:14px;color:inherit;text-decoration:none}
li a[aria-current]{border-color:var(--primary);background:var(--soft)}
li strong,li span{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}li span{font-size:14px;color:var(--quiet)}
a:focus-visible,button:focus-visible,input:focus-visible,summary:focus-visible{outline:3px solid #f9b227;outline-offset:2px}
article{order:-1;background:var(--surface);border:1px solid var(--line);border-radius:20px;overflow:hidden}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0;padding:20px 24px;font-size:14px}dt{color:var(--quiet)}dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;inline-size:100%;block-size:70vh;border:0;border-block:1px solid var(--line);resize:vertical}
.bubble{margin:0 24px 24px;padding:14px 18px;max-inline-size:22rem;border-radius:20px 20px 20px 4px;background:#eae3d7;white-space:normal}
details{padding:16px 24px}summary{cursor:pointer;font-weight:650}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.6 ui-monospace,monospace}
.empty{padding:48px 24px;text-align:center;color:var(--quiet)}
@media (min-width:900px){main{grid-template-columns:22rem minmax(0,1fr)}article{order:0}}`

/** Renders the inbox as recipients would see it. */
export function inboxPage({ messages, open, to, nonce, language }: Shown): string {
  const t = serverText('notificationsMail', language)
  const entry = (message: InboxMessage) => markup`<li><a href="${address(to, message.id)}" ${open?.id === message.id && current}>
<strong dir="auto">${message.subject ?? message.text}</strong>
<span>${t(message.channel === 'Email' ? 'inbox.mail' : 'inbox.sms')} · <bdi>${message.recipient}</bdi></span>
<span>${when(message.sent)}</span></a></li>`

  return markup`<!doctype html>
<html lang="${language}" dir="${direction(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${t('inbox.title')}</title>
<style nonce="${nonce}">${{ markup: sheet }}</style>
</head>
<body>
<header>
<div><h1>${t('inbox.title')}</h1><p>${t('inbox.about')}</p></div>
<form action="inbox" method="get"><input name="to" value="${to ?? ''}" dir="ltr" aria-label="${t('inbox.to')}" placeholder="${t('inbox.to')}"><button>${t('inbox.show')}</button></form>
</header>
<main>
${messages.length > 0 ? markup`<ol>${messages.map(entry)}</ol>` : markup`<p class="empty">${t('inbox.empty')}</p>`}
${open ? reading(open, language) : null}
</main>
</body>
</html>
`.markup
}

const current = markup`aria-current="true"`

function reading(message: InboxMessage, language: Language): Markup {
  const t = serverText('notificationsMail', language)
  const head = markup`<dl><dt>${t('inbox.from')}</dt><dd><bdi>${message.sender}</bdi></dd><dt>${t('inbox.to')}</dt><dd><bdi>${message.recipient}</bdi></dd><dt>${t('inbox.sent')}</dt><dd>${when(message.sent)}</dd>${
    message.unsubscribe && markup`<dt dir="ltr">List-Unsubscribe</dt><dd><bdi>${message.unsubscribe}</bdi></dd>`
  }</dl>`
  if (message.html === null) return markup`<article>${head}<p class="bubble" dir="auto">${lines(message.text)}</p></article>`
  return markup`<article>${head}<iframe src="inbox/${message.id}" title="${message.subject ?? ''}"></iframe>
<details><summary>${t('inbox.plain')}</summary><pre dir="auto">${message.text}</pre></details></article>`
}

function address(to: string | null, id: number): string {
  return `inbox?${new URLSearchParams({ ...(to && { to }), id: String(id) })}`
}

const clock = new Intl.DateTimeFormat('fr', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Africa/Casablanca' })

function when(moment: Date): string {
  return isolate(clock.format(moment))
}
