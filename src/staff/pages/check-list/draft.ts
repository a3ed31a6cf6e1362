import type { CheckList, CheckPartInput } from '#domains/processes/inspection/points/contract.ts'
import { byLanguage } from '#shared/language.ts'

/** An edited point: `key` is stable while name and position change. */
export type DraftPart = CheckPartInput & { key: string }

export const draftOf = ({ parts }: Pick<CheckList, 'parts'>): DraftPart[] =>
  parts.map(({ code, category, section, titles, repairCost, replacementCost, paintCost, unit }) => ({
    key: code,
    ...{
      code,
      category,
      section,
      titles: byLanguage((language) => titles[language] ?? ''),
      repairCost,
      replacementCost,
      paintCost,
      unit,
    },
  }))

/** Returns a code of the Latin letters and digits of the names, joined by hyphens, with a number if it is taken. */
function codeOf(names: readonly string[], taken: ReadonlySet<string>): string {
  const plain = names
    .join(' ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 50)
  const base = plain || 'point'
  let code = base
  for (let n = 2; taken.has(code); n++) code = `${base}-${n}`
  return code
}

/** Converts a draft into a request; points without a code get one of their name. */
export function partsOf(draft: readonly DraftPart[]): CheckPartInput[] {
  const taken = new Set(draft.map(({ code }) => code))
  return draft.map(({ key: _key, ...part }) => {
    const code = part.code || codeOf(Object.values(part.titles), taken)
    taken.add(code)
    return { ...part, code }
  })
}

export function changesOf(before: readonly DraftPart[], after: readonly DraftPart[]): number {
  const stays = new Set(after.map(({ key }) => key))
  const was = new Map(before.map((part) => [part.key, part]))
  const kept = before.filter(({ key }) => stays.has(key))
  const changed = after
    .filter(({ key }) => was.has(key))
    .filter((part, i) => kept[i]?.key !== part.key || JSON.stringify(was.get(part.key)) !== JSON.stringify(part))
  return changed.length + (before.length - kept.length) + (after.length - kept.length)
}

/** Moves a point one position up or down within its category. */
export function movedBy(draft: readonly DraftPart[], key: string, by: -1 | 1): DraftPart[] {
  const at = draft.findIndex((part) => part.key === key)
  const part = draft[at]
  let to = at + by
  while (draft[to] && draft[to]?.category !== part?.category) to += by
  const other = draft[to]
  if (!part || !other) return [...draft]
  return draft.map((one, i) => (i === at ? other : i === to ? part : one))
}
