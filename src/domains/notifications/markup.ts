/** Text that is markup already. */
export interface Markup {
  readonly markup: string
}

type Part = string | number | Markup | readonly Markup[] | null | false

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Markup whose values are text, escaped, unless they are markup themselves; null and false are nothing. */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return { markup: strings.reduce((whole, string, i) => `${whole}${shown(parts[i - 1] ?? null)}${string}`) }
}

function shown(part: Part): string {
  if (part === null || part === false) return ''
  if (Array.isArray(part)) return part.map(shown).join('')
  if (typeof part === 'object') return (part as Markup).markup
  return String(part).replaceAll(/[&<>"']/g, (sign) => entities[sign] as string)
}

/** The lines of a text with breaks between them; a number written in groups stays in one piece. */
export function lines(text: string): Markup {
  const whole = text.replaceAll(/(\d) (?=\d)/g, '$1\u00a0')
  return { markup: whole.split('\n').map(shown).join('<br>') }
}
