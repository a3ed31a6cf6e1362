import { type FormEvent, Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLanguage, useText } from '#i18n/text.ts'
import { everyOf } from '#shared/closed-list.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx'
import type { BodyStyle } from '../../../reference/contract.ts'
import { type EnumField, formFields, formSections, valueLabel, vehicleFields } from '../../fields.ts'
import { mandatoryFields } from '../../rules.ts'
import type { StockFields } from '../contract.ts'
import { Combobox, type Option } from './combobox.tsx'
import { Equipment } from './equipment.tsx'
import { type Faults, type FormValues, fieldsOf, findFaults, isTick, type TextName, type TickName } from './form-values.ts'
import { PlateField } from './plate-field.tsx'
import styles from './stock-form.module.css'
import { type Catalogue, useModels } from './use-catalogue.ts'
import { useFieldLabel } from './use-field-names.ts'

interface StockFormProps {
  catalogue: Catalogue
  values: FormValues
  change: (values: FormValues) => void
  /** the areas that the caller may choose; null for all */
  areas: readonly number[] | null
  /** the area is chosen here only before the car is in stock */
  areaIsOpen: boolean
  readOnly: boolean
  changed: boolean
  busy: boolean
  /** what the server refused, by field */
  refused: { field: string | null; text: string } | null
  saveLabel: string
  save: (fields: StockFields) => void
  undo?: () => void
}

/** Without these a card stays a draft. */
const isMandatory = (name: TextName) => mandatoryFields.some((field) => field === name)

/** The styles of a car from small to large. */
const bodyStyles = everyOf<BodyStyle>()([
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
])
/** Closed lists whose choices come in an order of their own. */
const orders: Partial<Record<EnumField, readonly string[]>> = {
  bodyStyle: bodyStyles,
  condition: everyOf<StockFields['condition']>()(['Used', 'New']),
}

/** Characters of the largest number, with the spaces between its groups, or with two decimals. */
function digits({ max, step }: { max: number; step?: number }): number {
  const { length } = String(max)
  return length + (step ? 3 : 2 * Math.floor((length - 1) / 3))
}

/** Every field of a card that a person fills in. */
export function StockForm(props: StockFormProps) {
  const { catalogue, values, change, areas, areaIsOpen, readOnly, changed, busy, refused, saveLabel, save, undo } = props
  const t = useText('stock')
  const v = useText('vehicles')
  const labelOf = useFieldLabel()
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults>({})
  const { texts } = values
  const brand = catalogue.brands.find(({ id }) => String(id) === texts.brandId)
  const models = useModels(brand?.name)
  const arabic = language === 'ar'

  const set = (name: TextName, text: string) => {
    setFaults(({ [name]: _, ...others }) => others)
    change({ ...values, texts: { ...texts, [name]: text, ...(name === 'brandId' && text !== texts.brandId && { modelId: '' }) } })
  }
  const errorOf = (name: TextName) => {
    const fault = faults[name]
    if (fault) return { error: t(fault) }
    return refused?.field === name ? { error: refused.text } : {}
  }
  // the field that the server named gets the focus, as one found here does
  useEffect(() => {
    if (refused?.field) focusOn(form.current, refused.field)
  }, [refused])

  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = findFaults(values)
    setFaults(found)
    const [first] = Object.keys(found)
    if (first) focusOn(form.current, first)
    else save(fieldsOf(values))
  }

  const tie = (name: TextName) => ({
    name,
    label: labelOf(name),
    required: isMandatory(name),
    value: texts[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    ...errorOf(name),
  })
  const combobox = (name: 'brandId' | 'modelId' | 'cityId', options: Option[], more: { disabled?: boolean; required?: boolean } = {}) => (
    <div data-field={name}>
      <Combobox
        label={labelOf(name)}
        options={options}
        value={texts[name]}
        change={(value) => set(name, value)}
        none={t('noMatch')}
        {...more}
        {...errorOf(name)}
      />
    </div>
  )
  /** A field by its kind. */
  const control = (name: TextName | TickName) => {
    const field = vehicleFields[name]
    if (isTick(name))
      return (
        <Checkbox
          checked={values.ticks[name]}
          onChange={(event) => change({ ...values, ticks: { ...values.ticks, [name]: event.target.checked } })}
        >
          {labelOf(name)}
        </Checkbox>
      )
    if (field.kind === 'date') return <TextField {...tie(name)} type="date" />
    if (field.kind === 'int' || field.kind === 'decimal')
      return <TextField {...tie(name)} inputMode="decimal" maxLength={digits(field)} autoComplete="off" latin />
    if (field.kind === 'text') return <TextField {...tie(name)} maxLength={field.max} autoComplete="off" />
    const isOpen = !('always' in field)
    return (
      <SelectField {...tie(name)} required={!isOpen || isMandatory(name)}>
        {isOpen && <option value="">{t('unknown')}</option>}
        {field.kind === 'enum'
          ? (orders[name as EnumField] ?? field.values).map((value) => (
              <option key={value} value={value}>
                {v(valueLabel(name as EnumField, value))}
              </option>
            ))
          : ['true', 'false'].map((value) => (
              <option key={value} value={value}>
                {t(value === 'true' ? 'yes' : 'no')}
              </option>
            ))}
      </SelectField>
    )
  }
  /** The fields that their kind does not draw. */
  const own: Partial<Record<TextName | TickName, () => ReactNode>> = {
    brandId: () =>
      combobox(
        'brandId',
        catalogue.brands.map(({ id, name, nameAr }) => ({ value: String(id), name, also: [nameAr] })),
      ),
    modelId: () =>
      combobox(
        'modelId',
        models.map(({ id, name, nameAr }) => ({ value: String(id), name, also: [nameAr] })),
        { disabled: !brand },
      ),
    registrationNumber: () => (
      <PlateField
        label={labelOf('registrationNumber')}
        required={isMandatory('registrationNumber')}
        value={texts.registrationNumber}
        change={(text) => set('registrationNumber', text)}
        foreign={texts.registrationType === 'Foreign'}
        {...errorOf('registrationNumber')}
      />
    ),
    chassisNumber: () => (
      <TextField
        {...tie('chassisNumber')}
        maxLength={vehicleFields.chassisNumber.max}
        autoComplete="off"
        spellCheck={false}
        latin
        hint={t('chassisHint')}
      />
    ),
    storageAreaId: () => (
      <SelectField
        {...tie('storageAreaId')}
        disabled={!areaIsOpen}
        required={areas !== null || !areaIsOpen}
        {...(!areaIsOpen && { hint: t('areaByTransfer') })}
      >
        <option value="" disabled={areas !== null}>
          {t('noArea')}
        </option>
        {catalogue.areas
          .filter(({ id }) => areas === null || areas.includes(id) || String(id) === texts.storageAreaId)
          .map(({ id, name, nameAr }) => (
            <option key={id} value={id}>
              {arabic ? nameAr : name}
            </option>
          ))}
      </SelectField>
    ),
    cityId: () =>
      texts.storageAreaId === '' &&
      combobox(
        'cityId',
        catalogue.cities.map(({ id, nameFr, nameAr }) => ({ value: String(id), name: arabic ? nameAr : nameFr, also: [nameFr, nameAr] })),
        { required: false },
      ),
    financingRatio: () => values.ticks.financing && control('financingRatio'),
    financingMonths: () => values.ticks.financing && control('financingMonths'),
    videoLink: () => <TextField {...tie('videoLink')} type="url" maxLength={vehicleFields.videoLink.max} latin />,
    descriptionFr: () => <TextAreaField {...tie('descriptionFr')} maxLength={vehicleFields.descriptionFr.max} lang="fr" dir="ltr" />,
    descriptionAr: () => <TextAreaField {...tie('descriptionAr')} maxLength={vehicleFields.descriptionAr.max} lang="ar" dir="rtl" />,
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-label={t('tabs.card')}>
      <fieldset className={styles.all} disabled={readOnly || busy}>
        {formSections.map((section) => (
          <Section key={section} title={t(`section.${section}`)} {...(section === 'words' && { wide: true })}>
            {formFields
              .filter((name): name is TextName | TickName => vehicleFields[name].form === section)
              .map((name) => (
                <Fragment key={name}>{own[name] ? own[name]() : control(name)}</Fragment>
              ))}
          </Section>
        ))}

        <Equipment
          categories={catalogue.categories}
          chosen={values.features}
          readOnly={readOnly}
          change={(features) => change({ ...values, features })}
        />
      </fieldset>
      {!readOnly && (
        <div className={styles.foot} data-changed={changed || undefined}>
          <p role="status">
            {Object.keys(faults).length > 0 ? t('faults', { count: Object.keys(faults).length }) : changed && undo ? t('unsaved') : ''}
          </p>
          {refused && (
            <p className={styles.refused} role="alert">
              {refused.text}
            </p>
          )}
          {undo && changed && (
            <Button size="small" variant="ghost" disabled={busy} onClick={undo}>
              {t('undoEdits')}
            </Button>
          )}
          <Button size="small" type="submit" busy={busy} disabled={!changed}>
            {busy ? t('saving') : saveLabel}
          </Button>
        </div>
      )}
    </form>
  )
}

function Section({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.fields} data-wide={wide}>
        {children}
      </div>
    </section>
  )
}

/** Brings a field into view and puts the focus into it. */
function focusOn(form: HTMLFormElement | null, name: string): void {
  const control = form?.querySelector<HTMLElement>(`[name="${name}"]`) ?? form?.querySelector<HTMLElement>(`[data-field="${name}"] input`)
  control?.focus()
}
