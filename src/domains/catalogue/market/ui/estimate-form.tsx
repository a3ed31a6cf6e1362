import { useState } from 'react'
import { callApi } from '#client/call.ts'
import { useLazyQuery } from '#client/lazy-query.ts'
import { createEstimateLimits } from '#client/limits/market.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { fuelTypes, gearTypes } from '#domains/catalogue/vehicles/rules.ts'
import { ModelFields } from '#domains/catalogue/vehicles/ui/model-fields.tsx'
import { isModelName, type UnlistedPart } from '#domains/foundation/reference/rules.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import type { FieldFault } from '#shared/errors.ts'
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

export interface Choice {
  name: string
  names: Localized
}

interface EstimateFormProps {
  brands: readonly Choice[]
  cities: readonly Choice[]
  thisYear: number
  /** plate typed earlier on this device */
  plate: string
  /** stores the plate on the device */
  keepPlate: (plate: string) => void
  done: (estimate: Estimate) => void
  /** called for an unlisted make or model, which has no estimate */
  goOn: (car: { brand: string; model: string; unlisted: UnlistedPart }) => unknown
  /** data of a registration document, written to the form on each change */
  read?: { brand?: string; modelId?: number; year?: string } | null
}

const fields = ['modelId', 'year', 'mileage', 'city', 'fuelType', 'gearType', 'isFirstHand'] as const
type FieldName = (typeof fields)[number]
const empty: Record<FieldName | 'brand', string> = {
  ...{ brand: '', modelId: '', year: '', mileage: '', city: '', fuelType: '', gearType: '', isFirstHand: '' },
}

/** Estimate form: finds the car by plate if it is known; needs model, year, mileage and city in any case. Contains no personal data. */
export function EstimateForm({ brands, cities, thisYear, plate, keepPlate, done, goOn, read = null }: EstimateFormProps) {
  const t = useText(estimatesTexts)
  const vehicles = useText(vehiclesTexts)
  const language = useLanguage()
  const { km } = useFormat()
  const [byPlate, setByPlate] = useState(true)
  const [car, setCar] = useState(empty)
  const [unlisted, setUnlisted] = useState<UnlistedPart | ''>('')
  const [taken, setTaken] = useState(read)
  if (read !== taken) {
    setTaken(read)
    const { brand: known, modelId, year } = read ?? {}
    // a model belongs to its make
    if (known) setUnlisted('')
    setCar((now) => ({ ...now, ...(known && { brand: known, modelId: modelId ? String(modelId) : '' }), ...(year && { year }) }))
  }
  const [sureOf, setSureOf] = useState('')
  const set = (more: Partial<typeof empty>) => setCar((now) => ({ ...now, ...more }))
  const typed = typedAmount(car.mileage)
  const meant = typed === null || sureOf === car.mileage ? null : meantKm(typed, Number(car.year || thisYear), thisYear)
  const words = useFieldWords((field) => t(`entry.${field as FieldName | 'brand'}`))
  const { brand, ...texts } = car
  const form = useForm<Estimate | null>({
    limits: unlisted === '' ? createEstimateLimits : {},
    required: unlisted === '' ? [] : ['brand', 'modelId'],
    values: { ...texts, ...(unlisted !== '' && { brand }), mileage: typed === null || Number.isNaN(typed) ? car.mileage : String(typed) },
    check: () => (unlisted !== '' ? findUnlistedFaults(car, unlisted) : meant === null ? [] : [{ field: 'mileage', reason: 'invalid' }]),
    errorMessage: (fault) =>
      fault.field === 'mileage' && meant !== null ? t('entry.typo', { km: km(typed ?? 0), year: car.year }) : words(fault),
    send: (given, signal) => (unlisted === '' ? callApi('post', '/api/estimates', { body: bodyOf(given) }, signal) : Promise.resolve(null)),
    onSuccess: (estimate) => {
      if (estimate) done(estimate)
      else if (unlisted !== '') void goOn({ brand: brand.trim(), model: car.modelId.trim(), unlisted })
    },
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
          found={({ brand: known, modelId, year }) => {
            setUnlisted('')
            set({ brand: known, modelId: String(modelId), ...(year && { year: String(year) }) })
          }}
        />
      )}
      <div className={styles.pair}>
        <CarModel
          brand={{ ...form.field('brand'), label: t('entry.brand'), required: true }}
          model={{ ...form.field('modelId'), label: t('entry.modelId') }}
          brands={brands}
          value={{ brand, model: car.modelId, unlisted }}
          change={({ brand: named, model, unlisted: lacking }) => {
            set({ brand: named, modelId: model })
            setUnlisted(lacking)
            form.clear('brand')
            form.clear('modelId')
          }}
        />
        {unlisted === '' && (
          <>
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
          </>
        )}
      </div>
      {unlisted === '' ? (
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
      ) : (
        <section className={styles.unlisted} aria-live="polite">
          <h2>{t('refused.title')}</h2>
          <p>{t('refused.unlisted')}</p>
          <p>{t('refused.way')}</p>
        </section>
      )}
      <FormAlert text={form.summary} />
      <Button type="submit" size="large" block busy={form.busy} disabled={!form.ready}>
        {form.busy ? t('entry.busy') : t(unlisted === '' ? 'entry.submit' : 'refused.ask')}
      </Button>
      <p className={styles.note}>{t('entry.privacy')}</p>
    </form>
  )
}

type Body = Parameters<typeof callApi<'post', '/api/estimates'>>[2]['body']

/** Converts form values to a request body; omits empty ones. */
function bodyOf({ modelId, year, mileage, city, fuelType, gearType, isFirstHand }: Readonly<Record<string, string>>): Body {
  return {
    ...{ modelId: Number(modelId), year: Number(year), mileage: Number(mileage) },
    ...(city && { city }),
    ...(fuelType && { fuelType: fuelType as (typeof fuelTypes)[number] }),
    ...(gearType && { gearType: gearType as (typeof gearTypes)[number] }),
    ...(isFirstHand && { isFirstHand: isFirstHand === 'true' }),
  }
}

type CarModelProps = Pick<Parameters<typeof ModelFields>[0], 'brand' | 'model' | 'value' | 'change'> & { brands: readonly Choice[] }

function CarModel({ brands, value, ...props }: CarModelProps) {
  const t = useText(estimatesTexts)
  const language = useLanguage()
  const brand = value.unlisted === 'Brand' ? '' : value.brand
  const models = useLazyQuery(apiQuery('/api/vehiclebrands/{brand}/stripped', brand ? { params: { path: { brand } } } : null))
  return (
    <ModelFields
      {...props}
      value={value}
      brands={brands.map(({ name, names }) => ({ value: name, label: localized(names, language) }))}
      models={models.data?.map(({ id, names, name }) => ({ value: String(id), label: localized(names, language) || name })) ?? []}
      isFetching={models.isFetching}
      choose={t('entry.choose')}
      brandFirst={t('entry.brandFirst')}
    >
      {models.failed && (
        <p className={styles.meant} role="alert">
          {t('entry.noModels')}{' '}
          <Button variant="ghost" size="small" onClick={models.failed.retry}>
            {t('entry.retry')}
          </Button>
        </p>
      )}
    </ModelFields>
  )
}

/** Returns the errors of typed names that cannot be a make or model. */
function findUnlistedFaults({ brand, modelId }: typeof empty, unlisted: UnlistedPart): FieldFault[] {
  const written =
    unlisted === 'Brand'
      ? ([
          ['brand', brand],
          ['modelId', modelId],
        ] as const)
      : ([['modelId', modelId]] as const)
  return written.flatMap(([field, name]): FieldFault[] => (name.trim() === '' || isModelName(name) ? [] : [{ field, reason: 'invalid' }]))
}
