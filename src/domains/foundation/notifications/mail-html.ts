import { isolate } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { direction, factsOf } from '#shared/language.ts'
import { lines, type Markup, markup } from './markup.ts'
import type { Mail, MailBlock, MailCar, MailFrame } from './rules.ts'

/**
 * Literal colours of the site (`ui/tokens.css`), for mail programs without CSS variables or stylesheets. The classes of `dark` override
 * them in dark mode; colours inverted by a program keep their contrast.
 */
const colour = {
  ground: '#faf7f2',
  surface: '#ffffff',
  quiet: '#f5f0e8',
  line: '#eae3d7',
  text: '#14172e',
  text2: '#4a4f63',
  text3: '#5e6275',
  wall: '#333bc8',
  skirting: '#1e227c',
  floor: '#dcd2c4',
  primary: '#333bc8',
  link: '#272da4',
}

/** Font and line height of a script. */
const scripts = {
  Latn: {
    font: "Figtree, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    small: '20px',
    title: '34px',
    text: '26px',
  },
  Arab: {
    font: "Vazirmatn, 'Segoe UI', Tahoma, 'Geeza Pro', Arial, sans-serif",
    small: '24px',
    title: '44px',
    text: '30px',
  },
}

const dark = `
.ground{background:#0f1122!important}
.surface{background:#181a2d!important;border-color:#2a2d44!important}
.quiet{background:#1f2238!important}
.line{border-color:#2a2d44!important}
.text{color:#f3f0e9!important}
.text2{color:#c1c3d0!important}
.text3{color:#a3a5b6!important}
.wall{background:#272da4!important}
.floor{background:#3a3e58!important}
.button{background:#5165e2!important}
.link{color:#acb8fe!important}`

/** Stylesheet for programs that support one; the others use the inline styles. */
const sheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;width:100%!important;-webkit-text-size-adjust:100%}
table{border-collapse:collapse;mso-table-lspace:0;mso-table-rspace:0}
img{border:0;display:block}
a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}
@media (max-width:480px){.side{padding-left:20px!important;padding-right:20px!important}.title{font-size:24px!important}.outer{padding-left:8px!important;padding-right:8px!important}.wide{width:100%!important;text-align:center!important}}
@media (prefers-color-scheme:dark){${dark}}
${dark.replaceAll(/^\./gm, '[data-ogsc] .').replaceAll(/(?<=\n)\[data-ogsc\] \.(ground|surface|quiet|wall|floor|button)/g, '[data-ogsb] .$1')}`

/** Renders a mail as HTML for mail programs: tables, inline sizes and colours, right to left in Arabic. */
export function mailHtml(mail: Mail, frame: MailFrame): string {
  const { language, site } = frame
  const t = serverText('notificationsMail', language)
  const dir = direction(language)
  const start = dir === 'rtl' ? 'right' : 'left'
  const letters = scripts[factsOf(language).script]
  const font = `font-family:${letters.font};text-align:${start}`
  const small = `${font};font-size:13px;line-height:${letters.small};color:${colour.text3}`
  const pieces = pieceMaker(frame, font, start)

  return markup`<!doctype html>
<html lang="${language}" dir="${dir}" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${mail.subject}</title>
<style>${{ markup: sheet }}</style>
</head>
<body class="ground" dir="${dir}" style="margin:0;padding:0;background:${colour.ground}">
${mail.preheader ? preheader(mail.preheader) : null}
<table role="presentation" class="ground" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colour.ground}" style="background:${colour.ground}">
<tr><td class="outer" align="center" style="padding:24px 16px">
<table role="presentation" dir="${dir}" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td class="side" align="${start}" style="padding:0 32px 20px">${brand(frame, font, start)}</td></tr>
<tr><td>
<table role="presentation" class="surface" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colour.surface}" style="background:${colour.surface};border:1px solid ${colour.line};border-radius:20px;border-collapse:separate;overflow:hidden">
<tr><td class="wall side" align="${start}" bgcolor="${colour.wall}" style="background:${colour.wall};border-radius:19px 19px 0 0;padding:32px 32px 28px">
<h1 class="title" style="margin:0;${font};font-size:28px;line-height:${letters.title};font-weight:700;color:#ffffff">${mail.title}</h1>
</td></tr>
<tr><td height="3" bgcolor="${colour.skirting}" style="height:3px;line-height:3px;font-size:0;background:${colour.skirting}">&nbsp;</td></tr>
<tr><td class="floor" height="8" bgcolor="${colour.floor}" style="height:8px;line-height:8px;font-size:0;background:${colour.floor}">&nbsp;</td></tr>
<tr><td class="side" align="${start}" style="padding:28px 32px 12px">
${mail.blocks.map(pieces)}
</td></tr>
</table>
</td></tr>
<tr><td class="side" align="${start}" style="padding:24px 32px 8px">
<p class="text3" style="margin:0 0 8px;${small}">${t('sentBy', { company: isolate(site.company) })}</p>
<p class="text3" style="margin:0 0 8px;${small}">${contact(frame, small)}</p>
${mail.stop ? markup`<p class="text3" style="margin:0;${small}">${link(mail.stop.url, mail.stop.label, small)}</p>` : null}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.markup
}

/** Preview text after the subject; the padding keeps the mail's text out of it. */
function preheader(text: string): Markup {
  return markup`<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${colour.ground};opacity:0">${text}${{ markup: '&#847;&zwnj;&nbsp;'.repeat(60) }}</div>`
}

function brand({ site }: MailFrame, font: string, start: string): Markup {
  return markup`<a href="${address(site.url)}" style="text-decoration:none"><table role="presentation" align="${start}" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="40" style="width:40px"><img src="${address(site.mark)}" width="36" height="36" alt="" style="width:36px;height:36px"></td>
<td class="text" style="padding-${start}:8px;${font};font-size:24px;line-height:36px;font-weight:700;color:${colour.text}">${site.name}</td>
</tr></table></a>`
}

function contact({ language, site }: MailFrame, font: string): Markup {
  const t = serverText('notificationsMail', language)
  const centre = site.phone
    ? markup`${t('centre')} <span dir="ltr">${link(`tel:${site.phone.replaceAll(/[^\d+]/g, '')}`, site.phone, font)}</span>`
    : null
  const write = site.email ? link(`mailto:${site.email}`, t('write'), font) : null
  const all = [centre, write, link(site.url, t('site'), font)].filter((one) => one !== null)
  return { markup: all.map(({ markup: one }) => one).join(' &nbsp;·&nbsp; ') }
}

function link(url: string, label: string, font: string): Markup {
  return markup`<a class="link" href="${address(url)}" style="${font};color:${colour.link};text-decoration:underline">${label}</a>`
}

/** Validates a URL. Throws for any other text. */
function address(url: string): string {
  if (!/^(https?:\/\/|mailto:|tel:)/.test(url)) throw new Error('a mail names an address that is not absolute')
  return url
}

function pieceMaker(frame: MailFrame, font: string, start: string): (block: MailBlock) => Markup {
  const t = serverText('notificationsMail', frame.language)
  const dir = direction(frame.language)
  const tall = scripts[factsOf(frame.language).script].text

  const fact = ({ label, value }: { label: string; value: string }, i: number) => {
    const edge = i > 0 ? `;border-top:1px solid ${colour.line}` : ''
    return markup`<tr>
<td class="text3 line" valign="top" align="${start}" style="padding:10px 16px;${font};font-size:14px;line-height:22px;color:${colour.text3}${edge}">${label}</td>
<td class="text line" valign="top" align="${start}" style="padding:10px 16px;${font};font-size:15px;line-height:22px;font-weight:600;color:${colour.text}${edge}">${lines(value)}</td>
</tr>`
  }

  const car = ({ title, facts, price, oldPrice, picture, url }: MailCar) => markup`<tr>
${
  picture
    ? markup`<td width="38%" valign="top" style="width:38%;padding:12px 0"><a href="${address(url)}"><img class="quiet" src="${address(picture)}" width="200" alt="${title}" style="width:100%;max-width:200px;height:auto;border-radius:12px;background:${colour.quiet};${font};font-size:13px;color:${colour.text3}"></a></td>
<td width="16" style="width:16px">&nbsp;</td>`
    : null
}
<td valign="top" align="${start}" style="padding:12px 0">
<a class="text" href="${address(url)}" style="${font};font-size:17px;line-height:24px;font-weight:700;color:${colour.text};text-decoration:none">${title}</a>
<div class="text2" style="${font};font-size:14px;line-height:22px;color:${colour.text2}">${facts.filter(Boolean).join(' · ')}</div>
<div style="padding-top:4px;${font};font-size:18px;line-height:26px"><span class="text" style="font-weight:700;color:${colour.text}">${price}</span>${oldPrice ? markup` <s class="text3" style="font-size:14px;color:${colour.text3}">${oldPrice}</s>` : null}</div>
<div style="${font};font-size:14px;line-height:24px">${link(url, t('open'), font)}</div>
</td></tr>`

  return (block) => {
    if ('text' in block)
      return markup`<p class="text2" style="margin:0 0 16px;${font};font-size:16px;line-height:${tall};color:${colour.text2}">${lines(block.text)}</p>`
    if ('button' in block)
      return markup`<table role="presentation" class="wide" align="${start}" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px;border-collapse:separate"><tr>
<td class="button" align="center" bgcolor="${colour.primary}" style="background:${colour.primary};border-radius:14px;mso-padding-alt:14px 28px"><a href="${address(block.button.url)}" style="display:block;padding:14px 28px;${font};text-align:center;font-size:16px;line-height:22px;font-weight:700;color:#ffffff;text-decoration:none">${block.button.label}</a></td>
</tr></table><div style="clear:both;font-size:0;line-height:0">&nbsp;</div>`
    if ('facts' in block)
      return markup`<table role="presentation" class="quiet" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colour.quiet}" style="margin:4px 0 20px;background:${colour.quiet};border-radius:14px;border-collapse:separate">${block.facts.map(fact)}</table>`
    if ('code' in block)
      return markup`<table role="presentation" class="quiet" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colour.quiet}" style="margin:4px 0 20px;background:${colour.quiet};border-radius:14px;border-collapse:separate"><tr>
<td class="text" dir="ltr" align="center" style="padding:18px;font-family:${scripts.Latn.font};font-size:32px;line-height:40px;font-weight:700;letter-spacing:6px;text-align:center;color:${colour.text}">${block.code}</td>
</tr></table>`
    return markup`<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${block.cars.map(car)}</table>`
  }
}
