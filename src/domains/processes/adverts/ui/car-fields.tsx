import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { colors, fuelTypes, gearTypes } from '#domains/catalogue/vehicles/rules.ts'
import { ModelFields } from '#domains/catalogue/vehicles/ui/model-fields.tsx'
import { bodyStyles, unlistedParts } from '#domains/foundation/reference/rules.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { type Localized, localized } from '#shared/language.ts'
import advertsTexts from '#texts/adverts'
import vehiclesTexts from '#texts/vehicles'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { today } from './ad.ts'
import { type FieldTies, Part, plainTie } from './ad-form.tsx'
import styles from './ads.module.css'

/** A make or a city to choose from. */
export interface Named {
  name: string
  names: Localized
}

interface CarFieldsProps extends FieldTies {
  brands: readonly Named[]
  cities: readonly Named[]
}

/** The facts of the car. */
export function CarFields({ texts, tie, type, brands, cities }: CarFieldsProps) {
  const t = useText(advertsTexts)
  const words = useText(vehiclesTexts)
  const language = useLanguage()
  const { brand, model } = texts
  const unlisted = unlistedParts.find((one) => one === texts.unlisted) ?? ''
  const models = useQuery(
    apiQuery('/api/vehiclebrands/{brand}/stripped', brand && unlisted !== 'Brand' ? { params: { path: { brand } } } : null, {
      staleTime: Number.POSITIVE_INFINITY,
    }),
  )
  return (
    <Part title={t('part.car')}>
      <div className={styles.pair}>
        <ModelFields
          brand={plainTie(tie('brand'))}
          model={plainTie(tie('model'))}
          value={{ brand, model, unlisted }}
          change={type}
          brands={brands.map(({ name, names }) => ({ value: name, label: localized(names, language) }))}
          models={models.data?.map(({ name, names }) => ({ value: name, label: localized(names, language) || name })) ?? []}
          isFetching={models.isFetching}
          choose={t('choose')}
          brandFirst={t('brandFirst')}
        >
          {models.failed && (
            <p className={styles.small} role="alert">
              {t('noModels')}{' '}
              <Button variant="ghost" size="small" onClick={models.failed.retry}>
                {t('retry')}
              </Button>
            </p>
          )}
        </ModelFields>
        {unlisted !== '' && <p className={styles.small}>{t('unlisted')}</p>}
        <TextField {...tie('version')} autoComplete="off" hint={t('hint.version')} />
        <TextField {...tie('releaseDate')} type="date" min="1950-01-01" max={today()} />
        <TextField {...tie('mileage')} latin inputMode="numeric" autoComplete="off" />
        <SelectField {...tie('fuelType')}>
          <option value="">{t('choose')}</option>
          {fuelTypes.map((value) => (
            <option key={value} value={value}>
              {words(`fuel.${value}`)}
            </option>
          ))}
        </SelectField>
        <SelectField {...tie('gearType')}>
          <option value="">{t('choose')}</option>
          {gearTypes.map((value) => (
            <option key={value} value={value}>
              {words(`gear.${value}`)}
            </option>
          ))}
        </SelectField>
        <SelectField {...tie('bodyStyle')}>
          <option value="">{t('choose')}</option>
          {bodyStyles.map((value) => (
            <option key={value} value={value}>
              {words(`bodyStyle.${value}`)}
            </option>
          ))}
        </SelectField>
        <SelectField {...tie('color')}>
          <option value="">{t('choose')}</option>
          {colors.map((value) => (
            <option key={value} value={value}>
              {words(`color.${value}`)}
            </option>
          ))}
        </SelectField>
        <SelectField {...tie('city')}>
          <option value="">{t('choose')}</option>
          {cities.map(({ name, names }) => (
            <option key={name} value={name}>
              {localized(names, language)}
            </option>
          ))}
        </SelectField>
        <SelectField {...tie('isFirstHand')}>
          <option value="">{t('unknown')}</option>
          <option value="true">{t('yes')}</option>
          <option value="false">{t('no')}</option>
        </SelectField>
        <TextField {...tie('fiscalPower')} latin inputMode="numeric" autoComplete="off" />
        <PlateFields tie={tie} />
      </div>
    </Part>
  )
}

/** What a car is known by. */
export function PlateFields({ tie }: Pick<FieldTies, 'tie'>) {
  const t = useText(advertsTexts)
  return (
    <>
      <TextField {...tie('registrationNumber')} latin autoComplete="off" autoCapitalize="characters" hint={t('hint.registrationNumber')} />
      <TextField {...tie('chassisNumber')} latin autoComplete="off" autoCapitalize="characters" hint={t('hint.chassisNumber')} />
    </>
  )
}
