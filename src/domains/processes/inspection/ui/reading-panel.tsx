import { useId, useState } from 'react'
import { callApi } from '#client/call.ts'
import { saveCarReadingLimits } from '#client/limits/inspection-points.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { fuelTypes, gearTypes } from '#domains/catalogue/vehicles/rules.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import staffExpertiseTexts from '#texts/staffExpertise'
import vehiclesTexts from '#texts/vehicles'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { Note } from '#ui/note.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import type { Expertise } from '../contract.ts'
import { type DeskFact, deskFacts, identityFacts } from '../rules.ts'
import { DifferenceList } from './difference-list.tsx'
import styles from './sheet-panels.module.css'

interface ReadingProps {
  sheet: Expertise
  changed: (sheet: Expertise) => void
}

/** Checks for a missing fact that a contract needs; the model only when the announced one is not listed. */
export const isUnidentified = ({ car, vehicle }: Pick<Expertise, 'car' | 'vehicle'>): boolean =>
  identityFacts.some((fact) => car[fact] === undefined && (fact !== 'modelId' || vehicle.unlisted !== null))

/** Identity of the car, before all points. Lists facts that contradict the announced ones. */
export function ReadingPanel({ sheet, isOpen, changed }: ReadingProps & { isOpen: boolean }) {
  const t = useText(staffExpertiseTexts)
  if (sheet.type !== 'Purchase' && sheet.type !== 'Intermediation') return null
  return (
    <section className={styles.panel}>
      <h2>{t('reading.title')}</h2>
      {isOpen ? <ReadingForm sheet={sheet} changed={changed} /> : <ReadingFacts sheet={sheet} />}
      {sheet.differences.length > 0 && (
        <Note tone={sheet.isValueOpen ? 'bad' : 'warning'} icon="triangle-alert" title={t('reading.differs')}>
          <DifferenceList differences={sheet.differences} />
          {sheet.isValueOpen && <p>{t('reading.open')}</p>}
        </Note>
      )}
    </section>
  )
}

function ReadingFacts({ sheet: { car } }: { sheet: Expertise }) {
  const t = useText(staffExpertiseTexts)
  const vehicles = useText(vehiclesTexts)
  const { longDate } = useFormat()
  const facts = [
    [t('reading.chassisNumber'), car.chassisNumber],
    [t('reading.fuelType'), car.fuelType && vehicles(`fuel.${car.fuelType}`)],
    [t('reading.gearType'), car.gearType && vehicles(`gear.${car.gearType}`)],
    [t('reading.fiscalPower'), car.fiscalPower && String(car.fiscalPower)],
    [t('reading.version'), car.version],
    [t('reading.releaseDate'), car.releaseDate && longDate(car.releaseDate)],
  ]
  return (
    <dl className={styles.sums}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function ReadingForm({ sheet, changed }: ReadingProps) {
  const t = useText(staffExpertiseTexts)
  const id = useId()
  const { car } = sheet
  const lacksModel = sheet.vehicle.unlisted !== null && car.modelId === undefined
  const [brand, setBrand] = useState('')
  const [isOther, setOther] = useState(false)
  const words = useFieldWords((field) => t(`reading.${field as 'version'}`))
  const form = useForm({
    limits: saveCarReadingLimits,
    required: ['chassisNumber', 'fuelType', 'gearType', ...(lacksModel ? ['modelId'] : [])],
    errorMessage: words,
    send: ({ version, releaseDate, modelId, ...texts }, signal) =>
      callApi(
        'put',
        '/api/staff/expertises/{id}/reading',
        {
          params: { path: { id: sheet.id } },
          body: {
            ...cardBody(texts),
            ...(version && { version }),
            ...(releaseDate && { releaseDate }),
            ...(modelId ? { modelId: Number(modelId) } : car.modelId !== undefined && { modelId: car.modelId }),
          },
        },
        signal,
      ),
    onSuccess: changed,
  })
  return (
    <form id={id} className={styles.form} {...form.props}>
      <p className={styles.quiet}>{t('reading.about')}</p>
      <FormAlert text={form.summary} />
      {lacksModel && (
        <>
          <p className={styles.quiet}>{t('reading.unlisted', { car: sheet.vehicle.title })}</p>
          <ModelFields brand={brand} setBrand={setBrand} none={t('reading.choose')} tie={form.field('modelId')} />
        </>
      )}
      <CardFields field={form.field} car={car} />
      <details onToggle={({ currentTarget }) => setOther(currentTarget.open)}>
        <summary>{t('reading.other')}</summary>
        <div className={styles.form}>
          {isOther && !lacksModel && (
            <ModelFields brand={brand} setBrand={setBrand} none={t('reading.asAnnounced')} tie={form.field('modelId')} />
          )}
          <TextField
            {...form.field('version')}
            label={t('reading.version')}
            dir="auto"
            autoComplete="off"
            defaultValue={car.version ?? ''}
          />
          <TextField
            {...form.field('releaseDate')}
            label={t('reading.releaseDate')}
            type="date"
            defaultValue={car.releaseDate ?? sheet.vehicle.releaseDate ?? ''}
          />
        </div>
      </details>
      <Button type="submit" size="small" variant="outline" busy={form.busy}>
        {t('form.save')}
      </Button>
    </form>
  )
}

/** Returns the request body of `CardFields`, without empty fields. */
export function cardBody({ chassisNumber, fuelType, gearType, fiscalPower }: Partial<Record<string, string>>) {
  return {
    ...(chassisNumber && { chassisNumber }),
    ...(fuelType && { fuelType: fuelType as (typeof fuelTypes)[number] }),
    ...(gearType && { gearType: gearType as (typeof gearTypes)[number] }),
    ...(fiscalPower && { fiscalPower: Number(fiscalPower) }),
  }
}

/** Fields of the facts on the grey card. */
export function CardFields({
  field,
  car = {},
  only = deskFacts,
}: {
  field: ReturnType<typeof useForm>['field']
  car?: Partial<Pick<Expertise['car'], DeskFact>>
  only?: readonly DeskFact[]
}) {
  const t = useText(staffExpertiseTexts)
  const vehicles = useText(vehiclesTexts)
  return (
    <>
      {only.includes('chassisNumber') && (
        <TextField
          {...field('chassisNumber')}
          label={t('reading.chassisNumber')}
          hint={t('reading.chassisHint')}
          latin
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          defaultValue={car.chassisNumber ?? ''}
        />
      )}
      {only.includes('fuelType') && (
        <SelectField {...field('fuelType')} label={t('reading.fuelType')} defaultValue={car.fuelType ?? ''}>
          <option value="">{t('reading.choose')}</option>
          {fuelTypes.map((fuel) => (
            <option key={fuel} value={fuel}>
              {vehicles(`fuel.${fuel}`)}
            </option>
          ))}
        </SelectField>
      )}
      {only.includes('gearType') && (
        <SelectField {...field('gearType')} label={t('reading.gearType')} defaultValue={car.gearType ?? ''}>
          <option value="">{t('reading.choose')}</option>
          {gearTypes.map((gear) => (
            <option key={gear} value={gear}>
              {vehicles(`gear.${gear}`)}
            </option>
          ))}
        </SelectField>
      )}
      {only.includes('fiscalPower') && (
        <TextField
          {...field('fiscalPower')}
          label={t('reading.fiscalPower')}
          latin
          inputMode="numeric"
          autoComplete="off"
          defaultValue={car.fiscalPower ?? ''}
        />
      )}
    </>
  )
}

interface ModelFieldsProps {
  brand: string
  setBrand: (brand: string) => void
  /** label of no make */
  none: string
  tie: { name: string; required: boolean; error?: string }
}

/** Make and model other than the announced ones. */
function ModelFields({ brand, setBrand, none, tie }: ModelFieldsProps) {
  const t = useText(staffExpertiseTexts)
  const language = useLanguage()
  const brands = useQuery(apiQuery('/api/vehiclebrands/stripped', {})).data ?? []
  const models = useQuery(apiQuery('/api/vehiclebrands/{brand}/stripped', brand ? { params: { path: { brand } } } : null)).data ?? []
  return (
    <>
      <SelectField
        label={t('reading.brand')}
        required={tie.required}
        value={brand}
        onChange={(event) => setBrand(event.currentTarget.value)}
      >
        <option value="">{none}</option>
        {brands.map(({ name, names }) => (
          <option key={name} value={name}>
            {localized(names, language)}
          </option>
        ))}
      </SelectField>
      <SelectField {...tie} label={t('reading.modelId')} disabled={brand === ''} defaultValue="">
        <option value="">{t('reading.choose')}</option>
        {models.map(({ id, name, names }) => (
          <option key={id} value={id}>
            {localized(names, language) || name}
          </option>
        ))}
      </SelectField>
    </>
  )
}
