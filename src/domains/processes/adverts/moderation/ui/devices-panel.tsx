import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { staffAddress } from '#client/staff/addresses.ts'
import { Panel } from '#domains/processes/buying/desk/ui/facts.tsx'
import { isolate, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { spacedPhone } from '#shared/phone.ts'
import { localTime } from '#shared/working-time.ts'
import staffAdvertsTexts from '#texts/staffAdverts'
import { StatusLabel } from '#ui/status-label.tsx'
import { adTones } from '../../ui/own-ad.tsx'
import type { AdRecord } from '../contract.ts'
import styles from './advert-desk.module.css'

type Other = AdRecord['sameDevice'][number]
type Shown = Pick<Other, 'seller' | 'phone' | 'since' | 'price' | 'lastStatus'> & { sent: string | null }

/** Adverts of other accounts from the same device. Renders nothing below the limit. */
export function DevicesPanel({ record }: { record: AdRecord }) {
  const t = useText(staffAdvertsTexts)
  const { price, date } = useFormat()
  const { sameDevice: others, seller, disposedVehicle, lastStatus } = record
  if (others.length === 0) return null
  const sent = record.statuses.findLast(({ type }) => type === 'Submited')?.created ?? null
  const own: Shown = {
    ...{ seller: seller.name, phone: seller.phone, since: seller.since },
    price: disposedVehicle.price,
    lastStatus,
    sent,
  }
  const day = (at: string | null) => at && date(localTime(at).day)
  const cells: { name: string; of: (one: Shown) => ReactNode }[] = [
    { name: t('devices.seller'), of: (one) => <bdi>{one.seller}</bdi> },
    { name: t('devices.phone'), of: (one) => one.phone && <bdi dir="ltr">{spacedPhone(one.phone)}</bdi> },
    { name: t('devices.since'), of: (one) => day(one.since) },
    { name: t('devices.sent'), of: (one) => day(one.sent) },
    { name: t('fact.price'), of: (one) => one.price !== null && price(one.price) },
    { name: t('fact.status'), of: (one) => <StatusLabel tone={adTones[one.lastStatus]} label={t(`status.${one.lastStatus}`)} /> },
  ]
  return (
    <Panel title={t('devices.title')}>
      <p className={styles.quiet}>{t('devices.text')}</p>
      <div className={styles.wide}>
        <table className={styles.twins}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('twins.this', { reference: isolate(record.reference) })}</th>
              {others.map(({ adId, reference, title }) => (
                <th key={adId} scope="col">
                  <Link to={staffAddress.advert(adId)}>{isolate(reference)}</Link>
                  <br />
                  <bdi>{title}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cells.map(({ name, of }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{of(own)}</td>
                {others.map((one) => (
                  <td key={one.adId}>{of(one)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
