import { useState } from 'react'
import { callApi } from '#client/call.ts'
import { savePurchaseBankAccountLimits } from '#client/limits/selling.ts'
import { useText } from '#i18n/text.ts'
import { rib, spacedRib } from '#shared/rib.ts'
import sellingTexts from '#texts/selling'
import { Button } from '#ui/button.tsx'
import { FieldPair, TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import styles from './own-sale.module.css'
import type { Sale } from './sale.ts'

/** Bank account, editable until the bill. */
export function SaleBank({ sale, done }: { sale: Sale; done: () => void }) {
  const t = useText(sellingTexts)
  const [changing, setChanging] = useState(false)
  const bank = sale.bankWireAccount
  if (bank && !changing)
    return (
      <p>
        {t('own.bank.known', {
          holder: bank.holder,
          bank: bank.bankName,
          number: `\u2066${spacedRib(bank.bankNumber)}\u2069`,
        })}{' '}
        <Button variant="ghost" size="small" onClick={() => setChanging(true)}>
          {t('own.bank.change')}
        </Button>
      </p>
    )
  return (
    <BankForm
      sale={sale}
      done={() => {
        setChanging(false)
        done()
      }}
    />
  )
}

function BankForm({ sale, done }: { sale: Sale; done: () => void }) {
  const t = useText(sellingTexts)
  const bank = sale.bankWireAccount
  const words = useFieldWords((field) => t(`own.bank.${field as 'holder'}`))
  const form = useForm({
    limits: savePurchaseBankAccountLimits,
    check: ({ bankNumber = '' }) => (bankNumber !== '' && rib(bankNumber) === null ? [{ field: 'bankNumber', reason: 'rib' }] : []),
    errorMessage: words,
    offline: t('own.offline'),
    send: ({ holder = '', bankName = '', bankNumber = '' }, signal) =>
      callApi(
        'put',
        '/api/purchases/{key}/bankaccount',
        { params: { path: { key: sale.key } }, body: { holder, bankName, bankNumber } },
        signal,
      ),
    onSuccess: done,
  })
  return (
    <form className={styles.answer} {...form.props}>
      <h3>{t('own.bank.title')}</h3>
      <FormAlert text={form.summary} />
      <FieldPair>
        <TextField {...form.field('holder')} label={t('own.bank.holder')} defaultValue={bank?.holder} autoComplete="name" />
        <TextField {...form.field('bankName')} label={t('own.bank.bankName')} defaultValue={bank?.bankName} autoComplete="off" />
        <TextField
          {...form.field('bankNumber')}
          label={t('own.bank.bankNumber')}
          hint={t('own.bank.hint')}
          latin
          inputMode="numeric"
          defaultValue={bank?.bankNumber}
          autoComplete="off"
        />
      </FieldPair>
      <p>
        <Button type="submit" variant="outline" busy={form.busy}>
          {t('own.bank.save')}
        </Button>
      </p>
    </form>
  )
}
