import { useApiMutation } from '#client/mutation.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import customersTexts from '#texts/customers'
import { Checkbox } from '#ui/checkbox.tsx'
import { useToast } from '#ui/toast.tsx'
import type { Consent } from '../contract.ts'
import type { ConsentChannel, ConsentPurpose } from '../rules.ts'
import styles from './consent-choices.module.css'

type Choice = {
  purpose: ConsentPurpose
  channel: ConsentChannel
  words: 'news' | 'priceDrops' | 'offersEmail' | 'offersPost' | 'offersPhone'
}
const news: readonly Choice[] = [
  { purpose: 'News', channel: 'Email', words: 'news' },
  { purpose: 'PriceDrops', channel: 'Email', words: 'priceDrops' },
]
const offers: readonly Choice[] = [
  { purpose: 'Offers', channel: 'Email', words: 'offersEmail' },
  { purpose: 'Offers', channel: 'Post', words: 'offersPost' },
  { purpose: 'Offers', channel: 'Phone', words: 'offersPhone' },
]

/** Consents of the card's owner; each checkbox saves immediately. */
export function ConsentChoices({ given, said }: { given: readonly Consent[]; said: (consents: Consent[]) => void }) {
  const t = useText(customersTexts)
  const { date } = useFormat()
  const toast = useToast()
  const { isPending, variables, send } = useApiMutation('put', '/api/customers/current/consents', {
    onSuccess: (consents) => {
      said(consents)
      toast.success(t('choices.saved'))
    },
    onError: ({ message }) => toast.error(message || t('choices.failed')),
  })

  const box = (choice: Choice) => {
    const last = given.find(({ purpose, channel }) => purpose === choice.purpose && channel === choice.channel)
    const yes = last?.given ?? false
    const isSent = variables?.body.consents.some(({ purpose, channel }) => purpose === choice.purpose && channel === choice.channel)
    return (
      <Checkbox
        key={choice.words}
        checked={isSent ? !yes : yes}
        disabled={isPending}
        onChange={({ target }) =>
          void send({ body: { consents: [{ purpose: choice.purpose, channel: choice.channel, given: target.checked }] } })
        }
      >
        {t(`consents.${choice.words}`)}
        {last?.given && <small className={styles.since}> {t('choices.since', { date: date(last.created) })}</small>}
      </Checkbox>
    )
  }
  return (
    <>
      {news.map(box)}
      <fieldset className={styles.group}>
        <legend>{t('consents.offers')}</legend>
        {offers.map(box)}
      </fieldset>
      <p className={styles.hint}>{t('consents.hint')}</p>
    </>
  )
}
