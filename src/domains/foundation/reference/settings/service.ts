import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { audited, nameAudited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import { fieldErrors } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import type { SettingRow } from './contract.ts'
import { isOperators, settingFault, shapeOf } from './rules.ts'
import { findAll, findForChange, type KeptSetting, updateValue } from './store.ts'

const shipped = new Map(
  (JSON.parse(readFileSync(join(import.meta.dirname, '../data/settings.json'), 'utf8')) as { key: string; value: string }[]).map(
    ({ key, value }) => [key, value],
  ),
)

function shown(setting: KeptSetting): SettingRow {
  const shape = shapeOf(setting.key, setting.type)
  return { ...setting, ...shape, default: isOperators(setting.key, shape) ? null : (shipped.get(setting.key) ?? null) }
}

export async function listSettings({ db }: Pick<Deps, 'db'>): Promise<SettingRow[]> {
  return (await findAll(db)).map(shown)
}

/**
 * Changes the value of a setting. Only rendered pages cache settings; they are invalidated immediately. NotFound; BadRequest for a value
 * that its shape rejects; SettingChanged after a concurrent change.
 */
export async function changeSetting(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  key: string,
  { value, was }: { value: string; was: string },
): Promise<SettingRow> {
  return audited(db, actor, async (trx) => {
    const found = await findForChange(trx, key)
    if (!found) throw new AppError('NotFound')
    const wanted = value.trim()
    const fault = settingFault(wanted, shapeOf(key, found.type))
    if (fault) throw fieldErrors([{ field: 'value', ...fault }])
    if (found.value !== was) throw new AppError('SettingChanged')
    await updateValue(trx, key, wanted, actor.id, clock.now())
    nameAudited(actor, { type: 'settings', id: key }, { from: found.value, to: wanted })
    const changed = await findForChange(trx, key)
    if (!changed) throw new AppError('NotFound')
    return shown(changed)
  })
}
