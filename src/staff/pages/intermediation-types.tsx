import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { callApi, type DataOf } from '#client/call.ts'
import { useMutation } from '#client/mutation.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import { Facts, Panel } from '#domains/processes/buying/desk/ui/facts.tsx'
import styles from '#domains/processes/consignment/ui/mediation-desk.module.css'
import { calculationRules, intermediationKinds, maxFees, saleFeeTypes } from '#domains/processes/consignment/values.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { byLanguage, direction, languages, localized } from '#shared/language.ts'
import staffTexts from '#texts/staff'
import staffIntermediationsTexts from '#texts/staffIntermediations'
import { Button } from '#ui/button.tsx'
import { FieldPair, SelectField, TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useToast } from '#ui/toast.tsx'
import { Waiting } from '#ui/waiting.tsx'
import { hasRole, useStaff } from '../layout/staff.ts'
import { StaffPage } from '../layout/staff-page.tsx'

type MediationType = DataOf<'get', '/api/staff/intermediationtypes'>[number]
type Fee = MediationType['saleFees'][number]

/** Types of consignment: rules and fees; managers change them. */
export default function IntermediationTypesPage() {
  const t = useText(staffIntermediationsTexts)
  const words = useText(staffTexts)
  const manages = hasRole(useStaff(), 'manager')
  const [adds, setAdds] = useState(false)
  const { data, refetch } = useQuery(apiQuery('/api/staff/intermediationtypes', {}))
  if (!data) return <Waiting label={words('loading')} lines={[30, 90, 80]} />
  const changed = () => {
    setAdds(false)
    void refetch()
  }
  return (
    <StaffPage
      title={t('types.title')}
      intro={t(manages ? 'types.intro' : 'types.managers')}
      actions={
        <>
          <Link to={staffAddress.intermediations()}>{t('title')}</Link>
          {manages && (
            <Button size="small" variant="outline" aria-expanded={adds} onClick={() => setAdds(!adds)}>
              {t('types.new')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.types}>
        {adds && (
          <Panel title={t('types.new')}>
            <TypeForm type={null} done={changed} />
          </Panel>
        )}
        {data.map((type) => (
          <TypePanel key={type.id} type={type} manages={manages} changed={changed} />
        ))}
      </div>
    </StaffPage>
  )
}

function TypePanel({ type, manages, changed }: { type: MediationType; manages: boolean; changed: () => void }) {
  const t = useText(staffIntermediationsTexts)
  const language = useLanguage()
  const { price, percent } = useFormat()
  const [edits, setEdits] = useState(false)
  return (
    <Panel
      title={localized(type.names, language)}
      end={
        manages && (
          <Button size="small" variant="ghost" aria-expanded={edits} onClick={() => setEdits(!edits)}>
            {t(edits ? 'types.close' : 'types.edit')}
          </Button>
        )
      }
    >
      {edits ? (
        <TypeForm
          type={type}
          done={() => {
            setEdits(false)
            changed()
          }}
        />
      ) : (
        <>
          {type.isDeactivated && <p className={styles.quiet}>{t('types.isOff')}</p>}
          <Facts
            list={[
              [t('types.rule'), t(`types.${type.calculationRule}`)],
              [t('types.type'), t(`kind.${type.type}`)],
              ...type.saleFees.map(
                (fee) => [localized(fee.names, language), fee.saleFeeType === 'Percent' ? percent(fee.value) : price(fee.value)] as const,
              ),
            ]}
          />
        </>
      )}
    </Panel>
  )
}

interface TypedFee {
  key: number
  names: Fee['names']
  saleFeeType: Fee['saleFeeType']
  value: string
}
const typed = (fee: Fee): TypedFee => ({
  key: fee.id,
  names: fee.names,
  saleFeeType: fee.saleFeeType,
  value: String(fee.value).replace('.', ','),
})

function TypeForm({ type, done }: { type: MediationType | null; done: () => void }) {
  const t = useText(staffIntermediationsTexts)
  const toast = useToast()
  const here = useLanguage()
  const { languageName } = useFormat()
  const [fees, setFees] = useState<readonly TypedFee[]>(type?.saleFees.map(typed) ?? [])
  const save = useMutation(
    (form: FormData) => {
      const text = (name: string) => String(form.get(name) ?? '').trim()
      const body = {
        names: byLanguage((language) => text(`names.${language}`)),
        calculationRule: calculationRules.find((rule) => rule === text('rule')) ?? 'PV',
        type: intermediationKinds.find((kind) => kind === text('type')) ?? 'Individual',
        isDeactivated: form.get('isDeactivated') === 'on',
        saleFees: fees.map(({ names, saleFeeType, value }) => ({
          names: byLanguage((language) => (names[language] ?? '').trim()),
          saleFeeType,
          value: Number(value.replaceAll(/\s/g, '').replace(',', '.')),
        })),
      }
      return type === null
        ? callApi('post', '/api/staff/intermediationtypes', { body })
        : callApi('put', '/api/staff/intermediationtypes/{id}', { params: { path: { id: type.id } }, body })
    },
    {
      onSuccess: () => {
        toast.success(t('types.saved'))
        done()
      },
    },
  )
  const set = (key: number, more: Partial<TypedFee>) => setFees(fees.map((fee) => (fee.key === key ? { ...fee, ...more } : fee)))
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save.send(new FormData(event.currentTarget))
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <FormAlert text={save.error ? save.error.message || t('payout.failed') : null} />
      <FieldPair>
        {languages.map((language) => (
          <TextField
            key={language}
            label={t('types.nameIn', { language: languageName(language) })}
            name={`names.${language}`}
            required
            maxLength={120}
            dir={direction(language)}
            defaultValue={type?.names[language] ?? ''}
          />
        ))}
        <SelectField label={t('types.rule')} name="rule" defaultValue={type?.calculationRule ?? 'PV'}>
          {calculationRules.map((rule) => (
            <option key={rule} value={rule}>
              {t(`types.${rule}`)}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('types.type')} name="type" defaultValue={type?.type ?? 'Individual'}>
          {intermediationKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind.${kind}`)}
            </option>
          ))}
        </SelectField>
      </FieldPair>
      {fees.map(({ key, names, saleFeeType, value }) => (
        <div key={key} className={styles.fee}>
          {languages.map((language) => (
            <TextField
              key={language}
              label={t('types.feeIn', { language: languageName(language) })}
              required
              maxLength={120}
              dir={direction(language)}
              value={names[language]}
              onChange={(event) => set(key, { names: { ...names, [language]: event.currentTarget.value } })}
            />
          ))}
          <SelectField
            label={t('types.feeType')}
            value={saleFeeType}
            onChange={(event) => set(key, { saleFeeType: saleFeeTypes.find((one) => one === event.currentTarget.value) ?? 'Fixed' })}
          >
            {saleFeeTypes.map((one) => (
              <option key={one} value={one}>
                {t(`types.${one}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('types.value')}
            required
            latin
            inputMode="decimal"
            maxLength={10}
            value={value}
            onChange={(event) => set(key, { value: event.currentTarget.value })}
          />
          <Button
            size="small"
            variant="ghost"
            aria-label={t('types.removeOf', { name: localized(names, here) || t('types.fees') })}
            onClick={() => setFees(fees.filter((fee) => fee.key !== key))}
          >
            {t('types.remove')}
          </Button>
        </div>
      ))}
      <p>
        <Button
          size="small"
          variant="outline"
          disabled={fees.length >= maxFees}
          onClick={() =>
            setFees([
              ...fees,
              { key: Math.max(0, ...fees.map(({ key }) => key)) + 1, names: byLanguage(() => ''), saleFeeType: 'Percent', value: '' },
            ])
          }
        >
          {t('types.add')}
        </Button>
      </p>
      <label>
        <input type="checkbox" name="isDeactivated" defaultChecked={type?.isDeactivated} /> {t('types.off')}
      </label>
      <p>
        <Button type="submit" busy={save.isPending}>
          {t('types.save')}
        </Button>
      </p>
    </form>
  )
}
