import { Suspense, useId } from 'react'
import { useFormat } from '#i18n/format.ts'
import { InLanguage } from '#i18n/page-root.tsx'
import { useLanguage, useText } from '#i18n/text.ts'
import { direction, languages } from '#shared/language.ts'
import advertsTexts from '#texts/adverts'
import vehiclesTexts from '#texts/vehicles'
import { SkeletonCard } from '#ui/skeleton.tsx'
import { type AdTexts, digits, type OwnAd, photosOf } from './ad.ts'
import { AdPhoto } from './ad-photo.tsx'
import styles from './ad-preview.module.css'

interface PreviewProps {
  ad: OwnAd | null
  texts: AdTexts
}

/** The advert as visitors will read it, in every language of the site, with what is written now. */
export function AdPreview(given: PreviewProps) {
  return (
    <div className={styles.preview}>
      {languages.map((language) => (
        <Suspense key={language} fallback={<SkeletonCard />}>
          <InLanguage language={language}>
            <Card {...given} />
          </InLanguage>
        </Suspense>
      ))}
    </div>
  )
}

function Card({ ad, texts }: PreviewProps) {
  const t = useText(advertsTexts)
  const words = useText(vehiclesTexts)
  const language = useLanguage()
  const { languageName, price, km } = useFormat()
  const id = useId()
  const number = (name: 'price' | 'mileage') => (/^\d{1,9}$/.test(digits(texts[name])) ? Number(digits(texts[name])) : null)
  const [amount, mileage] = [number('price'), number('mileage')]
  const facts = [
    texts.releaseDate.slice(0, 4),
    mileage === null ? '' : km(mileage),
    texts.fuelType && words(`fuel.${texts.fuelType as 'Diesel'}`),
  ]
  // who reads a language in which nothing was written reads the other one
  const written = [language, ...languages].find((one) => texts[one].trim() !== '')
  return (
    <article className={styles.card} lang={language} dir={direction(language)} aria-labelledby={id}>
      <div className={styles.photo}>
        <AdPhoto photo={ad ? photosOf(ad)[0] : undefined} alt="" />
        <span>{words('operation.Ad')}</span>
      </div>
      <div className={styles.words}>
        <h3 id={id}>
          <bdi>{[texts.brand, texts.model].filter(Boolean).join(' ')}</bdi>
        </h3>
        {texts.version && (
          <p>
            <bdi>{texts.version}</bdi>
          </p>
        )}
        <p className={styles.quiet}>{facts.filter(Boolean).join(' · ')}</p>
        <p className={styles.price}>{amount === null ? t('noPrice') : price(amount)}</p>
        {written ? (
          <p className={styles.text} lang={written} dir={direction(written)}>
            {texts[written].trim()}
          </p>
        ) : (
          <p className={styles.quiet}>{t('preview.noText')}</p>
        )}
        {written && written !== language && <p className={styles.quiet}>{t('preview.otherText', { language: languageName(written) })}</p>}
      </div>
    </article>
  )
}
