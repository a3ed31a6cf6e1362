import type { DataOf } from '#client/call.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { type StepProps, useStepForm } from './request-parts.tsx'
import styles from './request-steps.module.css'

export type SellingStore = Pick<
  DataOf<'get', '/api/storageareas'>[number],
  'id' | 'names' | 'city' | 'cityNames' | 'addresses' | 'isDeactivated'
>

/** Where the car is looked at: the stores of the seller's own city first. */
export function StoreStep({ stores, ...props }: StepProps & { stores: readonly SellingStore[] }) {
  const { id, state } = props
  const t = useText('selling')
  const language = useLanguage()
  const form = useStepForm('store', props)
  const city = state.textOf('City')
  const sorted = stores
    .filter(({ isDeactivated }) => !isDeactivated)
    .toSorted(
      (a, b) =>
        Number(b.city === city) - Number(a.city === city) ||
        localized(a.names, language).localeCompare(localized(b.names, language), language),
    )
  const fault = form.field('StorageAreaId').error
  return (
    <form id={id} className={styles.form} {...form.props}>
      <fieldset className={`${styles.panel} ${styles.stores}`} data-field="StorageAreaId">
        <legend className="vh">{t('field.StorageAreaId')}</legend>
        {sorted.map((store) => (
          <div key={store.id} className={styles.choice} data-chosen={state.textOf('StorageAreaId') === String(store.id)}>
            <Checkbox
              kind="radio"
              name="StorageAreaId"
              value={store.id}
              checked={state.textOf('StorageAreaId') === String(store.id)}
              onChange={() => state.type({ StorageAreaId: String(store.id) })}
            >
              <b>{localized(store.names, language)}</b>
              <span className={styles.small}>
                {[localized(store.addresses, language), localized(store.cityNames, language)].filter(Boolean).join(', ')}
              </span>
            </Checkbox>
          </div>
        ))}
        {fault && (
          <p className={styles.fault} role="alert">
            {fault}
          </p>
        )}
      </fieldset>
      <p className={styles.small}>{t('store.appointment')}</p>
    </form>
  )
}
