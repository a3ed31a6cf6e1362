import { useState } from 'react'
import { callApi } from '#client/call.ts'
import { saveIntermediationBankAccountLimits } from '#client/limits/consignment.ts'
import { useText } from '#i18n/text.ts'
import { rib, spacedRib } from '#shared/rib.ts'
import intermediationTexts from '#texts/intermediation'
import { Button } from '#ui/button.tsx'
import { FieldPair, TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import type { MediationProps } from './mediation.ts'
import styles from './own-mediation.module.css'

/** Bank account, editable until the transfer is prepared. */
export function MediationBank({ mediation, done }: MediationProps) {
  const t = useText(intermediationTexts)
  const [changing, setChanging] = useState(false)
  const bank = mediation.bankWireAccount
  if (!bank || changing)
    return (
      <BankForm
        mediation={mediation}
        done={() => {
          setChanging(false)
          done()
        }}
      />
    )
  return (
    <p>
      {t('bank.known', {
        holder: bank.holder,
        bank: bank.bankName,
        number: `\u2066${spacedRib(bank.bankNumber)}\u2069`,
      })}{' '}
      {mediation.payout !== 'Prepared' && (
        <Button variant="ghost" size="small" onClick={() => setChanging(true)}>
          {t('bank.change')}
        </Button>
      )}
    </p>
  )
}

function BankForm({ mediation, done }: MediationProps) {
  const t = useText(intermediationTexts)
  const bank = mediation.bankWireAccount
  const words = useFieldWords((field) => t(`bank.${field as 'holder'}`))
  const form = useForm({
    limits: saveIntermediationBankAccountLimits,
    check: ({ bankNumber = '' }) => (bankNumber !== '' && rib(bankNumber) === null ? [{ field: 'bankNumber', reason: 'rib' }] : []),
    errorMessage: words,
    offline: t('offline'),
    send: ({ holder = '', bankName = '', bankNumber = '' }, signal) =>
      callApi(
        'put',
        '/api/intermediations/{key}/bankaccount',
        { params: { path: { key: mediation.key } }, body: { holder, bankName, bankNumber } },
        signal,
      ),
    onSuccess: done,
  })
  return (
    <form className={styles.part} {...form.props}>
      <h3>{t('bank.title')}</h3>
      <FormAlert text={form.summary} />
      <FieldPair>
        <TextField {...form.field('holder')} label={t('bank.holder')} defaultValue={bank?.holder} autoComplete="name" />
        <TextField {...form.field('bankName')} label={t('bank.bankName')} defaultValue={bank?.bankName} autoComplete="off" />
        <TextField
          {...form.field('bankNumber')}
          label={t('bank.bankNumber')}
          hint={t('bank.hint')}
          latin
          inputMode="numeric"
          defaultValue={bank?.bankNumber}
          autoComplete="off"
        />
      </FieldPair>
      <p>
        <Button type="submit" variant="outline" busy={form.busy}>
          {t('bank.save')}
        </Button>
      </p>
    </form>
  )
}
