import { type Markup, markup } from '#domains/foundation/notifications/markup.ts'
import { formatNumber, formatPrice, isolate } from '#i18n/format.ts'
import { asLanguage, direction } from '#shared/language.ts'
import { fieldOf, isOver, testCards } from './gateway.fake.ts'
import type { SandboxOrder } from './sandbox-store.ts'
import { type SandboxLanguage, sandboxLanguage, sandboxTexts } from './sandbox-texts.ts'

const sheet = `
:root{color-scheme:light;--ink:#14172e;--quiet:#4a4f63;--line:#dcd2c4;--edge:#92877b;--ground:#faf7f2;--soft:#f5f0e8;--strong:#333bc8;--link:#272da4;--bad:#9b1624}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 'Figtree Variable',Figtree,system-ui,'Segoe UI',Roboto,'Noto Sans Arabic',Arial,sans-serif}
.band{margin:0;padding:10px 16px;background:#ffecc5;color:#744210;font-size:14px;font-weight:600;text-align:center}
.shop{display:flex;align-items:center;justify-content:center;gap:10px;margin:0;padding:20px 16px 0;font-size:24px;font-weight:700}
.shop svg{inline-size:36px;block-size:36px}
main{max-inline-size:34rem;margin:20px auto 48px;padding:0 16px;display:grid;gap:16px}
section,details{background:#fff;border:1px solid #eae3d7;border-radius:16px;padding:24px}
h1{font-size:21px;line-height:1.25;margin:0 0 12px}h2{font-size:17px;margin:0 0 8px}p{margin:0 0 8px}
dl{display:grid;grid-template-columns:auto 1fr;gap:6px 16px;margin:0}dt{color:var(--quiet)}dd{margin:0;font-weight:600;text-align:end;overflow-wrap:anywhere}
.big{font-size:24px;line-height:1.25}form{display:grid;gap:16px;margin:0}label{display:grid;gap:6px;font-weight:550}
.typed{display:grid;gap:16px}.row{display:grid;grid-template-columns:1fr 1fr;gap:12px}fieldset{border:0;padding:0;margin:0}legend{padding:0;font-weight:550;margin-block-end:6px}
input,select,button{font:inherit;min-block-size:48px;border-radius:12px;border:1px solid var(--edge);padding-inline:14px;inline-size:100%;background:#fff;color:inherit}
input[inputmode]{direction:ltr;text-align:start;letter-spacing:.06em}input[type=checkbox]{inline-size:22px;min-block-size:22px;margin:0}
.tick{grid-template-columns:auto 1fr;align-items:center;gap:10px;font-weight:400}
.go{min-block-size:56px;background:var(--strong);border-color:var(--strong);color:#fff;font-size:17px;font-weight:650;cursor:pointer}.go:hover{background:var(--link)}
.plain,.cards button{cursor:pointer}.plain{background:none;border:0;color:var(--link);text-decoration:underline;text-underline-offset:.25em;text-align:center;display:block;min-block-size:44px;padding:10px}
.fault{border-color:var(--bad);background:#ffe3e4;color:var(--bad)}.fault strong{display:block}
.cards{list-style:none;margin:0 0 8px;padding:0;display:grid;gap:8px}.cards button{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 12px;align-items:center;padding-block:6px;border-color:var(--line);text-align:start}
summary{cursor:pointer;font-weight:600}details[open] summary{margin-block-end:12px}.switches{display:grid;gap:12px}
:focus-visible{outline:3px solid #5165e2;outline-offset:2px}`

/** Logo of the shop. */
const mark = `<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M20 .8l5.62 5.62h7.96v7.96L39.2 20l-5.62 5.62v7.96h-7.96L20 39.2l-5.62-5.62H6.42v-7.96L.8 20l5.62-5.62V6.42h7.96z" fill="#333bc8"/><path d="M14.2 30.4c0-5.8 11.4-5.6 11.4-11.6 0-3.3-3-4.6-5.6-5.6" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/><circle cx="16.4" cy="11.4" r="2.5" fill="#f9b227"/></svg>`

const script = `
const left=document.querySelector('[data-left]')
if(left){const end=Date.now()+Number(left.dataset.left)*1000
const show=()=>{const s=Math.max(0,Math.round((end-Date.now())/1000));left.textContent=String(Math.floor(s/60)).padStart(2,'0')+':'+String(s%60).padStart(2,'0');if(s===0)location.reload()}
show();setInterval(show,1000)}
for(const card of document.querySelectorAll('[data-pan]'))card.addEventListener('click',()=>{
const form=document.forms.card;form.pan.value=card.dataset.pan;form.month.value='12';form.year.value=card.dataset.year;form.cvv.value='000';form.querySelector('.go').focus()})
document.forms.card?.addEventListener('submit',event=>{event.submitter?.setAttribute('aria-busy','true')})
document.forms.back?.dataset.auto!==undefined&&document.forms.back.submit()`

interface Frame {
  language: SandboxLanguage
  nonce: string
  title: string
  /** name of the merchant */
  shop: string
}

function page({ language, nonce, title, shop }: Frame, content: (Markup | null)[]): string {
  const t = sandboxTexts[language]
  return markup`<!doctype html>
<html lang="${language}" dir="${direction(asLanguage(language))}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>
<style nonce="${nonce}">${{ markup: sheet }}</style></head>
<body><p class="band">${t.band}</p><p class="shop">${{ markup: mark }}<bdi>${shop}</bdi></p><main>${content.filter((part) => part !== null)}</main>
<script nonce="${nonce}">${{ markup: script }}</script></body></html>
`.markup
}

/** Renders the error page of a rejected form. */
export function faultPage(lang: string, name: string, nonce: string, shop: string): string {
  const language = sandboxLanguage(lang)
  const t = sandboxTexts[language]
  return page({ language, nonce, title: t.faultTitle, shop }, [
    markup`<section><h1>${t.faultTitle}</h1><p>${t.fault.replace('{name}', isolate(name))}</p></section>`,
  ])
}

interface Shown {
  order: SandboxOrder
  now: Date
  nonce: string
  /** name of the merchant */
  shop: string
  /** signed return form */
  back: { action: string; fields: Record<string, string> }
  /** error in the card data */
  fault?: 'pan' | 'expiry' | 'cvv' | null
}

/** Renders the page of an order by its state: card, code, or return. */
export function orderPage({ order, now, nonce, shop, back, fault = null }: Shown): string {
  const language = sandboxLanguage(fieldOf(order, 'lang'))
  const t = sandboxTexts[language]
  const frame = (title: string) => ({ language, nonce, title, shop })
  const late = order.expires <= now
  if (isOver(order)) {
    const title = order.answer?.outcome === 'ok' ? t.doneTitle : t.failTitle
    const stays = order.switches.browser === 'stays'
    return page(frame(title), [
      markup`<section><h1>${title}</h1><p>${stays ? t.stays : t.going}</p>${stays ? null : wayBack(back, t.toShop, true)}</section>`,
    ])
  }
  const shopLink = (text: string) => markup`<a class="plain" href="${fieldOf(order, 'shopurl')}">${text}</a>`
  if (late)
    return page(frame(t.expiredTitle), [markup`<section><h1>${t.expiredTitle}</h1><p>${t.expired}</p>${shopLink(t.toShop)}</section>`])
  const head = orderHead(order, now, language, shop)
  if (order.state === 'Challenge')
    return page(frame(t.challengeTitle), [
      head,
      markup`<section><h2>${t.challengeTitle}</h2><p>${t.challenge}</p><form method="post" name="challenge">
<label>${t.code}<input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="8" required autofocus></label>
<button class="go">${t.confirm}</button></form></section>`,
    ])
  const code = order.answer?.code as keyof typeof refusals | undefined
  const refusals = { '05': t.r05, '51': t.r51, '54': t.r54, '57': t.r57, '99': t.r99 }
  const refused = order.state === 'Refused' && code && fault === null
  return page(frame(t.title), [
    head,
    refused
      ? markup`<section class="fault" role="alert"><strong>${t.refused}</strong>${refusals[code] ?? t.r05} ${t.again}</section>`
      : null,
    fault ? markup`<section class="fault" role="alert">${{ pan: t.pan, expiry: t.expiryFault, cvv: t.cvvFault }[fault]}</section>` : null,
    cardForm(order, now, language),
    markup`<section>${order.state === 'Refused' ? wayBack(back, t.back, false) : null}${shopLink(t.cancel)}</section>`,
  ])
}

function orderHead(order: SandboxOrder, now: Date, language: SandboxLanguage, shop: string): Markup {
  const t = sandboxTexts[language]
  const seconds = Math.max(0, Math.round((order.expires.getTime() - now.getTime()) / 1000))
  return markup`<section><h1>${t.title}</h1><dl>
<dt>${t.shop}</dt><dd><bdi>${shop}</bdi></dd>
<dt>${t.order}</dt><dd><bdi>${order.oid}</bdi></dd>
<dt>${t.amount}</dt><dd class="big">${amountOf(order, language)}</dd>
<dt>${t.left}</dt><dd><bdi data-left="${seconds}"></bdi></dd></dl></section>`
}

/** Formats an amount; hundredths only if there are some. */
function amountOf({ amount }: SandboxOrder, language: SandboxLanguage): string {
  const whole = amount % 100 === 0
  if (whole && language !== 'en') return formatPrice(amount / 100, language)
  return isolate(`${formatNumber(Math.floor(amount / 100))}${whole ? '' : `.${String(amount % 100).padStart(2, '0')}`} MAD`)
}

function cardForm(order: SandboxOrder, now: Date, language: SandboxLanguage): Markup {
  const t = sandboxTexts[language]
  const year = String(now.getUTCFullYear() + 2).slice(2)
  const says = (code: string) =>
    code === '00' ? t.accepted : code === 'code' ? t.asksCode : ((t as Record<string, string>)[`r${code}`] ?? code)
  const grouped = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
  const choice = (name: string, label: string, values: Record<string, string>) =>
    markup`<label>${label}<select name="${name}">${Object.entries(values).map(
      ([value, text]) => markup`<option value="${value}" ${isChosen(order, name, value) && selected}>${text}</option>`,
    )}</select></label>`
  return markup`<form method="post" name="card" autocomplete="off">
<section class="typed">
<label>${t.card}<input name="pan" inputmode="numeric" maxlength="23" required></label>
<fieldset><legend>${t.expiry}</legend><div class="row">
<input name="month" inputmode="numeric" maxlength="2" placeholder="${t.month}" aria-label="${t.month}" required>
<input name="year" inputmode="numeric" maxlength="4" placeholder="${t.year}" aria-label="${t.year}" required></div></fieldset>
<label>${t.cvv}<input name="cvv" inputmode="numeric" maxlength="4" required></label>
<button class="go">${t.pay} · ${amountOf(order, language)}</button>
</section>
<section><h2>${t.testCards}</h2><ul class="cards">${testCards.map(
    (card) =>
      markup`<li><button type="button" data-pan="${card.number}" data-year="${year}"><bdi>${grouped(card.number)}</bdi><span>${says(card.says)}</span></button></li>`,
  )}</ul><p>${t.otherCards}</p></section>
<details><summary>${t.switches}</summary><div class="switches">
${choice('callback', t.callback, { once: t.once, twice: t.twice, late: t.late, overdue: t.overdue, never: t.never })}
${choice('wrong', t.wrong, { nothing: t.nothing, hash: t.hash, amount: t.amountWrong })}
${choice('browser', t.browser, { returns: t.returns, stays: t.browserStays })}
<label class="tick"><input type="checkbox" name="api" value="refuses" ${order.apiFault !== null && checked}>${t.api}</label>
</div></details></form>`
}

const selected = markup`selected`
const checked = markup`checked`

function isChosen({ switches }: SandboxOrder, name: string, value: string): boolean {
  return switches[name as keyof typeof switches] === value
}

function wayBack({ action, fields }: Shown['back'], text: string, auto: boolean): Markup {
  return markup`<form method="post" name="back" action="${action}" ${auto && markup`data-auto`}>
${Object.entries(fields).map(([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`)}
<button class="${auto ? 'go' : 'plain'}">${text}</button></form>`
}
