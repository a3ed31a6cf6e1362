import { Suspense } from 'react'
import { useFormat } from '#i18n/format.ts'
import { InLanguage } from '#i18n/page-root.tsx'
import { useLanguage, useText } from '#i18n/text.ts'
import { direction, languages, localized } from '#shared/language.ts'
import advertsTexts from '#texts/adverts'
import vehiclesTexts from '#texts/vehicles'
import { Button } from '#ui/button.tsx'
import { TextAreaField } from '#ui/field.tsx'
import { maxDescription } from '../values.ts'
import { type AdTexts, digits } from './ad.ts'
import { type FieldTies, Part } from './ad-form.tsx'
import styles from './ads.module.css'
import type { Named } from './car-fields.tsx'

interface TextPartProps extends FieldTies {
  brands: readonly Named[]
  cities: readonly Named[]
}

/** The description in each language, written or composed of the facts. */
export function TextPart({ texts, tie, type, brands, cities }: TextPartProps) {
  const t = useText(advertsTexts)
  const { languageName } = useFormat()
  return (
    <Part title={t('part.text')}>
      <p className={styles.small}>{t('text.hint')}</p>
      <p className={styles.small}>{t('compose.hint')}</p>
      {languages.map((language) => (
        <div key={language} className={styles.form}>
          <TextAreaField
            {...tie(language)}
            name={`descriptions.${language}`}
            lang={language}
            dir={direction(language)}
            rows={5}
            maxLength={maxDescription}
          />
          {texts[language].trim() === '' && (
            <Suspense fallback={null}>
              <InLanguage language={language}>
                <ComposeText
                  label={t('compose.way', { language: languageName(language) })}
                  {...{ texts, brands, cities }}
                  put={(text) => type({ [language]: text })}
                />
              </InLanguage>
            </Suspense>
          )}
        </div>
      ))}
    </Part>
  )
}

interface ComposeProps {
  /** words of the button, in the language of the page */
  label: string
  texts: AdTexts
  brands: readonly Named[]
  cities: readonly Named[]
  put: (text: string) => void
}

/** Writes a description from the facts that are given, in the language that stands around it; what is not given is not said. */
function ComposeText({ label, texts, brands, cities, put }: ComposeProps) {
  const t = useText(advertsTexts)
  const words = useText(vehiclesTexts)
  const language = useLanguage()
  const { km } = useFormat()
  const nameOf = (all: readonly Named[], name: string) => localized(all.find((one) => one.name === name)?.names ?? {}, language) || name
  const compose = () => {
    const { model, version, releaseDate, fuelType, gearType, color, isFirstHand } = texts
    const car = [nameOf(brands, texts.brand), model, version.trim()].filter(Boolean).join(' ')
    const [year, mileage, power] = [releaseDate.slice(0, 4), digits(texts.mileage), digits(texts.fiscalPower)]
    const isNumber = (text: string) => /^\d{1,9}$/.test(text)
    const facts = [
      isNumber(mileage) && km(Number(mileage)),
      fuelType && words(`fuel.${fuelType as 'Diesel'}`).toLowerCase(),
      gearType && t('compose.gear', { gear: words(`gear.${gearType as 'Manual'}`).toLowerCase() }),
      isNumber(power) && t('compose.power', { count: Number(power) }),
    ].filter(Boolean)
    return [
      year ? t('compose.carOf', { car, year }) : t('compose.car', { car }),
      facts.length > 0 && t('compose.facts', { list: facts.join(t('comma')) }),
      color && t('compose.color', { color: words(`color.${color as 'Grey'}`).toLowerCase() }),
      isFirstHand === 'true' && t('compose.firstHand'),
      texts.city && t('compose.city', { city: nameOf(cities, texts.city) }),
    ]
      .filter(Boolean)
      .join(' ')
  }
  return (
    <p>
      <Button variant="outline" size="small" disabled={texts.model === ''} onClick={() => put(compose())}>
        {label}
      </Button>
    </p>
  )
}
