import { type ReactNode, useId } from 'react'
import type { ApiError } from '#client/api-error.ts'
import { saveStockLimits } from '#client/limits/stock.ts'
import { formFields, formSections, vehicleFields } from '#domains/catalogue/vehicles/fields.ts'
import { useText } from '#i18n/text.ts'
import stockTexts from '#texts/stock'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import type { StockCard, StockFields } from '../contract.ts'
import { Equipment } from './equipment.tsx'
import {
  controlsOf,
  fieldsOf,
  findFaults,
  isTick,
  type StockValues,
  sentTexts,
  type TextField,
  type TextName,
  type TickName,
} from './form-values.ts'
import { StockControl } from './stock-control.tsx'
import styles from './stock-form.module.css'
import type { Catalogue } from './use-catalogue.ts'
import { useFieldLabel, useFieldNames } from './use-field-names.ts'

interface StockFormProps {
  catalogue: Catalogue
  values: StockValues
  change: (values: StockValues) => void
  /** areas that the caller can choose; null for all */
  areas: readonly number[] | null
  /** the area is editable only before the car is in stock */
  areaIsOpen: boolean
  readOnly: boolean
  changed: boolean
  saveLabel: string
  send: (fields: StockFields, signal: AbortSignal) => Promise<StockCard>
  done: (card: StockCard) => void
  /** returns true when the page handles the error itself */
  refused?: (error: ApiError) => boolean
  undo?: () => void
}

/** Prefix of the fields in the body of an edit. */
const under = 'fields.'

/** All editable fields of a vehicle in the sections of the field table. */
export function StockForm(props: StockFormProps) {
  const { catalogue, values, change, areas, areaIsOpen, readOnly, changed, saveLabel, send, done, refused, undo } = props
  const t = useText(stockTexts)
  const labelOf = useFieldLabel()
  const nameOf = useFieldNames()
  const words = useFieldWords((field) => nameOf(field) ?? field)
  const form = useForm({
    limits: saveStockLimits,
    prefix: under,
    values: sentTexts(values),
    check: findFaults,
    errorMessage: (fault) => (isOwnWord(fault.reason) ? t(ownWords[fault.reason]) : words(fault)),
    send: (_texts, signal) => send(fieldsOf(values), signal),
    onSuccess: done,
    ...(refused && { onError: refused }),
  })
  const set = (name: TextName, text: string) => {
    form.clear(name)
    change({
      ...values,
      texts: { ...values.texts, [name]: text, ...(name === 'brandId' && text !== values.texts.brandId && { modelId: '' }) },
    })
  }
  const controls = (name: TextField | TickName) =>
    isTick(name) ? (
      <Checkbox
        key={name}
        checked={values.ticks[name]}
        onChange={(event) => change({ ...values, ticks: { ...values.ticks, [name]: event.target.checked } })}
      >
        {labelOf(name)}
      </Checkbox>
    ) : (
      controlsOf(name).map((one) => <StockControl key={one} name={one} {...{ form, values, set, catalogue, areas, areaIsOpen }} />)
    )

  return (
    <form {...form.props} className={styles.form} aria-label={t('tabs.card')}>
      <fieldset className={styles.all} disabled={readOnly || form.busy}>
        {formSections.map((section) => (
          <Section key={section} title={t(`section.${section}`)} wide={section === 'words'}>
            {formFields.filter((name): name is TextField | TickName => vehicleFields[name].form === section).map(controls)}
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
          <p role="status">{form.count > 0 ? t('faults', { count: form.count }) : changed && undo ? t('unsaved') : ''}</p>
          {form.summary !== null && (
            <p className={styles.refused} role="alert">
              {form.summary}
            </p>
          )}
          {undo && changed && (
            <Button
              size="small"
              variant="ghost"
              disabled={form.busy}
              onClick={() => {
                form.clear()
                undo()
              }}
            >
              {t('undoEdits')}
            </Button>
          )}
          <Button size="small" type="submit" busy={form.busy} disabled={!changed}>
            {form.busy ? t('saving') : saveLabel}
          </Button>
        </div>
      )}
    </form>
  )
}

/** Error reasons with a shorter text. */
const ownWords = { required: 'need', number: 'badNumber', int: 'badNumber', plate: 'badPlate', chassis: 'badChassis' } as const
const isOwnWord = (reason: string): reason is keyof typeof ownWords => reason in ownWords

function Section({ title, wide, children }: { title: string; wide: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.fields} data-wide={wide || undefined}>
        {children}
      </div>
    </section>
  )
}
