import { useEffect, useId, useRef, useState } from 'react'
import { callApi } from '#client/call.ts'
import { useApiMutation } from '#client/mutation.ts'
import { useServerMinute } from '#client/use-server-minute.ts'
import { checkTyped, PriceQuestion, typedPrice, usePriceBasis } from '#domains/catalogue/vehicles/ui/price-check.tsx'
import { DocumentThumb } from '#domains/foundation/documents/ui/document-thumb.tsx'
import { isolate, useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import sellingTexts from '#texts/selling'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import { reasonWords } from '../rules.ts'
import type { OwnAction } from '../status.ts'
import papers from './own-sale.module.css'
import { PaperPick, PaperProgress, usePaperUpload } from './paper-upload.tsx'
import type { Sale } from './sale.ts'
import styles from './sale-offer.module.css'
import { OfferTime } from './sale-time.tsx'

/** Mutation of an owner action, shared by several components. */
export function useAnswer(sale: Sale, done: () => void) {
  const step = useApiMutation('post', '/api/purchases/{key}/steps', { onSuccess: done })
  const answer = (action: OwnAction) => void step.send({ params: { path: { key: sale.key } }, body: { action } })
  return { busy: step.isPending, error: step.error, answer }
}
type Answer = ReturnType<typeof useAnswer>

interface OfferAnswerProps {
  sale: Sale
  step: Answer
  talks: boolean
  talk: () => void
  /** opens the confirmation of the acceptance */
  accept: () => void
}

/** Validity of the offer and the answers. A price request does not withdraw the offer. */
export function OfferAnswer({ sale, step, talks, talk, accept }: OfferAnswerProps) {
  const t = useText(sellingTexts)
  return (
    <div className={styles.answers}>
      {sale.quotationUntil && <OfferTime sale={sale} until={sale.quotationUntil} />}
      <FormAlert text={step.error ? step.error.message || t('own.offline') : null} />
      <Button className={styles.wide ?? ''} block busy={step.busy} onClick={accept}>
        {t('own.accept')}
      </Button>
      {sale.actions.includes('negotiate') && (
        <Button className={styles.wide ?? ''} block variant="outline" aria-expanded={talks} onClick={talk}>
          {t('own.negotiate')}
        </Button>
      )}
      {sale.actions.includes('takeBack') && (
        <Button className={styles.wide ?? ''} block variant="outline" busy={step.busy} onClick={() => step.answer('takeBack')}>
          {t('own.takeBack')}
        </Button>
      )}
      <Button variant="ghost" block disabled={step.busy} onClick={() => step.answer('decline')}>
        {t('own.decline')}
      </Button>
    </div>
  )
}

/** On phones the price and both answers stay visible while the offer is on screen. */
export function OfferBar({ sale, step, talk, accept }: Omit<OfferAnswerProps, 'talks'>) {
  const t = useText(sellingTexts)
  const { price } = useFormat()
  const now = useServerMinute()
  const days = now === null || sale.quotationUntil === null ? 0 : Math.floor((Date.parse(sale.quotationUntil) - now) / 86_400_000)
  return (
    <div className={styles.bar}>
      <p>
        {price(sale.quotation ?? 0)}
        {days > 0 && <small>{t('own.left.days', { count: days })}</small>}
      </p>
      <span>
        {sale.actions.includes('negotiate') && (
          <Button variant="outline" size="small" onClick={talk}>
            {t('own.bar.negotiate')}
          </Button>
        )}
        <Button size="small" busy={step.busy} onClick={accept}>
          {t('own.bar.accept')}
        </Button>
      </span>
    </div>
  )
}

/** Confirmation of the acceptance: car, price and next stages. */
export function AcceptQuestion({ sale, step, close }: { sale: Sale; step: Answer; close: () => void }) {
  const t = useText(sellingTexts)
  const { price } = useFormat()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <Dialog
      ref={dialog}
      title={t('own.acceptQuestion.title', { price: price(sale.quotation ?? 0) })}
      onClose={close}
      foot={
        <>
          <Button variant="ghost" onClick={() => dialog.current?.close()}>
            {t('own.acceptQuestion.back')}
          </Button>
          <Button
            busy={step.busy}
            onClick={() => {
              step.answer('acceptOffer')
              dialog.current?.close()
            }}
          >
            {t('own.acceptQuestion.yes', { price: price(sale.quotation ?? 0) })}
          </Button>
        </>
      }
    >
      <p>{t('own.acceptQuestion.text', { car: isolate(sale.disposedVehicle.title) })}</p>
    </Dialog>
  )
}

interface OfferTalkProps {
  sale: Sale
  /** labels of the contested findings */
  points: readonly string[]
  setPoints: (points: readonly string[]) => void
  mayUpload: boolean
  done: () => void
  close: () => void
}

/** Price request with contested findings and an invoice. */
export function OfferTalk({ sale, points, setPoints, mayUpload, done, close }: OfferTalkProps) {
  const t = useText(sellingTexts)
  const language = useLanguage()
  const { price } = useFormat()
  const words = useFieldWords(() => t('own.wish'))
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    section.current?.scrollIntoView?.({ block: 'nearest' })
    section.current?.querySelector<HTMLInputElement>('[name=wishedPrice]')?.focus({ preventScroll: true })
  }, [])
  const id = useId()
  const offered = sale.quotation ?? 0
  const findings = sale.offers[0]?.reasons.filter(({ amount }) => amount < 0) ?? []
  const contested = findings.filter(({ label }) => points.includes(label))
  const asked = offered - contested.reduce((sum, { amount }) => sum + amount, 0)
  // the proposed sum that a typed price replaced; null until the user types. A typed price ignores later selections
  const [typedOver, setTypedOver] = useState<number | null>(null)
  const proposed = typedOver ?? asked
  const [typed, setTyped] = useState('')
  const shown = typedOver === null ? (proposed > offered ? String(proposed) : '') : typed
  const wished = typedPrice(shown)
  const { brand, model, releaseDate, mileage, id: vehicleId } = sale.disposedVehicle
  const basis = usePriceBasis({ brand, model, releaseDate, mileage, vehicleId }, null)
  // the user must confirm a price above the market
  const isAbove = wished !== null && sale.marketHigh !== null && wished > sale.marketHigh
  const type = (text: string) => {
    setTypedOver(proposed)
    setTyped(text)
  }
  const form = useForm({
    limits: {
      wishedPrice: { required: true, kind: 'integer', min: offered + 1, max: 100_000_000 },
      comment: { maxLength: 600 },
    },
    errorMessage: (fault) => (fault.reason === 'number' || fault.reason === 'int' ? t('fault.price') : words(fault)),
    offline: t('own.offline'),
    send: ({ wishedPrice = '', comment = '' }, signal) => {
      const said = [contested.map(({ label }) => label).join(', '), comment.replaceAll(/\s+/g, ' ').trim()].filter(Boolean).join(' : ')
      const body = {
        action: 'negotiate' as const,
        wishedPrice: Number(wishedPrice.replaceAll(/\s/g, '')),
        ...(isAbove && { isSure: true }),
        ...(said && { comment: said.slice(0, 1000) }),
      }
      return callApi('post', '/api/purchases/{key}/steps', { params: { path: { key: sale.key } }, body }, signal)
    },
    onSuccess: done,
  })
  return (
    <section ref={section} className={styles.talk} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{t('own.negotiate')}</h3>
        <IconButton icon="x" label={t('own.contest.close')} onClick={close} />
      </div>
      <form className={papers.answer} {...form.props}>
        <FormAlert text={form.summary} />
        {findings.length > 0 && (
          <fieldset className={styles.points}>
            <legend>{t('own.contest.about')}</legend>
            {findings.map((reason) => (
              <Checkbox
                key={reason.label}
                checked={points.includes(reason.label)}
                onChange={({ currentTarget }) =>
                  setPoints(currentTarget.checked ? [...points, reason.label] : points.filter((one) => one !== reason.label))
                }
              >
                {t('own.contest.point', { name: reasonWords(reason, language), price: price(-reason.amount) })}
              </Checkbox>
            ))}
          </fieldset>
        )}
        <TextField
          {...form.field('wishedPrice')}
          value={shown}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          label={t('own.wish')}
          hint={t('own.wishHint')}
          latin
          inputMode="numeric"
          autoComplete="off"
        />
        {isAbove && (
          <PriceQuestion price={wished} check={checkTyped(basis, wished)} basis={basis} choose={(meant) => type(String(meant))}>
            <p>{t('own.above', { price: price(sale.marketHigh ?? 0) })}</p>
          </PriceQuestion>
        )}
        <div role="status" className={styles.sumOf}>
          {typedOver !== null && asked !== typedOver && asked > offered && (
            <>
              <span>{t('own.contest.sum', { price: price(asked) })}</span>
              <Button variant="ghost" size="small" onClick={() => setTypedOver(null)}>
                {t('own.contest.takeSum')}
              </Button>
            </>
          )}
        </div>
        <TextAreaField {...form.field('comment')} label={t('own.contest.word')} rows={2} dir="auto" />
        {mayUpload ? <Invoice sale={sale} done={done} /> : <p className={styles.small}>{t('own.contest.guest')}</p>}
        <p>
          <Button type="submit" variant="outline" busy={form.busy}>
            {t(isAbove ? 'own.sendAnyway' : 'own.sendWish')}
          </Button>
        </p>
      </form>
    </section>
  )
}

/** Upload of an invoice that contradicts a finding: a picture or PDF. */
function Invoice({ sale, done }: { sale: Sale; done: () => void }) {
  const t = useText(sellingTexts)
  const upload = usePaperUpload({ Id: sale.id, Type: 'VehicleCheckPartImage', Spec: 'PaperWork', Owner: 'Purchase' }, done)
  const drop = useApiMutation('delete', '/documents/{type}/{id}', { onSuccess: done })
  const sent = sale.documents.filter(({ type, isGenerated }) => type === 'VehicleCheckPartImage' && !isGenerated)
  const name = t('own.contest.invoice')
  return (
    <div>
      <div className={papers.paper}>
        <span>
          {name}
          <br />
          <span className={styles.small}>{t('own.contest.files')}</span>
        </span>
        {sent.map((document) => (
          <span key={document.id} className={papers.paper}>
            <DocumentThumb document={document} alt={name} />
            <IconButton
              icon="x"
              label={t('own.contest.drop')}
              disabled={drop.isPending}
              onClick={() => void drop.send({ params: { path: { type: 'VehicleCheckPartImage', id: document.id } } })}
            />
          </span>
        ))}
        <PaperPick upload={upload} name={name} label={t('own.papers.add')} />
      </div>
      <PaperProgress upload={upload} name={name} />
      <FormAlert text={drop.error ? drop.error.message || t('own.offline') : null} />
    </div>
  )
}
