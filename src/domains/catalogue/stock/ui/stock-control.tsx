import type { ChangeEvent, ComponentProps } from 'react'
import { saveStockLimits } from '#client/limits/stock.ts'
import { type EnumField, type VehicleField, valueLabel, vehicleFields } from '#domains/catalogue/vehicles/fields.ts'
import { claimedRepairs, mandatoryFields } from '#domains/catalogue/vehicles/rules.ts'
import { PlateField } from '#domains/catalogue/vehicles/ui/plate-field.tsx'
import type { BodyStyle } from '#domains/foundation/reference/contract.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { everyOf } from '#shared/closed-list.ts'
import { direction, everyName, localized } from '#shared/language.ts'
import stockTexts from '#texts/stock'
import vehiclesTexts from '#texts/vehicles'
import { Combobox } from '#ui/combobox.tsx'
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx'
import type { Form } from '#ui/use-form.ts'
import type { StockFields } from '../contract.ts'
import { fieldOf, type StockValues, type TextName } from './form-values.ts'
import { type Catalogue, useModels } from './use-catalogue.ts'
import { useFieldLabel } from './use-field-names.ts'

export interface StockControlProps {
  form: Form
  values: StockValues
  set: (name: TextName, text: string) => void
  catalogue: Catalogue
  /** areas that the caller can choose; null for all */
  areas: readonly number[] | null
  /** the area is editable only before the car is in stock */
  areaIsOpen: boolean
}

/** Fields required to leave the draft status. */
const isMandatory = (name: TextName) => mandatoryFields.some((field) => field === name)

/** Lists with an order other than that of the contract. */
const orders: Partial<Record<TextName, readonly string[]>> = {
  condition: everyOf<StockFields['condition']>()(['Used', 'New']),
  // from small to large
  bodyStyle: everyOf<BodyStyle>()([
    'Citadine',
    'Compact',
    'Sedan',
    'Wagon',
    'SUV',
    'MiniVan',
    'Pickup',
    'Fourgonnette',
    'Cabriolet',
    'SportsCar',
  ]),
}

/** Additional props of controls. */
const inputs: Partial<Record<TextName, Partial<ComponentProps<typeof TextField>>>> = {
  version: { autoComplete: 'off' },
  chassisNumber: { autoComplete: 'off', spellCheck: false, latin: true },
  videoLink: { type: 'url', latin: true },
}

/** Renders the control of a field by its kind. */
export function StockControl({ name, ...props }: StockControlProps & { name: TextName }) {
  const t = useText(stockTexts)
  const labelOf = useFieldLabel()
  const { form, values, set } = props
  if (name === 'brandId' || name === 'modelId' || name === 'cityId') return <ReferenceControl name={name} {...props} />
  if (name === 'storageAreaId') return <AreaControl {...props} />
  if ((name === 'financingRatio' || name === 'financingMonths') && !values.ticks.financing) return null
  const { error } = form.field(name)
  if (name === 'registrationNumber')
    return (
      <PlateField
        name={name}
        label={labelOf(name)}
        required={isMandatory(name)}
        value={values.texts[name]}
        change={(text) => set(name, text)}
        foreign={values.texts.registrationType === 'Foreign'}
        maxLength={saveStockLimits['fields.registrationNumber'].maxLength}
        {...(error !== undefined && { error })}
      />
    )
  const { field: fieldName, language } = fieldOf(name)
  const field: VehicleField = vehicleFields[fieldName]
  const tie = {
    ...form.field(name),
    label: labelOf(name),
    required: isMandatory(name),
    value: values.texts[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => set(name, event.target.value),
  }
  if (field.kind === 'enum' || field.kind === 'boolean') return <ChoiceControl field={field} {...tie} name={name} />
  if (language) return <TextAreaField {...tie} lang={language} dir={direction(language)} />
  if (field.kind === 'date') return <TextField {...tie} type="date" />
  if (field.kind !== 'text') return <TextField {...tie} inputMode="decimal" autoComplete="off" latin />
  return <TextField {...tie} {...inputs[name]} {...(name === 'chassisNumber' && { hint: t('chassisHint') })} />
}

/** Select of a closed list or yes/no, with an empty option when unknown is allowed. */
function ChoiceControl({ field, ...tie }: { field: VehicleField } & ComponentProps<typeof SelectField> & { name: TextName }) {
  const t = useText(stockTexts)
  const v = useText(vehiclesTexts)
  const { name } = tie
  const { always = false } = field
  // values that only an inspection proves are offered when already set
  const mayChoose = (value: string) => name !== 'vehicleRepairStatusType' || value === tie.value || claimedRepairs(value) !== null
  const choices =
    field.kind === 'enum'
      ? (orders[name] ?? field.values).filter(mayChoose).map((value) => {
          return { value, label: v(valueLabel(name as EnumField, value)) }
        })
      : [
          { value: 'true', label: t('yes') },
          { value: 'false', label: t('no') },
        ]
  return (
    <SelectField {...tie} required={always || isMandatory(name)}>
      {!always && <option value="">{t('unknown')}</option>}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

/** Combobox of a reference field. */
function ReferenceControl({ name, form, values, set, catalogue }: StockControlProps & { name: 'brandId' | 'modelId' | 'cityId' }) {
  const t = useText(stockTexts)
  const labelOf = useFieldLabel()
  const language = useLanguage()
  const { texts } = values
  const brand = catalogue.brands.find(({ id }) => String(id) === texts.brandId)
  const models = useModels(brand?.name)
  const options = {
    brandId: () => catalogue.brands.map(({ id, name, names }) => ({ value: String(id), name, also: everyName(names) })),
    modelId: () => models.map(({ id, name, names }) => ({ value: String(id), name, also: everyName(names) })),
    cityId: () =>
      catalogue.cities.map(({ id, names }) => ({ value: String(id), name: localized(names, language), also: everyName(names) })),
  }
  // the city is an own field only without an area
  if (name === 'cityId' && texts.storageAreaId !== '') return null
  const { error } = form.field(name)
  return (
    <div data-field={name}>
      <Combobox
        label={labelOf(name)}
        required={name !== 'cityId'}
        options={options[name]()}
        value={texts[name]}
        change={(value) => set(name, value)}
        none={t('noMatch')}
        disabled={name === 'modelId' && !brand}
        {...(error !== undefined && { error })}
      />
    </div>
  )
}

function AreaControl({ form, values, set, catalogue, areas, areaIsOpen }: StockControlProps) {
  const t = useText(stockTexts)
  const labelOf = useFieldLabel()
  const language = useLanguage()
  const { storageAreaId } = values.texts
  return (
    <SelectField
      {...form.field('storageAreaId')}
      label={labelOf('storageAreaId')}
      value={storageAreaId}
      onChange={(event) => set('storageAreaId', event.target.value)}
      disabled={!areaIsOpen}
      required={areas !== null || !areaIsOpen}
      {...(!areaIsOpen && { hint: t('areaByTransfer') })}
    >
      <option value="" disabled={areas !== null}>
        {t('noArea')}
      </option>
      {catalogue.areas
        .filter(({ id }) => areas === null || areas.includes(id) || String(id) === storageAreaId)
        .map(({ id, names }) => (
          <option key={id} value={id}>
            {localized(names, language)}
          </option>
        ))}
    </SelectField>
  )
}
