import { useEffect, useId, useRef } from 'react'
import { callApi } from '#client/call.ts'
import { saveOwnerBankAccountLimits } from '#client/limits/consignment-desk.ts'
import { useText } from '#i18n/text.ts'
import { rib } from '#shared/rib.ts'
import staffIntermediationsTexts from '#texts/staffIntermediations'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import type { IntermediationRecord } from '../desk/contract.ts'
import styles from './mediation-desk.module.css'

interface BankDialogProps {
  record: IntermediationRecord
  done: () => void
  close: () => void
}

/** Bank account of the transfer. A RIB with an invalid key is refused before it is sent. */
export function BankDialog({ record, done, close }: BankDialogProps) {
  const t = useText(staffIntermediationsTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const known = record.bankWireAccount
  useEffect(() => dialog.current?.showModal(), [])
  const words = useFieldWords((field) => t(`bank.${field as 'holder'}`))
  const form = useForm({
    limits: saveOwnerBankAccountLimits,
    check: ({ bankNumber = '' }) => (bankNumber !== '' && rib(bankNumber) === null ? [{ field: 'bankNumber', reason: 'rib' }] : []),
    errorMessage: words,
    send: ({ holder = '', bankName = '', bankNumber = '', bankAddress = '' }, signal) =>
      callApi(
        'put',
        '/api/staff/intermediations/{id}/bankaccount',
        { params: { path: { id: record.id } }, body: { holder, bankName, bankNumber, ...(bankAddress && { bankAddress }) } },
        signal,
      ),
    onSuccess: () => {
      done()
      dialog.current?.close()
    },
  })
  const { seller } = record
  const holder = known?.holder ?? seller.companyName ?? `${seller.firstName} ${seller.lastName}`
  return (
    <Dialog
      ref={dialog}
      title={t('bank.title')}
      onClose={close}
      foot={
        <>
          <Button variant="ghost" onClick={() => dialog.current?.close()}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={id} busy={form.busy}>
            {t('bank.save')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} {...form.props}>
        <FormAlert text={form.summary} />
        <TextField {...form.field('holder')} label={t('bank.holder')} defaultValue={holder} autoComplete="off" />
        <TextField {...form.field('bankName')} label={t('bank.bankName')} defaultValue={known?.bankName} autoComplete="off" />
        <TextField
          {...form.field('bankNumber')}
          label={t('bank.bankNumber')}
          hint={t('bank.numberHint')}
          latin
          inputMode="numeric"
          defaultValue={known?.bankNumber}
          autoComplete="off"
        />
        <TextField
          {...form.field('bankAddress')}
          label={t('bank.bankAddress')}
          defaultValue={known?.bankAddress ?? ''}
          autoComplete="off"
        />
      </form>
    </Dialog>
  )
}
