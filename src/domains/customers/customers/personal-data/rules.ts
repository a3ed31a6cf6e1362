import { direction, type Language } from '#shared/language.ts'

/** Hours for which an export is reused. */
export const freshHours = 24

/** Texts of an export page. */
export interface CopyWords {
  language: Language
  title: string
  lead: string
  yes: string
  no: string
  nothing: string
  /** heading of a part */
  room(room: string): string
  /** label of a key */
  label(key: string): string
}

/** The part of one module. */
export interface CopyPart {
  room: string
  data: Record<string, unknown>
}

/** Renders the self-contained HTML page of an export. */
export function copyPage(words: CopyWords, parts: readonly CopyPart[]): string {
  const { language, title, lead, nothing } = words
  const sections = parts.map(({ room, data }) => {
    const said = value(words, data)
    return `<section><h2>${escaped(words.room(room))}</h2>${said === '' ? `<p>${escaped(nothing)}</p>` : said}</section>`
  })
  return `<!doctype html>
<html lang="${language}" dir="${direction(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;color:#1c2230;max-width:60rem;margin:2rem auto;padding:0 1rem}
h1,h2{line-height:1.2}section{border-block-start:1px solid #c9cdd6;padding-block:1rem}
dl{display:grid;grid-template-columns:minmax(10rem,max-content) 1fr;gap:.25rem 1rem;margin:0}dt{color:#5a6272}dd{margin:0;overflow-wrap:anywhere}
table{border-collapse:collapse;margin-block:.5rem}th,td{border:1px solid #c9cdd6;padding:.25rem .5rem;text-align:start;vertical-align:top}
.scroll{overflow-x:auto}
</style></head>
<body><h1>${escaped(title)}</h1><p>${escaped(lead)}</p>${sections.join('')}</body></html>
`
}

function value(words: CopyWords, given: unknown): string {
  if (given === null || given === undefined || given === '') return ''
  if (typeof given === 'boolean') return escaped(given ? words.yes : words.no)
  if (Array.isArray(given)) return list(words, given)
  if (typeof given === 'object') {
    const rows = Object.entries(given).flatMap(([key, inner]) => {
      const said = value(words, inner)
      return said === '' ? [] : [`<dt>${escaped(words.label(key))}</dt><dd>${said}</dd>`]
    })
    return rows.length === 0 ? '' : `<dl>${rows.join('')}</dl>`
  }
  return `<bdi>${escaped(moment(String(given)))}</bdi>`
}

function list(words: CopyWords, given: readonly unknown[]): string {
  if (given.length === 0) return ''
  const rows = given.filter((row) => typeof row === 'object' && row !== null && !Array.isArray(row)) as Record<string, unknown>[]
  if (rows.length < given.length) return `<ul>${given.map((one) => `<li>${value(words, one)}</li>`).join('')}</ul>`
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const head = keys.map((key) => `<th>${escaped(words.label(key))}</th>`).join('')
  const body = rows.map((row) => `<tr>${keys.map((key) => `<td>${value(words, row[key])}</td>`).join('')}</tr>`).join('')
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
}

const clock = new Intl.DateTimeFormat('fr', { timeZone: 'Africa/Casablanca', dateStyle: 'short', timeStyle: 'short' })

/** Formats an instant in the time zone of Morocco; returns other text unchanged. */
function moment(text: string): string {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text)) ? clock.format(new Date(text)) : text
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
