import type { Language } from '#shared/language.ts'
import type { DocumentInfo } from '../contract.ts'

/** Document in one language: its newest version and the earlier ones, later first. */
export interface PrintoutGroup {
  newest: DocumentInfo
  former: DocumentInfo[]
}

/** Key of a document in all languages and versions; an upload has its own. */
const pairOf = ({ id, isGenerated, type, reference }: DocumentInfo) => (isGenerated ? `${type} ${reference}` : id)

/**
 * Groups printed documents by type, reference and language with their versions; uploads stay single. Newest first; the two languages of a
 * document are adjacent, the reader's first.
 */
export function groupPrintouts(documents: readonly DocumentInfo[], reader: Language): PrintoutGroup[] {
  const groups = new Map<string, DocumentInfo[]>()
  for (const document of documents) {
    const { language } = document
    const key = `${pairOf(document)} ${language}`
    const group = groups.get(key)
    if (group) group.push(document)
    else groups.set(key, [document])
  }
  const found = [...groups.values()].flatMap((group) => {
    const [newest, ...former] = [...group].sort((a, b) => b.version - a.version)
    return newest ? [{ newest, former }] : []
  })
  const latest = new Map<string, string>()
  for (const { newest } of found) {
    const pair = pairOf(newest)
    if ((latest.get(pair) ?? '') < newest.created) latest.set(pair, newest.created)
  }
  const rank = ({ language }: DocumentInfo) => (language === reader ? 0 : 1)
  return found.sort(
    ({ newest: a }, { newest: b }) =>
      (latest.get(pairOf(b)) ?? '').localeCompare(latest.get(pairOf(a)) ?? '') || pairOf(a).localeCompare(pairOf(b)) || rank(a) - rank(b),
  )
}

/** Formats a size: whole kilobytes below a megabyte, then megabytes with one decimal. */
export function sizeOf(bytes: number): { unit: 'kilobytes' | 'megabytes'; size: string } {
  if (bytes < 1_000_000) return { unit: 'kilobytes', size: String(Math.max(1, Math.round(bytes / 1000))) }
  return { unit: 'megabytes', size: (bytes / 1_000_000).toFixed(1).replace('.', ',') }
}
