import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLanguage, useText } from '#i18n/text.ts'
import { everyOf } from '#shared/closed-list.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx'
import type { BodyStyle } from '../../../reference/contract.ts'
import {
  colors,
  fuelTypes,
  gearTypes,
  mandatoryFields,
  operationTypes,
  registrationTypes,
  repairStatuses,
  vehicleOrigins,
} from '../../rules.ts'
import type { StockFields } from '../contract.ts'
import { Combobox } from './combobox.tsx'
import { Equipment } from './equipment.tsx'
import { type Faults, type FormValues, fieldsOf, findFaults, type TextName } from './form-values.ts'
import { PlateField } from './plate-field.tsx'
import styles from './stock-form.module.css'
import { type Catalogue, useModels } from './use-catalogue.ts'

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
/** The closed lists of the form in the order of their choices. */
const choices = {
  fuelType: fuelTypes,
  gearType: gearTypes,
  bodyStyle: bodyStyles,
  color: colors,
  condition: everyOf<StockFields['condition']>()(['Used', 'New']),
  operationType: operationTypes,
  registrationType: registrationTypes,
  vehicleRepairStatusType: repairStatuses,
} as const

/** Every field of a card that a person fills in. */
export function StockForm(props: StockFormProps) {
  const { catalogue, values, change, areas, areaIsOpen, readOnly, changed, busy, refused, saveLabel, save, undo } = props
  const t = useText('stock')
  const v = useText('vehicles')
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
    label: t(`field.${name}`),
    required: isMandatory(name),
    value: texts[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    ...errorOf(name),
  })
  const number = (name: TextName, most: number, hint?: string) => (
    <TextField {...tie(name)} inputMode="decimal" maxLength={most} autoComplete="off" latin {...(hint !== undefined && { hint })} />
  )
  const select = (name: TextName, options: ReactNode, isOpen = true) => (
    <SelectField {...tie(name)} required={!isOpen || isMandatory(name)}>
      {isOpen && <option value="">{t('unknown')}</option>}
      {options}
    </SelectField>
  )

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-label={t('tabs.card')}>
      <fieldset className={styles.all} disabled={readOnly || busy}>
        <Section title={t('section.identity')}>
          <div data-field="brandId">
            <Combobox
              label={t('field.brandId')}
              options={catalogue.brands.map(({ id, name, nameAr }) => ({ value: String(id), name, also: [nameAr] }))}
              value={texts.brandId}
              change={(value) => set('brandId', value)}
              none={t('noMatch')}
              {...errorOf('brandId')}
            />
          </div>
          <div data-field="modelId">
            <Combobox
              label={t('field.modelId')}
              options={models.map(({ id, name, nameAr }) => ({ value: String(id), name, also: [nameAr] }))}
              value={texts.modelId}
              change={(value) => set('modelId', value)}
              none={t('noMatch')}
              disabled={!brand}
              {...errorOf('modelId')}
            />
          </div>
          <TextField {...tie('version')} maxLength={120} autoComplete="off" />
          {select(
            'operationType',
            choices.operationType.map((one) => (
              <option key={one} value={one}>
                {v(`operation.${one}`)}
              </option>
            )),
            false,
          )}
          {select(
            'condition',
            choices.condition.map((one) => (
              <option key={one} value={one}>
                {v(`condition.${one}`)}
              </option>
            )),
            false,
          )}
        </Section>

        <Section title={t('section.registration')}>
          {select(
            'registrationType',
            choices.registrationType.map((one) => (
              <option key={one} value={one}>
                {v(`registration.${one}`)}
              </option>
            )),
            false,
          )}
          <PlateField
            label={t('field.registrationNumber')}
            required={isMandatory('registrationNumber')}
            value={texts.registrationNumber}
            change={(text) => set('registrationNumber', text)}
            foreign={texts.registrationType === 'Foreign'}
            {...errorOf('registrationNumber')}
          />
          <TextField {...tie('chassisNumber')} maxLength={30} autoComplete="off" spellCheck={false} latin hint={t('chassisHint')} />
          <TextField {...tie('releaseDate')} type="date" />
          {select(
            'origin',
            Object.entries(vehicleOrigins).map(([value, key]) => (
              <option key={value} value={value}>
                {v(`origin.${key}`)}
              </option>
            )),
          )}
          {select(
            'isFirstHand',
            <>
              <option value="true">{t('yes')}</option>
              <option value="false">{t('no')}</option>
            </>,
          )}
        </Section>

        <Section title={t('section.technical')}>
          {number('mileage', 11)}
          {select(
            'fuelType',
            choices.fuelType.map((one) => (
              <option key={one} value={one}>
                {v(`fuel.${one}`)}
              </option>
            )),
          )}
          {select(
            'gearType',
            choices.gearType.map((one) => (
              <option key={one} value={one}>
                {v(`gear.${one}`)}
              </option>
            )),
          )}
          {select(
            'bodyStyle',
            choices.bodyStyle.map((one) => (
              <option key={one} value={one}>
                {v(`bodyStyle.${one}`)}
              </option>
            )),
          )}
          {select(
            'color',
            choices.color.map((one) => (
              <option key={one} value={one}>
                {v(`color.${one}`)}
              </option>
            )),
          )}
          {number('fiscalPower', 2)}
          {number('doors', 1)}
          {number('seats', 2)}
        </Section>

        <Section title={t('section.place')}>
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
          {texts.storageAreaId === '' && (
            <div data-field="cityId">
              <Combobox
                label={t('field.cityId')}
                required={false}
                options={catalogue.cities.map(({ id, nameFr, nameAr }) => ({
                  value: String(id),
                  name: arabic ? nameAr : nameFr,
                  also: [nameFr, nameAr],
                }))}
                value={texts.cityId}
                change={(value) => set('cityId', value)}
                none={t('noMatch')}
                {...errorOf('cityId')}
              />
            </div>
          )}
        </Section>

        <Section title={t('section.state')}>
          {select(
            'vehicleRepairStatusType',
            choices.vehicleRepairStatusType.map((one) => (
              <option key={one} value={one}>
                {v(`repair.${one}`)}
              </option>
            )),
            false,
          )}
          {number('warrantyInMonths', 3)}
          <TextField {...tie('warrantyExpirationDate')} type="date" />
          <Checkbox checked={values.isControlled} onChange={(event) => change({ ...values, isControlled: event.target.checked })}>
            {t('field.isControlled')}
          </Checkbox>
        </Section>

        <Section title={t('section.financing')}>
          <Checkbox checked={values.financing} onChange={(event) => change({ ...values, financing: event.target.checked })}>
            {t('field.financing')}
          </Checkbox>
          {values.financing && number('financingRatio', 6)}
          {values.financing && number('financingMonths', 3)}
        </Section>

        <Section title={t('section.words')} wide>
          <TextField {...tie('videoLink')} type="url" maxLength={500} latin />
          <TextAreaField {...tie('descriptionFr')} maxLength={5000} lang="fr" dir="ltr" />
          <TextAreaField {...tie('descriptionAr')} maxLength={5000} lang="ar" dir="rtl" />
        </Section>

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
