import type { SettingRow } from '#domains/foundation/reference/settings/contract.ts'

type Unit = NonNullable<SettingRow['unit']>

/** Stored units per displayed unit; units with a factor of 1 are omitted. */
const scales: Partial<Record<Unit, number>> = { share: 0.01, bytes: 1024 * 1024, workMinutes: 60 }

/** Returns the stored units per displayed unit: working minutes that are whole hours are displayed in hours. */
export function scaleOf({ unit, value }: Pick<SettingRow, 'unit' | 'value'>): number {
  const scale = (unit && scales[unit]) || 1
  return unit === 'workMinutes' && Number(value) % scale !== 0 ? 1 : scale
}

/** Converts a stored amount for display; invalid input is returned unchanged. */
export function saidAmount(kept: string, scale: number): string {
  return scaled(kept, 1 / scale)
}

/** Converts a displayed amount for storage; invalid input is returned unchanged. */
export function keptAmount(said: string, scale: number): string {
  const kept = scaled(said, scale)
  // bytes and minutes are whole numbers
  return scale > 1 && kept.includes('.') ? String(Math.round(Number(kept))) : kept
}

function scaled(text: string, by: number): string {
  const amount = Number(text)
  return by === 1 || text.trim() === '' || !Number.isFinite(amount) ? text : String(Number((amount * by).toFixed(6)))
}
