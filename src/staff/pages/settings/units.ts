import type { SettingRow } from '#domains/reference/settings/contract.ts'

type Unit = NonNullable<SettingRow['unit']>

/** How many of what is kept make one of what people say; what is kept in its own unit is not among them. */
const scales: Partial<Record<Unit, number>> = { share: 0.01, bytes: 1024 * 1024, workMinutes: 60 }

/** How many of what is kept make one of what is shown: an even number of hours as hours, other minutes as they are. */
export function scaleOf({ unit, value }: Pick<SettingRow, 'unit' | 'value'>): number {
  const scale = (unit && scales[unit]) || 1
  return unit === 'workMinutes' && Number(value) % scale !== 0 ? 1 : scale
}

/** An amount as it is said, from the one that is kept; what is no number stays as it is. */
export function saidAmount(kept: string, scale: number): string {
  return scaled(kept, 1 / scale)
}

/** An amount as it is kept, from the one that is typed in that scale; what is no number stays as it is. */
export function keptAmount(said: string, scale: number): string {
  const kept = scaled(said, scale)
  // half a byte is no more kept than half a minute
  return scale > 1 && kept.includes('.') ? String(Math.round(Number(kept))) : kept
}

function scaled(text: string, by: number): string {
  const amount = Number(text)
  return by === 1 || text.trim() === '' || !Number.isFinite(amount) ? text : String(Number((amount * by).toFixed(6)))
}
