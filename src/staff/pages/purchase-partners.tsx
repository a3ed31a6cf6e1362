import { useEffect, useRef, useState } from 'react'
import { useApiMutation } from '#client/mutation.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { serverNow } from '#client/server-clock.ts'
import { Panel } from '#domains/processes/buying/desk/ui/facts.tsx'
import { momentWords } from '#domains/processes/buying/desk/ui/moments.ts'
import type { MadePartnerKey, PartnerKey } from '#domains/processes/selling/request/contract.ts'
import { isolate, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import staffPurchasesTexts from '#texts/staffPurchases'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { Note } from '#ui/note.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import { useToast } from '#ui/toast.tsx'
import { StaffPage } from '../layout/staff-page.tsx'
import { type StaffColumn, StaffTable } from '../layout/staff-table.tsx'
import styles from './purchase-partners.module.css'

/** API keys of partners that submit cars of sellers: created, shown once, revoked. */
export default function PurchasePartnersPage() {
  const t = useText(staffPurchasesTexts)
  const [made, setMade] = useState<MadePartnerKey | null>(null)
  const [ending, setEnding] = useState<PartnerKey | null>(null)
  const { data, failed, refetch } = useQuery(apiQuery('/api/staff/partnerkeys', {}))
  const columns = useColumns()
  return (
    <StaffPage title={t('partners.title')} intro={t('partners.intro')}>
      <div className={styles.page}>
        <Panel title={t('partners.make')}>
          <MakeForm
            done={(key) => {
              setMade(key)
              void refetch()
            }}
          />
          {made && <MadeKey key={made.id} made={made} />}
        </Panel>
        <StaffTable
          label={t('partners.title')}
          columns={columns}
          rows={data ?? null}
          keyOf={({ id }) => id}
          failed={failed}
          action={{
            name: t('partners.revoke'),
            cell: (row) =>
              stateOf(row) === 'active' && (
                <Button
                  size="small"
                  variant="ghost"
                  aria-haspopup="dialog"
                  aria-label={t('partners.revokeOf', { name: isolate(row.name) })}
                  onClick={() => setEnding(row)}
                >
                  {t('partners.revoke')}
                </Button>
              ),
          }}
          empty={{ title: t('partners.none'), text: t('partners.noneText') }}
        />
      </div>
      {ending && (
        <RevokeDialog
          partner={ending}
          close={() => setEnding(null)}
          done={() => {
            setEnding(null)
            void refetch()
          }}
        />
      )}
    </StaffPage>
  )
}

const stateOf = ({ revoked, expires }: PartnerKey) =>
  revoked !== null ? 'revoked' : Date.parse(expires) <= serverNow() ? 'expired' : 'active'

function useColumns(): StaffColumn<PartnerKey>[] {
  const t = useText(staffPurchasesTexts)
  const format = useFormat()
  return [
    { key: 'name', name: t('partners.name'), cell: ({ name }) => <bdi>{name}</bdi>, card: 'title', wraps: true },
    { key: 'key', name: t('partners.key'), cell: ({ hint }) => <bdi dir="ltr">{`rpk_…${hint}`}</bdi> },
    { key: 'created', name: t('partners.created'), cell: ({ created }) => momentWords(created, format) },
    { key: 'expires', name: t('partners.expires'), cell: ({ expires }) => momentWords(expires, format) },
    {
      key: 'lastUsed',
      name: t('partners.lastUsed'),
      cell: ({ lastUsed }) => (lastUsed === null ? t('partners.never') : momentWords(lastUsed, format)),
    },
    { key: 'requests', name: t('partners.requests'), cell: ({ requests }) => requests, end: true },
    {
      key: 'state',
      name: t('partners.state'),
      cell: (key) => {
        const state = stateOf(key)
        return <StatusLabel tone={state === 'active' ? 'good' : 'draft'} label={t(`partners.${state}`)} />
      },
      card: 'aside',
    },
  ]
}

function MakeForm({ done }: { done: (key: MadePartnerKey) => void }) {
  const t = useText(staffPurchasesTexts)
  const [name, setName] = useState('')
  const make = useApiMutation('post', '/api/staff/partnerkeys', {
    onSuccess: (key) => {
      setName('')
      done(key)
    },
  })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') void make.send({ body: { name: name.trim() } })
      }}
    >
      <FormAlert text={make.error ? make.error.message || t('partners.failed') : null} />
      <TextField
        label={t('partners.name')}
        hint={t('partners.nameHint')}
        required
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" busy={make.isPending}>
        {t('partners.make')}
      </Button>
    </form>
  )
}

function MadeKey({ made: { name, key } }: { made: MadePartnerKey }) {
  const t = useText(staffPurchasesTexts)
  const toast = useToast()
  return (
    <div role="status">
      <Note tone="warning" icon="triangle-alert" title={t('partners.made', { name: isolate(name) })}>
        <p>{t('partners.once')}</p>
        <p className={styles.key}>
          <code dir="ltr">{key}</code>
        </p>
        <Button
          size="small"
          variant="outline"
          onClick={() =>
            void navigator.clipboard.writeText(key).then(
              () => toast.success(t('partners.copied')),
              () => undefined,
            )
          }
        >
          {t('partners.copy')}
        </Button>
      </Note>
    </div>
  )
}

function RevokeDialog({ partner, close, done }: { partner: PartnerKey; close: () => void; done: () => void }) {
  const t = useText(staffPurchasesTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const revoke = useApiMutation('post', '/api/staff/partnerkeys/{id}/revoke', { onSuccess: done })
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <Dialog
      ref={dialog}
      title={t('partners.sure', { name: isolate(partner.name) })}
      onClose={close}
      foot={
        <>
          <Button variant="ghost" onClick={() => dialog.current?.close()}>
            {t('partners.keep')}
          </Button>
          <Button variant="danger" busy={revoke.isPending} onClick={() => void revoke.send({ params: { path: { id: partner.id } } })}>
            {t('partners.revoke')}
          </Button>
        </>
      }
    >
      <FormAlert text={revoke.error ? revoke.error.message || t('partners.failed') : null} />
      <p>{t('partners.sureText')}</p>
    </Dialog>
  )
}
