/** Splits the values of a declaration; values in brackets stay joined. */
function values(text: string): string[] {
  return text.replaceAll(/!important/g, '').match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []
}

const sides =
  /^(?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)*|border-(?:top|bottom)-(?:left|right)-radius)$/
const words = /^(?:text-align|float|clear|caption-side|transform-origin)$/
const fourSided = /^(?:inset|margin|padding|border-(?:width|style|color)|scroll-margin|scroll-padding)$/
const none = /^[-+]?0(?:%|[a-z]+)?$/

/** True when a declaration renders differently in left-to-right and right-to-left text. */
function isPhysical(property: string, value: string): boolean {
  if (sides.test(property)) return true
  if (words.test(property)) return /\b(?:left|right)\b/.test(value)
  if (fourSided.test(property)) {
    const [, right, , left] = values(value)
    return left !== undefined && right !== left
  }
  if (property === 'border-radius') {
    const [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = values(value)
    return topLeft !== topRight || bottomRight !== bottomLeft
  }
  if (property === 'translate') return values(value).length > 0 && value.trim() !== 'none' && !none.test(values(value)[0] ?? '')
  if (property !== 'transform') return false
  const moved = /\btranslate(?:X|3d)?\(\s*([^,)]+(?:\([^()]*\)[^,)]*)?)/.exec(value)?.[1]?.trim()
  return moved !== undefined && !none.test(moved)
}

interface Rule {
  head: string
  declarations: [property: string, value: string][]
}

/** The rules of a stylesheet with the selectors and at-rules around each. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  const open: Rule[] = []
  for (const [, text = '', end] of css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/((?:[^{};"']|"[^"]*"|'[^']*')*)([{};])/g)) {
    if (end === '{') {
      open.push({ head: `${open.at(-1)?.head ?? ''} ${text.trim()}`, declarations: [] })
      continue
    }
    const [, property, value] = /^\s*([\w-]+)\s*:([\s\S]+)$/.exec(text) ?? []
    if (property && value) open.at(-1)?.declarations.push([property.toLowerCase(), value.trim()])
    if (end === '}') rules.push(...open.splice(-1))
  }
  return rules
}

/**
 * Returns the declarations of a stylesheet that name a physical side without a counterpart for the other direction: a selector with
 * `:dir(` or `[dir`, or keyframes with a `…-mirrored` twin. A rotated border is allowed: it forms a symbol, such as a tick.
 */
export function physicalSides(css: string): string[] {
  const rules = rulesOf(css)
  const keyframes = (head: string) => /@keyframes\s+([\w-]+?)(?:-mirrored)?(?:\s|$)/.exec(head)?.[1]
  const mirrored = new Set(rules.filter(({ head }) => /@keyframes\s+\S+-mirrored/.test(head)).map(({ head }) => keyframes(head)))
  return rules
    .filter(({ head }) => !/:dir\(|\[dir/.test(head) && !mirrored.has(keyframes(head) ?? ''))
    .flatMap(({ declarations }) => {
      const isTurned = declarations.some(([property, value]) => property === 'rotate' || /\brotate\(/.test(value))
      return declarations.filter(([property, value]) => isPhysical(property, value) && !(isTurned && property.startsWith('border-')))
    })
    .map(([property, value]) => `${property}: ${value}`)
}
