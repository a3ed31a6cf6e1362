import { Link } from 'react-router'
import { staffAddress } from '#client/staff/addresses.ts'
import { Panel } from '#domains/processes/buying/desk/ui/facts.tsx'
import { RecordPlate } from '#domains/processes/buying/desk/ui/record-plate.tsx'
import { isolate, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import staffAdvertsTexts from '#texts/staffAdverts'
import type { AdRecord } from '../contract.ts'
import styles from './advert-desk.module.css'

/** Cars with the same plate or chassis number as an advert. */
export function TwinsPanel({ record }: { record: AdRecord }) {
  const t = useText(staffAdvertsTexts)
  const { price, km } = useFormat()
  const { twins, disposedVehicle: car, reference } = record
  if (twins.length === 0) return null
  const shown = (value: string | null) => value ?? <span className={styles.quiet}>{t('notGiven')}</span>
  const isSame = (field: 'registrationNumber' | 'chassisNumber') => twins.some(({ same }) => same.includes(field))
  const cells = [
    {
      name: t('fact.plate'),
      same: isSame('registrationNumber'),
      own: <RecordPlate plate={car.registrationNumber} />,
      of: (one: (typeof twins)[number]) => <RecordPlate plate={one.registrationNumber} />,
    },
    {
      name: t('fact.chassis'),
      same: isSame('chassisNumber'),
      own: shown(car.chassisNumber),
      of: (one: (typeof twins)[number]) => shown(one.chassisNumber),
    },
    {
      name: t('fact.mileage'),
      same: false,
      own: car.mileage !== null && km(car.mileage),
      of: (one: (typeof twins)[number]) => one.mileage !== null && km(one.mileage),
    },
    {
      name: t('fact.price'),
      same: false,
      own: car.price !== null && price(car.price),
      of: (one: (typeof twins)[number]) => one.price !== null && price(one.price),
    },
  ]
  return (
    <Panel title={t('twins.title')}>
      <p className={styles.quiet}>{t('twins.text')}</p>
      <div className={styles.wide}>
        <table className={styles.twins}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('twins.this', { reference: isolate(reference) })}</th>
              {twins.map((one) => (
                <th key={one.vehicleId} scope="col">
                  <Link to={staffAddress.vehicle(one.vehicleId)}>{one.reference ? isolate(one.reference) : t('ofHouse')}</Link>
                  <br />
                  <bdi>{one.title}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cells.map(({ name, same, own, of }) => (
              <tr key={name} data-same={same}>
                <th scope="row">{name}</th>
                <td>{own}</td>
                {twins.map((one) => (
                  <td key={one.vehicleId}>{of(one)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
