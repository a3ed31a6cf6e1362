import { useEffect, useRef, useState } from 'react'
import { callApi } from '#client/call.ts'
import { saveVehicleAdLimits } from '#client/limits/adverts.ts'
import { useSubject } from '#client/use-session.ts'
import { isolate, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { defaultLanguage, isLanguage, languages } from '#shared/language.ts'
import { localTime } from '#shared/working-time.ts'
import advertsTexts from '#texts/adverts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useToast } from '#ui/toast.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import { lastPrice } from '../rules.ts'
import { writtenStatuses } from '../status.ts'
import { type AdPart, maxDescription } from '../values.ts'
import { type AdField, type AdTexts, adTitle, digits, type OwnAd, writtenOf } from './ad.ts'
import { type FieldTies, Part } from './ad-form.tsx'
import { AdPhotos } from './ad-photos.tsx'
import { AdPreview } from './ad-preview.tsx'
import styles from './ads.module.css'
import { BeforeSending } from './before-sending.tsx'
import { CarFields, type Named, PlateFields } from './car-fields.tsx'
import { AdStatusLabel, Refusal } from './own-ad.tsx'
import { PriceConfirm, usePriceGuard } from './price-confirm.tsx'
import { TextPart } from './text-part.tsx'
import { useKeptAd, useOnline } from './use-kept-ad.ts'

/** What an advert may go without. */
const optional: readonly AdField[] = ['unlisted', 'version', 'isFirstHand', 'fiscalPower', 'chassisNumber']

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
  const t = useText(advertsTexts)
  const { languageName } = useFormat()
  const toast = useToast()
  const subject = useSubject()
  const draft = useKeptAd(ad, subject)
  const { texts } = draft
  const isSending = useRef(false)
  const [isPreviewed, setPreviewed] = useState(false)
  const [needsPhone, setNeedsPhone] = useState(false)
  const status = ad?.lastStatus ?? 'Draft'
  const isWritten = writtenStatuses.includes(status)
  const mends = ad?.mends ?? null
  const may = (part: AdPart) => mends === null || mends.includes(part)
  const labelOf = (name: AdField) => (isLanguage(name) ? t('field.descriptionIn', { language: languageName(name) }) : t(`field.${name}`))
  const guard = useEditedPrice(ad, texts)
  const words = useFieldWords((field) =>
    labelOf((field === 'descriptions' ? defaultLanguage : field.replace(/^descriptions\./, '')) as AdField),
  )
  const form = useForm({
    limits: saveVehicleAdLimits,
    prefix: 'disposedVehicle.',
    required: ['brand', 'model'],
    values: { ...texts, price: digits(texts.price), mileage: digits(texts.mileage) },
    errorMessage: words,
    check: (typed) => [
      ...(isSending.current ? guard.faults() : []),
      ...languages.flatMap((language) =>
        (typed[`descriptions.${language}`] ?? '').length > maxDescription
          ? [{ field: `descriptions.${language}`, reason: 'tooLong' as const, limit: maxDescription }]
          : [],
      ),
    ],
    offline: t(isSending.current ? 'offlineSend' : 'offlineKept'),
    send: (_texts, signal) =>
      callApi(
        'post',
        isSending.current ? '/api/vehicleads/publish' : '/api/vehicleads/save',
        {
          body: { ...writtenOf(ad, texts, isSending.current), ...(guard.confirmed !== undefined && { confirmedPrice: guard.confirmed }) },
        },
        signal,
      ),
    onError: ({ code, isOffline, errors }) => {
      guard.refuse(errors)
      setNeedsPhone(code === 'PhoneUnconfirmed')
      // what was only to be saved is, once the network is back
      if (isOffline && !isSending.current) draft.wait()
      return code === 'PhoneUnconfirmed'
    },
    onSuccess: (answer) => {
      draft.forget()
      toast.success(t(answer.lastStatus === 'Submited' ? 'sent' : answer.lastStatus === 'Published' ? 'published' : 'saved'))
      kept(answer, answer.lastStatus === 'Submited')
    },
  })
  const ties: FieldTies = {
    texts,
    type: draft.type,
    tie: (name) => ({
      ...form.field(name),
      required: !optional.includes(name),
      label: labelOf(name),
      value: texts[name],
      onChange: ({ currentTarget: { value } }) => draft.type({ [name]: value }),
    }),
  }
  useOnline(() => {
    if (!draft.isWaiting() || form.busy) return
    isSending.current = false
    form.props.ref.current?.requestSubmit()
  })
  const buttons = (
    <>
      {isWritten && ad && (
        <Button size="large" block busy={form.busy} disabled={!form.ready} onClick={() => setPreviewed(true)}>
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
      <Button variant="ghost" block onClick={() => setPreviewed(true)}>
        {t('preview.open')}
      </Button>
    </>
  )
  return (
    <>
      <Head ad={ad} />
      <div className={styles.editor}>
        <div className={styles.main}>
          {ad && <Refusal ad={ad} />}
          {draft.found && <KeptNote keptAt={draft.found.keptAt} undo={draft.undo} />}
          {mends && <p className={styles.note}>{t('mending')}</p>}
          {!isWritten && <p className={styles.note}>{t(`editing.${status as 'Published'}`)}</p>}
          {ad && may('photos') && <AdPhotos ad={ad} least={least} mayChange={isWritten} put={(one) => kept(one, false)} done={reload} />}
          {!ad && <p className={styles.note}>{t('photos.later')}</p>}
          <form id="ad" className={styles.main} {...form.props}>
            {mends === null && <CarFields {...ties} brands={brands} cities={cities} />}
            {mends?.includes('registrationNumber') && (
              <Part title={t('part.car')}>
                <PlateFields tie={ties.tie} />
              </Part>
            )}
            {may('price') && (
              <Part title={t('part.price')}>
                <TextField {...ties.tie('price')} label={t('field.priceDh')} latin inputMode="numeric" autoComplete="off" />
                <PriceConfirm guard={guard} isOnline={false} choose={(meant) => draft.type({ price: String(meant) })} />
              </Part>
            )}
            {may('description') && <TextPart {...ties} brands={brands} cities={cities} />}
            <ContactPart texts={texts} type={draft.type} />
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
      {isPreviewed && (
        <PreviewDialog
          {...{ ad, texts }}
          close={() => setPreviewed(false)}
          send={
            isWritten && ad
              ? () => {
                  isSending.current = true
                  form.props.ref.current?.requestSubmit()
                }
              : null
          }
        />
      )}
    </>
  )
}

/** Checks the typed price against the market of the described car and the last approved price. */
function useEditedPrice(ad: OwnAd | null, { brand, model, releaseDate, mileage, price }: AdTexts) {
  const km = /^\d{1,7}$/.test(digits(mileage)) ? Number(digits(mileage)) : null
  const known = ad && lastPrice({ approvedPrice: ad.approvedPrice, status: ad.lastStatus, price: ad.disposedVehicle.price })
  return usePriceGuard(price, { brand, model, releaseDate, mileage: km, vehicleId: ad?.disposedVehicle.id }, known)
}

/** How buyers reach the seller: always by message, by the number and by WhatsApp where the seller agrees. */
function ContactPart({ texts, type }: Pick<FieldTies, 'texts' | 'type'>) {
  const t = useText(advertsTexts)
  const isShown = texts.showsPhone !== 'false'
  return (
    <Part title={t('part.contact')}>
      <p className={styles.small}>{t('contact.hint')}</p>
      <Checkbox checked={isShown} onChange={({ currentTarget }) => type({ showsPhone: String(currentTarget.checked) })}>
        {t('field.showsPhone')}
      </Checkbox>
      <Checkbox
        checked={isShown && texts.isOnWhatsApp === 'true'}
        disabled={!isShown}
        onChange={({ currentTarget }) => type({ isOnWhatsApp: String(currentTarget.checked) })}
      >
        {t('field.isOnWhatsApp')}
      </Checkbox>
    </Part>
  )
}

/** What was written at an earlier visit stands in the fields, and the server does not have it. */
function KeptNote({ keptAt, undo }: { keptAt: number; undo: () => void }) {
  const t = useText(advertsTexts)
  const { longDate, clock } = useFormat()
  const { day, time } = localTime(new Date(keptAt))
  return (
    <div className={styles.note} role="status">
      <p>{t('keptHere', { moment: t('moment', { day: longDate(day), time: clock(time) }) })}</p>
      <button type="button" className={styles.link} onClick={undo}>
        {t('dropKept')}
      </button>
    </div>
  )
}

interface PreviewDialogProps {
  ad: OwnAd | null
  texts: AdTexts
  /** null where there is nothing to send */
  send: (() => void) | null
  close: () => void
}

/** The advert in both languages, and the question whether it goes as it is. */
function PreviewDialog({ ad, texts, send, close }: PreviewDialogProps) {
  const t = useText(advertsTexts)
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current?.showModal(), [])
  return (
    <Dialog
      ref={ref}
      title={t('preview.title')}
      look="page"
      onClose={close}
      foot={
        send && (
          <Button
            onClick={() => {
              ref.current?.close()
              send()
            }}
          >
            {t('preview.send')}
          </Button>
        )
      }
    >
      {send && <p className={styles.small}>{t('preview.text')}</p>}
      <AdPreview ad={ad} texts={texts} />
    </Dialog>
  )
}

function Head({ ad }: { ad: OwnAd | null }) {
  const t = useText(advertsTexts)
  const { date } = useFormat()
  return (
    <header className={styles.head}>
      <div>
        {ad && <p className={styles.small}>{t('changed', { reference: isolate(ad.reference), day: date(ad.lastModified) })}</p>}
        <h1 className={styles.title}>{ad ? <bdi>{adTitle(ad)}</bdi> : t('newTitle')}</h1>
      </div>
      {ad && <AdStatusLabel ad={ad} />}
    </header>
  )
}
