import { useEffect, useRef, useState } from 'react'
import { callApi } from '#client/call.ts'
import { useApiMutation } from '#client/mutation.ts'
import { PriceAdvice, typedPrice, usePriceBasis } from '#domains/catalogue/vehicles/ui/price-check.tsx'
import { foundWords } from '#domains/processes/inspection/rules.ts'
import { DifferenceList } from '#domains/processes/inspection/ui/difference-list.tsx'
import { FindingWords } from '#domains/processes/inspection/ui/finding-words.tsx'
import { isolate, useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import intermediationTexts from '#texts/intermediation'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { Note } from '#ui/note.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import type { Mediation, MediationProps } from './mediation.ts'
import styles from './own-mediation.module.css'

/** Price, floor price, fees and net amount: proposed, then as sold. */
export function MediationTerms({ mediation, done }: MediationProps) {
  const t = useText(intermediationTexts)
  const { price } = useFormat()
  const { askingPrice, floorPrice, atAskingPrice, atFloorPrice, settlement, floorReason, wishedFloor, actions } = mediation
  if (askingPrice === null || floorPrice === null) return null
  return (
    <section className={styles.part}>
      <h3>{t('terms.title')}</h3>
      {settlement ? (
        <Share title={t('terms.settlement')} share={settlement} />
      ) : (
        <>
          <dl className={styles.sums}>
            <div>
              <dt>{t('terms.asking')}</dt>
              <dd>{price(askingPrice)}</dd>
            </div>
            <div>
              <dt>{t('terms.floor')}</dt>
              <dd>{price(floorPrice)}</dd>
            </div>
          </dl>
          {floorReason && <p className={styles.small}>{t('terms.floorReason', { reason: `\u2068${floorReason}\u2069` })}</p>}
          <div className={styles.shares}>
            {atAskingPrice && <Share title={t('terms.atAsking')} share={atAskingPrice} />}
            {atFloorPrice && floorPrice < askingPrice && <Share title={t('terms.atFloor')} share={atFloorPrice} />}
          </div>
          <p className={styles.small}>{t('terms.noSale')}</p>
        </>
      )}
      {wishedFloor !== null && <p>{t('wish.sent', { price: price(wishedFloor) })}</p>}
      {actions.includes('agreeFloor') && <TermsAnswer mediation={mediation} done={done} />}
    </section>
  )
}

/** Differences between inspected and announced facts; renders nothing without any. */
export function MediationDifferences({ mediation: { differences } }: Pick<MediationProps, 'mediation'>) {
  const t = useText(intermediationTexts)
  if (differences.length === 0) return null
  return (
    <Note tone="warning" icon="triangle-alert" title={t('differences')}>
      <DifferenceList differences={differences} />
    </Note>
  )
}

/** Findings and remaining value, shown before the proposed prices. */
export function MediationFindings({ mediation: { expertise, storageArea } }: Pick<MediationProps, 'mediation'>) {
  const t = useText(intermediationTexts)
  const language = useLanguage()
  const { price } = useFormat()
  if (!expertise || expertise.quotation === null || expertise.startValue === null) return null
  const { reference, startValue, findings, quotation } = expertise
  return (
    <section className={styles.part}>
      <h3>{t('findings.title')}</h3>
      <p className={styles.small}>
        {storageArea
          ? t('findings.sheetAt', { reference: isolate(reference), store: localized(storageArea.names, language) })
          : t('findings.sheet', { reference: isolate(reference) })}
      </p>
      <dl className={styles.sums}>
        <div>
          <dt>{t('findings.start')}</dt>
          <dd>{price(startValue)}</dd>
        </div>
        {findings.map(({ names, quantity, amount, phrases, comment }) => (
          <div key={names.fr}>
            <dt>
              {foundWords(localized(names, language), quantity)}
              <div className={styles.small}>
                <FindingWords phrases={phrases.map((texts) => localized(texts, language))} texts={[comment]} />
              </div>
            </dt>
            <dd>{price(amount)}</dd>
          </div>
        ))}
        <div data-total>
          <dt>{t('findings.worth')}</dt>
          <dd>{price(quotation)}</dd>
        </div>
      </dl>
      {findings.length === 0 && <p className={styles.small}>{t('findings.none')}</p>}
    </section>
  )
}

type ShareOf = NonNullable<Mediation['settlement']>

/** Price with fees and net amount. */
function Share({ title, share }: { title: string; share: ShareOf }) {
  const t = useText(intermediationTexts)
  const language = useLanguage()
  const { price, percent } = useFormat()
  return (
    <div className={styles.share}>
      <h4>{title}</h4>
      <dl className={styles.sums}>
        <div>
          <dt>{t('terms.price')}</dt>
          <dd>{price(share.price)}</dd>
        </div>
        {share.fees.map(({ names, saleFeeType, value, amount }) => {
          const name = localized(names, language)
          return (
            <div key={name}>
              <dt>{saleFeeType === 'Percent' ? t('terms.percent', { name, percent: percent(value) }) : name}</dt>
              <dd>{price(-amount)}</dd>
            </div>
          )
        })}
        <div data-total>
          <dt>{t('terms.net')}</dt>
          <dd>{price(share.net)}</dd>
        </div>
      </dl>
    </div>
  )
}

/** Agreement to the terms, or another floor price. */
function TermsAnswer({ mediation, done }: MediationProps) {
  const t = useText(intermediationTexts)
  const [wishes, setWishes] = useState(false)
  const [asks, setAsks] = useState(false)
  const step = useApiMutation('post', '/api/intermediations/{key}/steps', { onSuccess: done })
  const { key, floorPrice } = mediation
  return (
    <div className={styles.part}>
      <FormAlert text={step.error ? step.error.message || t('offline') : null} />
      <div className={styles.ways}>
        <Button busy={step.isPending} onClick={() => setAsks(true)}>
          {t('agree')}
        </Button>
        <Button variant="outline" aria-expanded={wishes} onClick={() => setWishes(!wishes)}>
          {t('wish.open')}
        </Button>
      </div>
      {wishes && <WishForm mediation={mediation} done={done} />}
      {asks && (
        <AgreeQuestion
          mediation={mediation}
          agree={() =>
            void step.send({ params: { path: { key } }, body: { action: 'agreeFloor', ...(floorPrice !== null && { floorPrice }) } })
          }
          close={() => setAsks(false)}
        />
      )}
    </div>
  )
}

/** Confirmation of floor price and fees, with the net amount at the floor price. */
function AgreeQuestion({ mediation, agree, close }: Pick<MediationProps, 'mediation'> & { agree: () => void; close: () => void }) {
  const t = useText(intermediationTexts)
  const { price } = useFormat()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const { askingPrice, floorPrice, atAskingPrice, atFloorPrice } = mediation
  const net = (atFloorPrice ?? atAskingPrice)?.net ?? 0
  return (
    <Dialog
      ref={dialog}
      title={t('agreeQuestion.title')}
      onClose={close}
      foot={
        <>
          <Button variant="ghost" onClick={() => dialog.current?.close()}>
            {t('agreeQuestion.back')}
          </Button>
          <Button
            onClick={() => {
              agree()
              dialog.current?.close()
            }}
          >
            {t('agreeQuestion.yes')}
          </Button>
        </>
      }
    >
      <p>{t('agreeQuestion.text', { asking: price(askingPrice ?? 0), floor: price(floorPrice ?? 0), net: price(net) })}</p>
    </Dialog>
  )
}

function WishForm({ mediation, done }: MediationProps) {
  const t = useText(intermediationTexts)
  const words = useFieldWords(() => t('wish.field'))
  const [wish, setWish] = useState('')
  const { brand, model, releaseDate, mileage, id: vehicleId } = mediation.disposedVehicle
  const basis = usePriceBasis({ brand, model, releaseDate, mileage, vehicleId }, null)
  const form = useForm({
    limits: { wishedFloor: { required: true, kind: 'integer', min: 1, max: 100_000_000 } },
    errorMessage: words,
    offline: t('offline'),
    send: ({ wishedFloor = '' }, signal) =>
      callApi(
        'post',
        '/api/intermediations/{key}/steps',
        {
          params: { path: { key: mediation.key } },
          body: { action: 'wishFloor', wishedFloor: Number(wishedFloor.replaceAll(/\s/g, '')) },
        },
        signal,
      ),
    onSuccess: done,
  })
  return (
    <form className={styles.part} {...form.props}>
      <FormAlert text={form.summary} />
      <TextField
        {...form.field('wishedFloor')}
        label={t('wish.field')}
        hint={t('wish.hint')}
        latin
        inputMode="numeric"
        autoComplete="off"
        value={wish}
        onChange={({ currentTarget }) => setWish(currentTarget.value)}
      />
      <PriceAdvice basis={basis} typed={typedPrice(wish)} choose={(meant) => setWish(String(meant))} />
      <p>
        <Button type="submit" busy={form.busy}>
          {t('wish.send')}
        </Button>
      </p>
    </form>
  )
}
