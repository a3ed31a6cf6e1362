import { useState } from 'react'
import { callApi } from '#client/call.ts'
import { listModelLimits } from '#client/limits/stock.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { ModelFields, type TypedModel } from '#domains/catalogue/vehicles/ui/model-fields.tsx'
import type { UnlistedPart } from '#domains/foundation/reference/rules.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import staffModelsTexts from '#texts/staffModels'
import { Button } from '#ui/button.tsx'
import { FieldPair } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { Note } from '#ui/note.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import { useModels } from './use-catalogue.ts'
import styles from './written-model.module.css'

interface WrittenModelProps {
  vehicle: { id: number; title: string; unlisted: UnlistedPart | null }
  /** right to choose the model */
  chooses: boolean
  changed: () => void
}

/** Free-text make and model with the form to assign a listed model. Renders nothing for a listed model. */
export function WrittenModel({ vehicle, chooses, changed }: WrittenModelProps) {
  const t = useText(staffModelsTexts)
  if (vehicle.unlisted === null) return null
  return (
    <Note tone="warning" icon="triangle-alert" title={t('title', { car: vehicle.title })}>
      <p>{t('text')}</p>
      {chooses && <ModelForm id={vehicle.id} changed={changed} />}
    </Note>
  )
}

function ModelForm({ id, changed }: { id: number; changed: () => void }) {
  const t = useText(staffModelsTexts)
  const language = useLanguage()
  const [car, setCar] = useState<TypedModel>({ brand: '', model: '', unlisted: '' })
  const { data: brands } = useQuery(apiQuery('/api/vehiclebrands/stripped', {}, { staleTime: Number.POSITIVE_INFINITY }))
  const models = useModels(car.unlisted === 'Brand' ? undefined : car.brand || undefined)
  const adds = car.unlisted !== ''
  const form = useForm({
    limits: listModelLimits,
    values: { brand: car.brand, model: car.model },
    errorMessage: useFieldWords((field) => t(`field.${field as 'brand'}`)),
    send: ({ brand = '', model = '' }, signal) =>
      callApi('put', '/api/staff/vehicles/{id}/model', { params: { path: { id } }, body: { brand, model, adds } }, signal),
    onSuccess: changed,
  })
  return (
    <form className={styles.form} {...form.props}>
      <FieldPair>
        <ModelFields
          brand={{ ...form.field('brand'), label: t('field.brand') }}
          model={{ ...form.field('model'), label: t('field.model') }}
          value={car}
          change={setCar}
          brands={brands?.map(({ name, names }) => ({ value: name, label: localized(names, language) })) ?? []}
          models={models.map(({ name, names }) => ({ value: name, label: localized(names, language) || name }))}
          choose={t('choose')}
          byStaff
        />
      </FieldPair>
      {adds && <p>{t('adds')}</p>}
      <FormAlert text={form.summary} />
      <div>
        <Button type="submit" size="small" busy={form.busy}>
          {t(adds ? 'add' : 'save')}
        </Button>
      </div>
    </form>
  )
}
