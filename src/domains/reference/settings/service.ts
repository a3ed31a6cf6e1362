import { nameAudited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import { fieldErrors } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import type { SettingRow } from './contract.ts'
import { settingFault, shapeOf } from './rules.ts'
import { findAll, findForChange, type KeptSetting, updateValue } from './store.ts'

const shown = (setting: KeptSetting): SettingRow => ({ ...setting, ...shapeOf(setting.key, setting.type) })

/** Every setting with its shape. */
export async function listSettings({ db }: Pick<Deps, 'db'>): Promise<SettingRow[]> {
  return (await findAll(db)).map(shown)
}

/**
 * Another value for a setting. Nothing keeps settings in memory but the pages of the site, which are made again within half a minute.
 * NotFound; BadRequest for a value that its shape does not allow; SettingChanged when somebody else was first.
 */
export async function changeSetting(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  key: string,
  { value, was }: { value: string; was: string },
): Promise<SettingRow> {
  return db.transaction().execute(async (trx) => {
    const found = await findForChange(trx, key)
    if (!found) throw new AppError('NotFound')
    const wanted = value.trim()
    const fault = settingFault(wanted, shapeOf(key, found.type))
    if (fault) throw fieldErrors([{ field: 'value', ...fault }])
    if (found.value !== was) throw new AppError('SettingChanged')
    await updateValue(trx, key, wanted, actor.id, clock.now())
    nameAudited({ type: 'settings', id: key }, { from: found.value, to: wanted })
    const changed = await findForChange(trx, key)
    if (!changed) throw new AppError('NotFound')
    return shown(changed)
  })
}
