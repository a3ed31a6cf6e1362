import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { callApi, type DataOf } from '#client/call.ts'
import { useMutation } from '#client/mutation.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import { Facts, Panel } from '#domains/processes/buying/desk/ui/facts.tsx'
import styles from '#domains/processes/consignment/ui/mediation-desk.module.css'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { direction, languages, localized } from '#shared/language.ts'
import { localTime } from '#shared/working-time.ts'
import staffTexts from '#texts/staff'
import staffAdvertsTexts from '#texts/staffAdverts'
import { Button } from '#ui/button.tsx'
import { FieldPair, TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useToast } from '#ui/toast.tsx'
import { Waiting } from '#ui/waiting.tsx'
import { hasRole, useStaff } from '../layout/staff.ts'
import { StaffPage } from '../layout/staff-page.tsx'

type Pack = DataOf<'get', '/api/staff/boostpacks'>[number]
type Refund = DataOf<'get', '/api/staff/boosts/refunds'>[number]

/** Boost packs of sellers and their refunds: managers change packs; managers and controllers record refunds. */
export default function BoostsPage() {
  const t = useText(staffAdvertsTexts)
  const words = useText(staffTexts)
  const staff = useStaff()
  const manages = hasRole(staff, 'manager')
  const [adds, setAdds] = useState(false)
  const { data, refetch } = useQuery(apiQuery('/api/staff/boostpacks', {}))
  if (!data) return <Waiting label={words('loading')} lines={[30, 90, 80]} />
  const changed = () => {
    setAdds(false)
    void refetch()
  }
  return (
    <StaffPage
      title={t('boosts.title')}
      intro={t('boosts.intro')}
      actions={
        <>
          <Link to={staffAddress.adverts()}>{t('title')}</Link>
          {manages && (
            <Button size="small" variant="outline" aria-expanded={adds} onClick={() => setAdds(!adds)}>
              {t('boosts.new')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.types}>
        {adds && (
          <Panel title={t('boosts.new')}>
            <PackForm pack={null} done={changed} />
          </Panel>
        )}
        {data.map((pack) => (
          <PackPanel key={pack.id} pack={pack} manages={manages} changed={changed} />
        ))}
        {(manages || hasRole(staff, 'controller')) && <Refunds />}
      </div>
    </StaffPage>
  )
}

function PackPanel({ pack, manages, changed }: { pack: Pack; manages: boolean; changed: () => void }) {
  const t = useText(staffAdvertsTexts)
  const language = useLanguage()
  const { price } = useFormat()
  const [edits, setEdits] = useState(false)
  const saved = () => {
    setEdits(false)
    changed()
  }
  return (
    <Panel
      title={localized(pack.names, language)}
      end={
        manages && (
          <Button size="small" variant="ghost" aria-expanded={edits} onClick={() => setEdits(!edits)}>
            {t(edits ? 'boosts.close' : 'boosts.edit')}
          </Button>
        )
      }
    >
      {edits ? (
        <PackForm pack={pack} done={saved} />
      ) : (
        <>
          {pack.isDeactivated && <p className={styles.quiet}>{t('boosts.isOff')}</p>}
          <Facts
            list={[
              [t('boosts.duration'), t('boosts.durationOf', { count: pack.boostInDays })],
              [t('boosts.cost'), price(pack.price)],
              [t('boosts.sold'), t('boosts.soldCount', { count: pack.sold })],
            ]}
          />
        </>
      )}
    </Panel>
  )
}

function PackForm({ pack, done }: { pack: Pack | null; done: () => void }) {
  const t = useText(staffAdvertsTexts)
  const toast = useToast()
  const { languageName } = useFormat()
  const save = useMutation(
    (form: FormData) => {
      const text = (name: string) => String(form.get(name) ?? '').trim()
      const body = {
        names: Object.fromEntries(languages.map((language) => [language, text(`names.${language}`)])) as Pack['names'],
        price: Number(text('price')),
        boostInDays: Number(text('boostInDays')),
        isDeactivated: form.get('isDeactivated') === 'on',
      }
      return pack === null
        ? callApi('post', '/api/staff/boostpacks', { body })
        : callApi('put', '/api/staff/boostpacks/{id}', { params: { path: { id: pack.id } }, body })
    },
    {
      onSuccess: () => {
        toast.success(t('boosts.saved'))
        done()
      },
    },
  )
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save.send(new FormData(event.currentTarget))
  }
  const number = { required: true, latin: true, inputMode: 'numeric', maxLength: 6, pattern: '[0-9]+' } as const
  return (
    <form className={styles.form} onSubmit={send}>
      <FormAlert text={save.error ? save.error.message || t('boosts.failed') : null} />
      <FieldPair>
        {languages.map((language) => (
          <TextField
            key={language}
            label={t('boosts.nameIn', { language: languageName(language) })}
            name={`names.${language}`}
            required
            maxLength={60}
            dir={direction(language)}
            defaultValue={pack?.names[language] ?? ''}
          />
        ))}
        <TextField label={t('boosts.days')} name="boostInDays" {...number} defaultValue={pack?.boostInDays ?? ''} />
        <TextField label={t('boosts.price')} name="price" {...number} defaultValue={pack?.price ?? ''} />
      </FieldPair>
      <label>
        <input type="checkbox" name="isDeactivated" defaultChecked={pack?.isDeactivated ?? false} /> {t('boosts.off')}
      </label>
      <p>
        <Button type="submit" busy={save.isPending}>
          {t('boosts.save')}
        </Button>
      </p>
    </form>
  )
}

/** Refunds for days that were not served. */
function Refunds() {
  const t = useText(staffAdvertsTexts)
  const { data, refetch } = useQuery(apiQuery('/api/staff/boosts/refunds', {}))
  if (!data) return null
  return (
    <Panel title={t('boosts.refunds.title')}>
      {data.length === 0 && <p className={styles.quiet}>{t('boosts.refunds.none')}</p>}
      {data.map((refund) => (
        <RefundLine key={refund.id} refund={refund} done={() => void refetch()} />
      ))}
    </Panel>
  )
}

function RefundLine({ refund: { id, refund, price: paid, ...one }, done }: { refund: Refund; done: () => void }) {
  const t = useText(staffAdvertsTexts)
  const toast = useToast()
  const { price, date } = useFormat()
  const note = useMutation(
    (form: FormData) =>
      callApi('post', '/api/staff/boosts/{id}/refund', {
        params: { path: { id } },
        body: { reference: String(form.get('reference') ?? '').trim() },
      }),
    {
      onSuccess: () => {
        toast.success(t('boosts.refunds.noted'))
        done()
      },
    },
  )
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void note.send(new FormData(event.currentTarget))
  }
  const day = (moment: string) => date(localTime(moment).day)
  const isByHand = one.refunded === null && one.refundWay === 'ByHand'
  return (
    <>
      <Facts
        list={[
          [t('boosts.refunds.advert'), <bdi key="advert">{`${one.reference}, ${one.seller}`}</bdi>],
          [t('boosts.refunds.bill'), <bdi key="bill">{one.billNumber}</bdi>],
          [t('boosts.refunds.amount'), t('boosts.refunds.of', { refund: price(refund), price: price(paid) }), 'total'],
          [t('boosts.refunds.due'), day(one.due)],
          [t('boosts.refunds.order'), one.oid && isByHand && <bdi key="oid">{one.oid}</bdi>],
          [t('boosts.refunds.reference'), one.refundReference],
        ]}
      />
      {one.refunded !== null && <p className={styles.quiet}>{t('boosts.refunds.done', { day: day(one.refunded) })}</p>}
      {one.refunded === null && !isByHand && <p className={styles.quiet}>{t('boosts.refunds.byGateway')}</p>}
      {isByHand && (
        <form className={styles.form} onSubmit={send}>
          <FormAlert text={note.error ? note.error.message || t('boosts.failed') : null} />
          <TextField
            label={t('boosts.refunds.reference')}
            name="reference"
            latin
            required
            minLength={3}
            maxLength={60}
            autoComplete="off"
          />
          <p>
            <Button type="submit" size="small" busy={note.isPending}>
              {t('boosts.refunds.note')}
            </Button>
          </p>
        </form>
      )}
    </>
  )
}
