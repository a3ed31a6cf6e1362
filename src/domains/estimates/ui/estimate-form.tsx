import { useState } from 'react'
import { callApi } from '#client/call.ts'
import { useLateApiQuery } from '#client/late-query.ts'
import { createEstimateLimits } from '#client/limits/estimates.ts'
import { fuelTypes, gearTypes } from '#domains/vehicles/rules.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { type Localized, localized } from '#shared/language.ts'
import { typedAmount } from '#shared/limits.ts'
import estimatesTexts from '#texts/estimates'
import vehiclesTexts from '#texts/vehicles'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { Segments } from '#ui/segments.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import type { Estimate } from '../contract.ts'
import { meantKm } from '../rules.ts'
import { firstYear } from '../values.ts'
import styles from './estimate-form.module.css'
import { PlateQuestion } from './plate-question.tsx'

/** A brand or a city to choose from. */
export interface Choice {
  name: string
  names: Localized
}

interface EstimateFormProps {
  brands: readonly Choice[]
  cities: readonly Choice[]
  thisYear: number
  /** a plate that was typed before on this device */
  plate: string
  /** what the plate is from now on: it stays on the device */
  keepPlate: (plate: string) => void
  done: (estimate: Estimate) => void
  /** what a grey card says of the car, written into the form whenever it is another */
  read?: { brand?: string; modelId?: number; year?: string } | null
}

const fields = ['modelId', 'year', 'mileage', 'city', 'fuelType', 'gearType', 'isFirstHand'] as const
type FieldName = (typeof fields)[number]
const empty: Record<FieldName | 'brand', string> = {
  ...{ brand: '', modelId: '', year: '', mileage: '', city: '', fuelType: '', gearType: '', isFirstHand: '' },
}

/** What a car is: by its plate where we know it, by model, year, kilometres and city in any case. No word about a person is asked. */
export function EstimateForm({ brands, cities, thisYear, plate, keepPlate, done, read = null }: EstimateFormProps) {
  const t = useText(estimatesTexts)
  const vehicles = useText(vehiclesTexts)
  const language = useLanguage()
  const { km } = useFormat()
  const [byPlate, setByPlate] = useState(true)
  const [car, setCar] = useState(empty)
  const [taken, setTaken] = useState(read)
  if (read !== taken) {
    setTaken(read)
    const { brand: known, modelId, year } = read ?? {}
    // a model belongs to its make
    setCar((now) => ({ ...now, ...(known && { brand: known, modelId: modelId ? String(modelId) : '' }), ...(year && { year }) }))
  }
  const [sureOf, setSureOf] = useState('')
  const set = (more: Partial<typeof empty>) => setCar((now) => ({ ...now, ...more }))
  const typed = typedAmount(car.mileage)
  const meant = typed === null || sureOf === car.mileage ? null : meantKm(typed, Number(car.year || thisYear), thisYear)
  const words = useFieldWords((field) => t(`entry.${field as FieldName}`))
  const { brand, ...texts } = car
  const form = useForm({
    limits: createEstimateLimits,
    texts: { ...texts, mileage: typed === null || Number.isNaN(typed) ? car.mileage : String(typed) },
    check: () => (meant === null ? [] : [{ field: 'mileage', reason: 'invalid' }]),
    say: (fault) => (fault.field === 'mileage' && meant !== null ? t('entry.typo', { km: km(typed ?? 0), year: car.year }) : words(fault)),
    send: (given, signal) => callApi('post', '/api/estimates', { body: bodyOf(given) }, signal),
    done,
  })
  const field = (name: FieldName) => ({
    ...form.field(name),
    label: t(`entry.${name}`),
    value: car[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  })
  const mileage = field('mileage')
  return (
    <form className={styles.form} {...form.props}>
      <Segments
        legend={t('entry.how')}
        quiet
        options={[
          { value: 1, label: t('entry.byPlate') },
          { value: 0, label: t('entry.byModel') },
        ]}
        value={byPlate ? 1 : 0}
        change={(value) => setByPlate(value === 1)}
      />
      {byPlate && (
        <PlateQuestion
          plate={plate}
          keep={keepPlate}
          found={({ brand: known, modelId, year }) => set({ brand: known, modelId: String(modelId), ...(year && { year: String(year) }) })}
        />
      )}
      <div className={styles.pair}>
        <SelectField
          label={t('entry.brand')}
          required
          value={brand}
          onChange={(event) => {
            set({ brand: event.currentTarget.value, modelId: '' })
            form.clear('modelId')
          }}
        >
          <option value="">{t('entry.choose')}</option>
          {brands.map(({ name, names }) => (
            <option key={name} value={name}>
              {localized(names, language)}
            </option>
          ))}
        </SelectField>
        <ModelField brand={brand} {...field('modelId')} />
        <SelectField {...field('year')}>
          <option value="">{t('entry.choose')}</option>
          {Array.from({ length: thisYear - firstYear + 1 }, (_, i) => thisYear - i).map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </SelectField>
        <div className={styles.km}>
          <TextField {...mileage} inputMode="numeric" autoComplete="off" latin />
          {mileage.error !== undefined && meant !== null && (
            <p className={styles.meant}>
              <Button
                variant="ghost"
                size="small"
                onClick={() => {
                  set({ mileage: String(meant) })
                  form.clear('mileage')
                }}
              >
                {t('entry.mean', { km: km(meant) })}
              </Button>
              <Button
                variant="ghost"
                size="small"
                onClick={() => {
                  setSureOf(car.mileage)
                  form.clear('mileage')
                }}
              >
                {t('entry.sure', { km: km(typed ?? 0) })}
              </Button>
            </p>
          )}
        </div>
        <SelectField {...field('city')}>
          <option value="">{t('entry.choose')}</option>
          {cities.map(({ name, names }) => (
            <option key={name} value={name}>
              {localized(names, language)}
            </option>
          ))}
        </SelectField>
      </div>
      <details className={styles.more}>
        <summary>{t('entry.more')}</summary>
        <p>{t('entry.moreHint')}</p>
        <div className={styles.pair}>
          <SelectField {...field('fuelType')}>
            <option value="">{t('entry.choose')}</option>
            {fuelTypes.map((fuel) => (
              <option key={fuel} value={fuel}>
                {vehicles(`fuel.${fuel}`)}
              </option>
            ))}
          </SelectField>
          <SelectField {...field('gearType')}>
            <option value="">{t('entry.choose')}</option>
            {gearTypes.map((gear) => (
              <option key={gear} value={gear}>
                {vehicles(`gear.${gear}`)}
              </option>
            ))}
          </SelectField>
          <SelectField {...field('isFirstHand')}>
            <option value="">{t('entry.choose')}</option>
            <option value="true">{t('entry.yes')}</option>
            <option value="false">{t('entry.no')}</option>
          </SelectField>
        </div>
      </details>
      <FormAlert text={form.summary} />
      <Button type="submit" size="large" block busy={form.busy} disabled={!form.ready}>
        {form.busy ? t('entry.busy') : t('entry.submit')}
      </Button>
      <p className={styles.note}>{t('entry.privacy')}</p>
    </form>
  )
}

type Body = Parameters<typeof callApi<'post', '/api/estimates'>>[2]['body']

/** What was chosen as the call takes it; what was left open is left out. */
function bodyOf({ modelId, year, mileage, city, fuelType, gearType, isFirstHand }: Readonly<Record<string, string>>): Body {
  return {
    ...{ modelId: Number(modelId), year: Number(year), mileage: Number(mileage) },
    ...(city && { city }),
    ...(fuelType && { fuelType: fuelType as (typeof fuelTypes)[number] }),
    ...(gearType && { gearType: gearType as (typeof gearTypes)[number] }),
    ...(isFirstHand && { isFirstHand: isFirstHand === 'true' }),
  }
}

type ModelFieldProps = Omit<Parameters<typeof SelectField>[0], 'children'> & { brand: string }

/** The models of the brand that was chosen. */
function ModelField({ brand, ...field }: ModelFieldProps) {
  const t = useText(estimatesTexts)
  const language = useLanguage()
  const models = useLateApiQuery('/api/vehiclebrands/{brand}/stripped', brand ? { params: { path: { brand } } } : null)
  return (
    <div>
      <SelectField {...field} disabled={brand === ''} aria-busy={models.isAsking || undefined}>
        <option value="">{t(brand === '' ? 'entry.brandFirst' : 'entry.choose')}</option>
        {models.data?.map(({ id, names, name }) => (
          <option key={id} value={id}>
            {localized(names, language) || name}
          </option>
        ))}
      </SelectField>
      {models.failed && (
        <p className={styles.meant} role="alert">
          {t('entry.noModels')}{' '}
          <Button variant="ghost" size="small" onClick={models.failed.retry}>
            {t('entry.retry')}
          </Button>
        </p>
      )}
    </div>
  )
}
