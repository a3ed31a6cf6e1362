/** Text that is already markup. */
export interface Markup {
  readonly markup: string
}

type Part = string | number | Markup | readonly Markup[] | null | false

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Builds markup and escapes its values, except markup; null and false render nothing. */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return { markup: strings.reduce((whole, string, i) => `${whole}${shown(parts[i - 1] ?? null)}${string}`) }
}

function shown(part: Part): string {
  if (part === null || part === false) return ''
  if (Array.isArray(part)) return part.map(shown).join('')
  if (typeof part === 'object') return (part as Markup).markup
  return String(part).replaceAll(/[&<>"']/g, (sign) => entities[sign] as string)
}

/** Renders the lines of a text with breaks; grouped numbers do not wrap. */
export function lines(text: string): Markup {
  const whole = text.replaceAll(/(\d) (?=\d)/g, '$1\u00a0')
  return { markup: whole.split('\n').map(shown).join('<br>') }
}
