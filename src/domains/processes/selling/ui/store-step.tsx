import { useState } from 'react'
import type { DataOf } from '#client/call.ts'
import { useLazyQuery } from '#client/lazy-query.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { SlotPicker } from '#domains/cases/appointments/ui/slot-picker.tsx'
import { useMoment } from '#domains/cases/appointments/ui/use-moment.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import sellingTexts from '#texts/selling'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { BringList } from './bring-list.tsx'
import { type StepProps, useStepForm } from './request-parts.tsx'
import styles from './request-steps.module.css'

export type SellingStore = Pick<
  DataOf<'get', '/api/storageareas'>[number],
  'id' | 'names' | 'city' | 'cityNames' | 'addresses' | 'isDeactivated' | 'latitude' | 'longitude'
>

/** Stores shown before the user expands the list. */
const few = 3

/** Store step: stores of the seller's city first, then the free times of the chosen store. */
export function StoreStep({ stores, ...props }: StepProps & { stores: readonly SellingStore[] }) {
  const { id, state } = props
  const t = useText(sellingTexts)
  const language = useLanguage()
  const momentOf = useMoment()
  const [all, setAll] = useState(false)
  const form = useStepForm('store', props)
  const { data: firsts } = useLazyQuery(apiQuery('/api/appointments/firstslots', { params: { query: { kind: 'Expertise' } } }))
  const city = state.textOf('City')
  const chosen = stores.find((store) => String(store.id) === state.textOf('StorageAreaId'))
  const start = state.textOf('AppointmentStart')
  const sorted = stores
    .filter(({ isDeactivated }) => !isDeactivated)
    .toSorted(
      (a, b) =>
        Number(b.city === city) - Number(a.city === city) ||
        localized(a.names, language).localeCompare(localized(b.names, language), language),
    )
  const faults = (['StorageAreaId', 'AppointmentStart'] as const).map((name) => form.field(name).error)
  return (
    <form id={id} className={styles.form} {...form.props}>
      <fieldset className={`${styles.panel} ${styles.stores}`} data-field="StorageAreaId">
        <legend className="vh">{t('field.StorageAreaId')}</legend>
        {sorted
          .filter((store, i) => all || i < few || store === chosen)
          .map((store) => {
            const first = firsts?.find(({ storageAreaId }) => storageAreaId === store.id)?.starts
            return (
              <div key={store.id} className={styles.choice} data-chosen={store === chosen}>
                <Checkbox
                  kind="radio"
                  name="StorageAreaId"
                  value={store.id}
                  checked={store === chosen}
                  onChange={() => state.type({ StorageAreaId: String(store.id), AppointmentStart: '' })}
                >
                  <b>{localized(store.names, language)}</b>
                  <span className={styles.small}>
                    {[localized(store.addresses, language), localized(store.cityNames, language)].filter(Boolean).join(', ')}
                  </span>
                  {first && <span className={styles.small}>{t('store.from', { moment: momentOf(first, 'short') })}</span>}
                </Checkbox>
              </div>
            )
          })}
        {!all && sorted.length > few && (
          <p>
            <Button variant="ghost" size="small" onClick={() => setAll(true)}>
              {t('store.all', { count: sorted.length })}
            </Button>
          </p>
        )}
        <Fault text={faults[0]} />
      </fieldset>
      {chosen && (
        <section className={styles.panel} aria-label={t('store.time')}>
          <h2 className="vh">{t('store.time')}</h2>
          <SlotPicker
            key={chosen.id}
            kind="Expertise"
            name="AppointmentStart"
            storageAreaId={chosen.id}
            value={start}
            onChange={(starts) => state.type({ AppointmentStart: starts })}
          />
          <Fault text={faults[1]} />
          {start === '' ? (
            <p className={styles.small}>{t('store.appointment')}</p>
          ) : (
            <p>
              <Button variant="ghost" size="small" onClick={() => state.type({ AppointmentStart: '' })}>
                {t('store.later')}
              </Button>
            </p>
          )}
        </section>
      )}
      <BringList />
    </form>
  )
}

function Fault({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p className={styles.fault} role="alert">
      {text}
    </p>
  )
}
