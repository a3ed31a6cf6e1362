import { useState } from 'react'
import { callApi, type DataOf } from '#client/call.ts'
import { takePurchaseLimits } from '#client/limits/selling-request.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { SlotPicker } from '#domains/cases/appointments/ui/slot-picker.tsx'
import { ModelFields, type TypedModel } from '#domains/catalogue/vehicles/ui/model-fields.tsx'
import { Panel } from '#domains/processes/buying/desk/ui/facts.tsx'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { spacedPhone } from '#shared/phone.ts'
import staffPurchasesTexts from '#texts/staffPurchases'
import { Button } from '#ui/button.tsx'
import { FieldPair, SelectField, TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { type Form, type FormValues, useFieldWords, useForm } from '#ui/use-form.ts'
import type { KnownSeller } from '../request/contract.ts'
import { bodyOf } from './intake-body.ts'
import styles from './purchase-desk.module.css'
import { findStepFaults, type RequestDraft } from './request-draft.ts'
import { NotLoaded, today, useModels } from './request-parts.tsx'
import { SellerSearch } from './seller-search.tsx'

type Store = DataOf<'get', '/api/storageareas'>[number]

interface TakeFormProps {
  /** stores of the staff member; null for all */
  own: readonly number[] | null
  done: (request: DataOf<'post', '/api/staff/purchases'>) => void
}

/** Request form for the staff: seller, car, store and appointment. */
export function IntakeForm({ own, done }: TakeFormProps) {
  const t = useText(staffPurchasesTexts)
  // idempotency key: a double click creates one request
  const [draftKey] = useState(() => crypto.randomUUID())
  const [seller, setSeller] = useState<KnownSeller | null>(null)
  const [car, setCar] = useState<TypedModel>({ brand: '', model: '', unlisted: '' })
  const [civility, setCivility] = useState('')
  const [type, setType] = useState('Purchase')
  const [area, setArea] = useState('')
  const [starts, setStarts] = useState('')
  const { data: stores } = useQuery(apiQuery('/api/storageareas', {}, { staleTime: Number.POSITIVE_INFINITY }))
  const open = stores?.filter(({ id, isDeactivated }) => !isDeactivated && (own === null || own.includes(id))) ?? []
  const place = area === '' ? String(open[0]?.id ?? '') : area
  const choose = (known: KnownSeller | null) => {
    setSeller(known)
    setCivility(known?.civility ?? '')
  }
  const form = useForm({
    limits: takePurchaseLimits,
    required: ['Phone', ...(civility === 'Société' ? ['CompanyName'] : [])],
    values: {
      Brand: car.brand,
      Model: car.model,
      Unlisted: car.unlisted,
      Civility: civility,
      Type: type,
      StorageAreaId: place,
      AppointmentStart: starts,
    },
    check: (texts) => [...findStepFaults('car', drafted(texts), today()), ...findStepFaults('seller', drafted(texts), today())],
    errorMessage: useFieldWords((field) => t(`take.field.${field as 'Phone'}`)),
    send: (texts, signal) =>
      callApi('post', '/api/staff/purchases', { body: bodyOf(texts, { draftKey, customerId: seller?.id ?? null }) }, signal),
    onSuccess: done,
  })
  return (
    <form {...form.props} className={styles.taking}>
      <Panel title={t('take.who')}>
        <div className={styles.form}>
          <SellerSearch chosen={seller} choose={choose} />
          <SellerFields key={seller?.id ?? 0} form={form} known={seller} civility={civility} setCivility={setCivility} />
        </div>
      </Panel>
      <Panel title={t('take.car')}>
        <CarFields form={form} car={car} setCar={setCar} type={type} setType={setType} />
      </Panel>
      <Panel title={t('take.where')}>
        <div className={styles.form}>
          <StoreField form={form} stores={open} value={place} set={(id) => [setArea(id), setStarts('')]} />
          {place !== '' && (
            <div data-field="AppointmentStart">
              <SlotPicker
                key={place}
                kind="Expertise"
                name="AppointmentStart"
                storageAreaId={Number(place)}
                value={starts}
                onChange={setStarts}
              />
              <p className={styles.quiet}>
                {starts === '' ? (
                  t('take.later')
                ) : (
                  <Button size="small" variant="ghost" onClick={() => setStarts('')}>
                    {t('take.noTime')}
                  </Button>
                )}
              </p>
            </div>
          )}
        </div>
      </Panel>
      <FormAlert text={form.summary} />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('take.send')}
        </Button>
        <p className={styles.quiet}>{t('take.told')}</p>
      </div>
    </form>
  )
}

const drafted = (texts: FormValues): RequestDraft['typed'] => texts

interface SellerFieldsProps {
  form: Form
  known: KnownSeller | null
  civility: string
  setCivility: (civility: string) => void
}

/** Seller fields with the known data. */
function SellerFields({ form, known, civility, setCivility }: SellerFieldsProps) {
  const t = useText(staffPurchasesTexts)
  const language = useLanguage()
  const { data: cities } = useQuery(apiQuery('/api/cities/details', {}, { staleTime: Number.POSITIVE_INFINITY }))
  const tie = (name: string) => ({ ...form.field(name), label: t(`take.field.${name as 'Phone'}`), autoComplete: 'off' })
  return (
    <FieldPair>
      <SelectField {...tie('Civility')} value={civility} onChange={(event) => setCivility(event.currentTarget.value)}>
        <option value="">{t('form.choose')}</option>
        <option value="Mme.">{t('take.mrs')}</option>
        <option value="M.">{t('take.mr')}</option>
        <option value="Société">{t('take.company')}</option>
      </SelectField>
      {civility === 'Société' && <TextField {...tie('CompanyName')} defaultValue={known?.companyName ?? ''} />}
      <TextField {...tie('FirstName')} defaultValue={known?.firstName} />
      <TextField {...tie('LastName')} defaultValue={known?.lastName} />
      <TextField {...tie('Phone')} latin type="tel" inputMode="tel" defaultValue={known?.phone ? spacedPhone(known.phone) : ''} />
      <TextField {...tie('Email')} latin type="email" inputMode="email" defaultValue={known?.email ?? ''} />
      <TextField {...tie('IdNumber')} latin defaultValue={known?.idNumber ?? ''} />
      <SelectField {...tie('City')} key={cities ? 'known' : 'none'} defaultValue={known?.city ?? ''}>
        <option value="">{t('form.choose')}</option>
        {cities?.map(({ name, names }) => (
          <option key={name} value={name}>
            {localized(names, language)}
          </option>
        ))}
      </SelectField>
      <TextField {...tie('Address')} defaultValue={known?.address ?? ''} />
      <TextField {...tie('Zip')} latin inputMode="numeric" defaultValue={known?.zip ?? ''} />
    </FieldPair>
  )
}

interface CarFieldsProps {
  form: Form
  car: TypedModel
  setCar: (car: TypedModel) => void
  type: string
  setType: (type: string) => void
}

function CarFields({ form, car, setCar, type, setType }: CarFieldsProps) {
  const t = useText(staffPurchasesTexts)
  const language = useLanguage()
  const { data: brands } = useQuery(apiQuery('/api/vehiclebrands/stripped', {}, { staleTime: Number.POSITIVE_INFINITY }))
  const { models, failed } = useModels(car.unlisted === 'Brand' ? '' : car.brand)
  const tie = (name: string) => ({ ...form.field(name), label: t(`take.field.${name as 'Phone'}`), autoComplete: 'off' })
  const said = (
    <>
      <option value="">{t('unknown')}</option>
      <option value="true">{t('yes')}</option>
      <option value="false">{t('no')}</option>
    </>
  )
  return (
    <FieldPair>
      <SelectField {...tie('RegistrationType')} required defaultValue="Local">
        <option value="Local">{t('take.local')}</option>
        <option value="Foreign">{t('take.foreign')}</option>
      </SelectField>
      <TextField {...tie('RegistrationNumber')} latin autoCapitalize="characters" hint={t('take.plateHint')} />
      <ModelFields
        brand={tie('Brand')}
        model={tie('Model')}
        value={car}
        change={setCar}
        brands={brands?.map(({ name, names }) => ({ value: name, label: localized(names, language) })) ?? []}
        models={models}
        choose={t('form.choose')}
        byStaff
      >
        {failed && <NotLoaded text={t('take.noModels')} retry={failed.retry} />}
      </ModelFields>
      <TextField {...tie('ReleaseDate')} type="date" min="1950-01-01" max={today()} />
      <TextField {...tie('Mileage')} latin inputMode="numeric" />
      <SelectField {...tie('IsUnderCredit')}>{said}</SelectField>
      <SelectField {...tie('IsHolder')}>{said}</SelectField>
      <SelectField {...tie('Type')} value={type} onChange={(event) => setType(event.currentTarget.value)}>
        <option value="Purchase">{t('type.Purchase')}</option>
        <option value="TradeIn">{t('type.TradeIn')}</option>
      </SelectField>
      {type === 'TradeIn' && <TextField {...tie('DesiredModel')} hint={t('take.desiredHint')} />}
    </FieldPair>
  )
}

function StoreField({ form, stores, value, set }: { form: Form; stores: readonly Store[]; value: string; set: (id: string) => void }) {
  const t = useText(staffPurchasesTexts)
  const language = useLanguage()
  return (
    <SelectField
      {...form.field('StorageAreaId')}
      label={t('take.field.StorageAreaId')}
      value={value}
      onChange={(event) => set(event.currentTarget.value)}
    >
      {stores.map(({ id, names }) => (
        <option key={id} value={id}>
          {localized(names, language)}
        </option>
      ))}
    </SelectField>
  )
}
