import { useRef, useState } from 'react'
import { callApi } from '#client/call.ts'
import { saveVehicleAdLimits } from '#client/limits/adverts.ts'
import { isolate, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { defaultLanguage, direction, isLanguage, languages } from '#shared/language.ts'
import { Button } from '#ui/button.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import { useToast } from '#ui/toast.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import { writtenStatuses } from '../status.ts'
import { type AdField, adTitle, bodyOf, digits, type OwnAd, textsOf } from './ad.ts'
import { type FieldTies, Part } from './ad-form.tsx'
import { AdPhotos } from './ad-photos.tsx'
import styles from './ads.module.css'
import { BeforeSending } from './before-sending.tsx'
import { CarFields, type Named } from './car-fields.tsx'
import { adTones, Refusal } from './own-ad.tsx'
import { PriceHint } from './price-hint.tsx'

/** What an advert may go without. */
const optional: readonly AdField[] = ['version', 'isFirstHand', 'fiscalPower', 'chassisNumber']

interface EditorProps {
  /** null for a new one */
  ad: OwnAd | null
  brands: readonly Named[]
  cities: readonly Named[]
  least: number
  /** kept: with what the server answered */
  kept: (ad: OwnAd, isSent: boolean) => void
  reload: () => void
}

/** Everything that a seller writes of an advert: the car, its price, a text in two languages, photos; kept as a draft, and sent to be read. */
export function AdEditor({ ad, brands, cities, least, kept, reload }: EditorProps) {
  const t = useText('adverts')
  const { languageName } = useFormat()
  const toast = useToast()
  const [texts, setTexts] = useState(() => textsOf(ad))
  const isSending = useRef(false)
  const [needsPhone, setNeedsPhone] = useState(false)
  const status = ad?.lastStatus ?? 'Draft'
  const isWritten = writtenStatuses.includes(status)
  const labelOf = (name: AdField) => (isLanguage(name) ? t('field.descriptionIn', { language: languageName(name) }) : t(`field.${name}`))
  const words = useFieldWords((field) =>
    labelOf((field === 'descriptions' ? defaultLanguage : field.replace(/^descriptions\./, '')) as AdField),
  )
  const form = useForm({
    limits: saveVehicleAdLimits,
    under: 'disposedVehicle.',
    required: ['brand', 'model'],
    texts: { ...texts, price: digits(texts.price), mileage: digits(texts.mileage) },
    say: words,
    offline: t('offlineKept'),
    send: (_texts, signal) =>
      callApi(
        'post',
        isSending.current ? '/api/vehicleads/publish' : '/api/vehicleads/save',
        { body: { ...(ad && { id: ad.id }), ...bodyOf(texts) } },
        signal,
      ),
    refused: ({ code }) => {
      setNeedsPhone(code === 'PhoneUnconfirmed')
      return code === 'PhoneUnconfirmed'
    },
    done: (answer) => {
      toast.success(t(answer.lastStatus === 'Submited' ? 'sent' : 'saved'))
      kept(answer, answer.lastStatus === 'Submited')
    },
  })
  const ties: FieldTies = {
    texts,
    type: (changes) => setTexts((now) => ({ ...now, ...changes })),
    tie: (name) => ({
      ...form.field(name),
      required: !optional.includes(name),
      label: labelOf(name),
      value: texts[name],
      onChange: ({ currentTarget: { value } }) => setTexts((now) => ({ ...now, [name]: value })),
    }),
  }
  const buttons = (
    <>
      {isWritten && ad && (
        <Button
          type="submit"
          form="ad"
          size="large"
          block
          busy={form.busy}
          disabled={!form.ready}
          onClick={() => (isSending.current = true)}
        >
          {t('send')}
        </Button>
      )}
      <Button
        type="submit"
        form="ad"
        variant={isWritten && ad ? 'outline' : 'primary'}
        block
        busy={form.busy}
        disabled={!form.ready}
        onClick={() => (isSending.current = false)}
      >
        {t(ad === null ? 'begin' : isWritten ? 'save' : status === 'Accepted' || status === 'Published' ? 'saveAndRead' : 'takeBack')}
      </Button>
    </>
  )
  return (
    <>
      <Head ad={ad} />
      <div className={styles.editor}>
        <div className={styles.main}>
          {ad && <Refusal ad={ad} />}
          {!isWritten && <p className={styles.note}>{t(`editing.${status as 'Published'}`)}</p>}
          {ad ? (
            <AdPhotos ad={ad} least={least} mayChange={isWritten} put={(one) => kept(one, false)} done={reload} />
          ) : (
            <p className={styles.note}>{t('photos.later')}</p>
          )}
          <form id="ad" className={styles.main} {...form.props}>
            <CarFields {...ties} brands={brands} cities={cities} />
            <Part title={t('part.price')}>
              <TextField {...ties.tie('price')} label={t('field.priceDh')} latin inputMode="numeric" autoComplete="off" />
              <PriceHint texts={texts} />
            </Part>
            <Part title={t('part.text')}>
              <p className={styles.small}>{t('text.hint')}</p>
              {languages.map((language) => (
                <TextAreaField
                  key={language}
                  {...ties.tie(language)}
                  name={`descriptions.${language}`}
                  lang={language}
                  dir={direction(language)}
                  rows={5}
                  maxLength={8000}
                />
              ))}
            </Part>
            <FormAlert text={form.summary} />
          </form>
        </div>
        <BeforeSending
          ad={ad}
          texts={texts}
          least={least}
          needsPhone={needsPhone}
          confirmed={() => setNeedsPhone(false)}
          buttons={buttons}
        />
      </div>
    </>
  )
}

function Head({ ad }: { ad: OwnAd | null }) {
  const t = useText('adverts')
  const { date } = useFormat()
  return (
    <header className={styles.head}>
      <div>
        {ad && <p className={styles.small}>{t('changed', { reference: isolate(ad.reference), day: date(ad.lastModified) })}</p>}
        <h1 className={styles.title}>{ad ? <bdi>{adTitle(ad)}</bdi> : t('newTitle')}</h1>
      </div>
      {ad && <StatusLabel tone={adTones[ad.lastStatus]} label={t(`status.${ad.lastStatus}`)} />}
    </header>
  )
}
