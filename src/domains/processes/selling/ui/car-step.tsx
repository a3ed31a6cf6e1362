import { fuelTypes, gearTypes } from '#domains/catalogue/vehicles/rules.ts'
import { ModelFields } from '#domains/catalogue/vehicles/ui/model-fields.tsx'
import { PlateField } from '#domains/catalogue/vehicles/ui/plate-field.tsx'
import { useLanguage, useText } from '#i18n/text.ts'
import { type Localized, localized } from '#shared/language.ts'
import sellingTexts from '#texts/selling'
import vehiclesTexts from '#texts/vehicles'
import { SelectField, TextField } from '#ui/field.tsx'
import { unlistedOf } from './request-draft.ts'
import { ChoiceField, NotLoaded, plainTie, type StepProps, today, useModels, useStepForm } from './request-parts.tsx'
import styles from './request-steps.module.css'

export interface NamedChoice {
  name: string
  names: Localized
}

/** Car step: plate, make, model, first registration, mileage; sale or trade-in, credit, ownership. */
export function CarStep({ brands, ...props }: StepProps & { brands: readonly NamedChoice[] }) {
  const { id, state } = props
  const t = useText(sellingTexts)
  const vehicles = useText(vehiclesTexts)
  const language = useLanguage()
  const form = useStepForm('car', props)
  const brand = state.textOf('Brand')
  const { models, failed, isFetching } = useModels(state.textOf('Unlisted') === 'Brand' ? '' : brand)
  const { onChange: _byItself, ...plate } = form.tie('RegistrationNumber')
  const isForeign = state.textOf('RegistrationType') === 'Foreign'
  return (
    <form id={id} className={styles.form} {...form.props}>
      <div className={styles.panel}>
        <ChoiceField
          legend={t('field.RegistrationType')}
          name="RegistrationType"
          state={state}
          options={[
            { value: 'Local', label: t('car.local') },
            { value: 'Foreign', label: t('car.foreign') },
          ]}
        />
        <PlateField
          {...plate}
          change={(value) => {
            state.type({ RegistrationNumber: value })
            form.clear('RegistrationNumber')
          }}
          foreign={isForeign}
          foreignHint={t('car.plateForeign')}
          large
        />
        <div className={styles.pair}>
          <ModelFields
            brand={plainTie(form.tie('Brand'))}
            model={plainTie(form.tie('Model'))}
            value={{ brand, model: state.textOf('Model'), unlisted: unlistedOf(state.textOf('Unlisted')) }}
            change={({ brand: Brand, model: Model, unlisted: Unlisted }) => state.type({ Brand, Model, Unlisted })}
            brands={brands.map(({ name, names }) => ({ value: name, label: localized(names, language) }))}
            models={models}
            isFetching={isFetching}
            choose={t('choose')}
            brandFirst={t('car.brandFirst')}
          >
            {failed && <NotLoaded text={t('car.noModels')} retry={failed.retry} />}
          </ModelFields>
          <TextField {...form.tie('ReleaseDate')} type="date" min="1950-01-01" max={today()} hint={t('car.releaseHint')} />
          <TextField {...form.tie('Mileage')} latin inputMode="numeric" autoComplete="off" hint={t('car.mileageHint')} />
          <SelectField {...form.tie('FuelType')}>
            <option value="">{t('choose')}</option>
            {fuelTypes.map((fuel) => (
              <option key={fuel} value={fuel}>
                {vehicles(`fuel.${fuel}`)}
              </option>
            ))}
          </SelectField>
          <SelectField {...form.tie('GearType')}>
            <option value="">{t('choose')}</option>
            {gearTypes.map((gear) => (
              <option key={gear} value={gear}>
                {vehicles(`gear.${gear}`)}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      <ChoiceField
        legend={t('field.Type')}
        name="Type"
        state={state}
        options={[
          { value: 'Purchase', label: t('car.sell'), hint: t('car.sellHint') },
          { value: 'TradeIn', label: t('car.tradeIn'), hint: t('car.tradeInHint') },
          { value: 'Intermediation', label: t('car.mediation'), hint: t('car.mediationHint') },
        ]}
      />
      {state.textOf('Type') === 'TradeIn' && <TextField {...form.tie('DesiredModel')} maxLength={80} hint={t('car.desiredHint')} />}
      <ChoiceField
        legend={t('field.IsUnderCredit')}
        name="IsUnderCredit"
        state={state}
        options={[
          { value: 'false', label: t('no') },
          { value: 'true', label: t('car.credit'), hint: t('car.creditHint') },
        ]}
      />
      <ChoiceField
        legend={t('field.IsHolder')}
        name="IsHolder"
        state={state}
        options={[
          { value: 'true', label: t('car.holder') },
          { value: 'false', label: t('car.notHolder'), hint: t('car.notHolderHint') },
        ]}
      />
    </form>
  )
}
