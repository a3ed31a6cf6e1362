import { useState } from 'react'
import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { callApi } from '#client/call.ts'
import { planDeliveryLimits } from '#client/limits/buying-actions.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { hasEnded, isBilled } from '#domains/processes/buying/bookings/status.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { factsOf, localized } from '#shared/language.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useFieldWords } from '#ui/use-form.ts'
import type { BookingRecord } from '../contract.ts'
import { Facts, Panel } from './facts.tsx'
import styles from './file-panel.module.css'
import { dayWords, momentWords } from './moments.ts'
import { RecordPlate } from './record-plate.tsx'
import type { RecordHold } from './use-record.ts'
import { useRecordForm } from './use-record-form.ts'

interface FilePanelProps {
  record: BookingRecord
  change: RecordHold['change']
  /** URL of the stock card; omitted without access */
  stockAddress?: string | undefined
  /** may set the day of delivery and the warranty pack */
  plans: boolean
}

/** Car, sale and delivery of a booking. */
export function FilePanel({ record, change, stockAddress, plans }: FilePanelProps) {
  const t = useText(bookingCaseTexts)
  const format = useFormat()
  const language = useLanguage()
  const { vehicle, delivery, recovery, exchange, loan } = record
  const origin = record.origin === 'BO' ? 'file.originBO' : record.origin === 'Extern' ? 'file.originExtern' : 'file.originFO'
  return (
    <>
      <div className={styles.pair}>
        <Panel
          title={t('file.vehicle')}
          end={
            <Link className={styles.link} to={stockAddress ?? address.car(vehicle.slug, vehicle.id)}>
              {t(stockAddress ? 'file.openVehicle' : 'file.onSite')}
            </Link>
          }
        >
          <p className={styles.title}>
            <bdi>{vehicle.title}</bdi>
          </p>
          <Facts
            list={[
              [t('file.reference'), <bdi key="reference">{vehicle.reference}</bdi>],
              [t('file.version'), vehicle.version && <bdi key="version">{vehicle.version}</bdi>],
              [t('file.plate'), vehicle.plate && <RecordPlate plate={vehicle.plate} />],
              [
                t('file.chassis'),
                vehicle.chassisNumber && (
                  <bdi key="chassis" dir="ltr">
                    {vehicle.chassisNumber}
                  </bdi>
                ),
              ],
              [t('file.mileage'), vehicle.mileage === null ? null : format.km(vehicle.mileage)],
              [t('file.firstUse'), format.date(vehicle.releaseDate)],
              [t('file.certified'), t(vehicle.isCertified ? 'file.yes' : 'file.no')],
              [t('file.area'), record.area && localized(record.area.names, language)],
            ]}
          />
        </Panel>
        <Panel title={t('file.sale')}>
          <Facts
            list={[
              [t('file.saleReference'), <bdi key="sale">{record.sale.reference}</bdi>],
              [t('file.created'), momentWords(record.created, format)],
              [t('file.origin'), t(origin)],
              [t('file.listedPrice'), format.price(record.listedPrice)],
              [t('file.newPrice'), record.newPrice === null ? null : format.price(record.newPrice)],
              [t('file.deposit'), format.price(record.advanceAmount)],
              [
                t('file.payment'),
                record.paymentType &&
                  [t(`paymentType.${record.paymentType}`), record.paymentMethod && t(`method.${record.paymentMethod}`)]
                    .filter(Boolean)
                    .join(factsOf(language).comma),
              ],
              [t('paymentType.Financing'), loan && t('file.loan', { advance: format.percent(loan.advance), months: loan.months })],
              [
                t('file.invoice'),
                record.invoice &&
                  t('file.invoiceOf', { number: `\u2066${record.invoice.number}\u2069`, date: dayWords(record.invoice.created, format) }),
              ],
              [t('file.price'), format.price(record.price), 'total'],
            ]}
          />
        </Panel>
      </div>
      <Panel title={t('file.plan')}>
        <Facts
          list={[
            [t('file.delivered'), delivery && momentWords(delivery.at, format)],
            [t('file.deliveredMileage'), delivery && format.km(delivery.mileage)],
            [t('file.signedBy'), (delivery ?? record.signature) && <bdi key="signed">{(delivery ?? record.signature)?.signedBy}</bdi>],
            [t('file.warrantyUntil'), format.date(record.warrantyUntil)],
            [
              t('file.exchange'),
              exchange &&
                (exchange.isOpen
                  ? t('file.exchangeUntil', { date: dayWords(exchange.until, format), mileage: format.km(exchange.mileageLimit) })
                  : t('file.exchangeOver', { date: dayWords(exchange.until, format) })),
            ],
            [t('file.recovered'), recovery && momentWords(recovery.at, format)],
            [t('file.recoveredMileage'), recovery && format.km(recovery.mileage)],
          ]}
        />
        {plans && !delivery && !hasEnded(record.status) ? (
          <PlanForm key={`${record.deliveryDate} ${record.warrantyPack?.id}`} record={record} change={change} />
        ) : (
          <Facts
            list={[
              [t('file.deliveryDate'), format.date(record.deliveryDate)],
              [t('file.warranty'), record.warrantyPack && localized(record.warrantyPack.names, language)],
            ]}
          />
        )}
      </Panel>
    </>
  )
}

function PlanForm({ record, change }: Pick<FilePanelProps, 'record' | 'change'>) {
  const t = useText(bookingCaseTexts)
  const format = useFormat()
  const language = useLanguage()
  const packs = useQuery(apiQuery('/api/warrantypacks', {})).data ?? []
  const [day, setDay] = useState(record.deliveryDate ?? '')
  const [pack, setPack] = useState(record.warrantyPack ? String(record.warrantyPack.id) : '')
  // the invoice includes the pack
  const fixed = isBilled(record.status)

  const words = useFieldWords((field) => t(field === 'deliveryDate' ? 'file.deliveryDate' : 'file.warranty'))
  const form = useRecordForm({
    change,
    limits: planDeliveryLimits,
    errorMessage: words,
    call: (_texts, signal) =>
      callApi(
        'put',
        '/api/vehiclebookings/{id}/delivery',
        { params: { path: { id: record.id } }, body: { deliveryDate: day || null, warrantyPackId: pack ? Number(pack) : null } },
        signal,
      ),
    words: t('file.saved'),
    onSuccess: () => undefined,
  })
  const changed = day !== (record.deliveryDate ?? '') || pack !== (record.warrantyPack ? String(record.warrantyPack.id) : '')
  return (
    <form className={styles.plan} {...form.props}>
      <TextField
        {...form.field('deliveryDate')}
        label={t('file.deliveryDate')}
        type="date"
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <SelectField
        {...form.field('warrantyPackId')}
        label={t('file.warranty')}
        value={pack}
        disabled={fixed}
        onChange={(event) => setPack(event.target.value)}
      >
        <option value="">{t('file.noWarranty')}</option>
        {record.warrantyPack && !packs.some(({ id }) => id === record.warrantyPack?.id) && (
          <option value={record.warrantyPack.id}>{localized(record.warrantyPack.names, language)}</option>
        )}
        {packs.map(({ id, names, price }) => (
          <option key={id} value={id}>
            {t('file.warrantyName', { name: localized(names, language), price: format.price(price) })}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="outline" busy={form.busy} disabled={!changed}>
        {t('file.save')}
      </Button>
      <FormAlert text={form.summary} />
    </form>
  )
}
