import { useEffect, useState } from 'react'
import { address } from '#client/addresses.ts'
import { loadSealedSheet } from '#client/sealed-sheet.ts'
import { useAsset } from '#ui/asset.ts'
import type { SealedExpertise } from '../report/contract.ts'
import { checkSheet, type SheetCheck, type SheetFault } from '../report/rules.ts'

/** State of the verification. */
export type CheckState =
  | { state: 'running' }
  | { state: 'cannot'; why: 'secure' | 'load' }
  | { state: 'done'; check: SheetCheck; faults: (SheetFault & { about: string })[]; isShown: boolean; sheet: SealedExpertise }

const titleOf = (sheet: SealedExpertise, at: SheetFault['at']): string => {
  const line: unknown = typeof at === 'number' && Array.isArray(sheet.lines) ? sheet.lines[at] : null
  if (typeof line !== 'object' || line === null) return ''
  const { titles, key } = line as { titles?: { fr?: unknown }; key?: unknown }
  return String(titles?.fr ?? key ?? '')
}

/**
 * Loads the sealed inspection of a code and recomputes its chain. `seal`: the seal of the page. The QR code of a printed document carries
 * the first characters in the URL fragment.
 */
export function useSheetCheck(code: string, seal: string): CheckState {
  const asset = useAsset()
  const source = asset(address.sealedExpertise(code))
  const [state, setState] = useState<CheckState>({ state: 'running' })
  useEffect(() => {
    let isCurrent = true
    const tell = (next: CheckState) => isCurrent && setState(next)
    const run = async () => {
      if (globalThis.crypto?.subtle === undefined) return tell({ state: 'cannot', why: 'secure' })
      const sheet = await loadSealedSheet<SealedExpertise>(source)
      if (sheet === null) return tell({ state: 'cannot', why: 'load' })
      const [, printed = null] = /^#([0-9a-f]{16,64})$/i.exec(location.hash) ?? []
      const check = await checkSheet(sheet, printed)
      const faults = check.faults.map((fault) => ({ ...fault, about: titleOf(sheet, fault.at) }))
      tell({ state: 'done', check, faults, isShown: sheet.seal === seal, sheet })
    }
    run().catch(() => tell({ state: 'cannot', why: 'load' }))
    return () => {
      isCurrent = false
    }
  }, [source, seal])
  return state
}

/** Returns the photos of an inspection without duplicates. */
export function photosOf(sheet: SealedExpertise): string[] {
  return [...new Set(sheet.lines.flatMap((line) => (line.kind === 'point' ? [...line.photos, ...line.repairPhotos] : [])))]
}
