import { useState } from 'react'
import { callApi } from '#client/call.ts'
import { awaits } from '#domains/processes/buying/bookings/status.ts'
import type { BookingRecord } from '#domains/processes/buying/desk/contract.ts'
import { SignaturePad } from '#domains/processes/buying/desk/ui/signature-pad.tsx'
import type { RecordHold } from '#domains/processes/buying/desk/ui/use-record.ts'
import { useText } from '#i18n/text.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import styles from '../delivery.module.css'

interface SigningProps {
  record: BookingRecord
  change: RecordHold['change']
  hands: boolean
  deliver: () => void
}

/** The signature of the customer, replaceable until the handover. */
export function Signing({ record, change, hands, deliver }: SigningProps) {
  const t = useText(bookingCaseTexts)
  const [retry, setAgain] = useState(false)
  const { allowed } = record.steps
  return (
    <section className={styles.sign}>
      <h2>{t('delivery.signTitle')}</h2>
      {awaits(record.status, 'recover') ? (
        <p>{t('delivery.over')}</p>
      ) : record.signature && !retry ? (
        <>
          <Note tone="good" icon="circle-check" title={t('delivery.signed', { name: `\u2068${record.signature.signedBy}\u2069` })} />
          {hands && (
            <div className={styles.ways}>
              <Button variant="outline" onClick={() => setAgain(true)}>
                {t('delivery.signAgain')}
              </Button>
              <Button size="large" disabled={!allowed.includes('deliver')} onClick={deliver}>
                {t('delivery.deliver')}
              </Button>
            </div>
          )}
        </>
      ) : (
        hands && (
          <>
            <p>{t('delivery.signText', { name: `\u2068${record.customer.name}\u2069` })}</p>
            <SignaturePad
              name={record.customer.name}
              sign={async (signedBy, png) => {
                const outcome = await change(() =>
                  callApi('put', '/api/vehiclebookings/{id}/signature', {
                    params: { path: { id: record.id } },
                    body: { signedBy, png },
                  }),
                )
                if (outcome === 'done') setAgain(false)
                return typeof outcome === 'object' ? outcome.problem : null
              }}
            />
          </>
        )
      )}
    </section>
  )
}
