import { useEffect, useId, useRef, useState } from 'react'
import { callApi } from '#client/call.ts'
import { stepIntermediationLimits } from '#client/limits/consignment-desk.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { PriceAdvice, typedPrice, usePriceBasis } from '#domains/catalogue/vehicles/ui/price-check.tsx'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import staffIntermediationsTexts from '#texts/staffIntermediations'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FieldPair, SelectField, TextAreaField, TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import type { IntermediationRecord } from '../desk/contract.ts'
import type { IntermediationStaffAction } from '../status.ts'
import { intermediationKinds } from '../values.ts'
import styles from './mediation-desk.module.css'

/** Actions that end or refuse. */
export const serious: readonly IntermediationStaffAction[] = ['reject', 'toAd', 'withdraw']

interface StepDialogProps {
  record: IntermediationRecord
  action: IntermediationStaffAction
  needsComment: boolean
  done: () => void
  close: () => void
}

const amount = (text: string | undefined) => (text ? Number(text.replaceAll(/\s/g, '')) : undefined)

/** Collects the input of an action and executes it. */
export function StepDialog({ record, action, needsComment, done, close }: StepDialogProps) {
  const t = useText(staffIntermediationsTexts)
  const language = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const proposes = action === 'proposeFloor'
  const { price } = useFormat()
  const worth = record.expertise?.quotation ?? null
  const [floor, setFloor] = useState(String(record.wishedFloor ?? record.floorPrice ?? worth ?? record.estimated?.low ?? ''))
  const [asking, setAsking] = useState(String(record.askingPrice ?? record.estimated?.high ?? ''))
  const [wish, setWish] = useState('')
  const { brand, model, releaseDate, mileage, id: vehicleId } = record.disposedVehicle
  const wishes = action === 'wishFloor'
  const known = usePriceBasis(proposes || wishes ? { brand, model, releaseDate, mileage, vehicleId } : null, null)
  const basis = known && { ...known, floor: proposes ? typedPrice(floor) : null }
  const below = proposes && worth !== null ? Math.max(0, worth - (amount(floor) || worth)) : 0
  const { data: types } = useQuery(apiQuery('/api/staff/intermediationtypes', proposes ? {} : null))
  useEffect(() => dialog.current?.showModal(), [])
  const words = useFieldWords((field) => t(`form.${field as 'comment'}`))
  const form = useForm({
    limits: stepIntermediationLimits,
    required: [
      ...(needsComment || below > 0 ? ['comment'] : []),
      ...(proposes ? ['intermediationTypeId', 'askingPrice', 'floorPrice'] : []),
      ...(wishes ? ['wishedFloor'] : []),
    ],
    values: { action },
    errorMessage: words,
    send: ({ comment, type, intermediationTypeId, askingPrice, floorPrice, wishedFloor }, signal) =>
      callApi(
        'post',
        '/api/staff/intermediations/{id}/steps',
        {
          params: { path: { id: record.id } },
          body: {
            action,
            ...(comment && { comment }),
            ...(type && { type: type as IntermediationRecord['type'] }),
            ...(intermediationTypeId && { intermediationTypeId: Number(intermediationTypeId) }),
            ...(askingPrice && { askingPrice: amount(askingPrice) as number }),
            ...(floorPrice && { floorPrice: amount(floorPrice) as number }),
            ...(wishedFloor && { wishedFloor: amount(wishedFloor) as number }),
            ...(action === 'agreeFloor' && record.floorPrice !== null && { floorPrice: record.floorPrice }),
          },
        },
        signal,
      ),
    onSuccess: () => {
      done()
      dialog.current?.close()
    },
  })
  return (
    <Dialog
      ref={dialog}
      title={t(`action.${action}`)}
      onClose={close}
      foot={
        <>
          <Button variant="ghost" onClick={() => dialog.current?.close()}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={id} busy={form.busy} variant={serious.includes(action) ? 'danger' : 'primary'}>
            {t(`action.${action}`)}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} {...form.props}>
        <p>{t(action === 'accept' && worth !== null ? 'about.acceptSeen' : `about.${action}`)}</p>
        <FormAlert text={form.summary} />
        {proposes && (
          <>
            <SelectField {...form.field('type')} label={t('form.type')} defaultValue={record.type}>
              {intermediationKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`kind.${kind}`)}
                </option>
              ))}
            </SelectField>
            <SelectField
              key={types?.length}
              {...form.field('intermediationTypeId')}
              label={t('form.intermediationTypeId')}
              defaultValue={record.intermediationTypeId ?? ''}
            >
              <option value="">{t('form.choose')}</option>
              {types
                ?.filter(({ isDeactivated }) => !isDeactivated)
                .map((type) => (
                  <option key={type.id} value={type.id}>
                    {localized(type.names, language)}
                  </option>
                ))}
            </SelectField>
            <FieldPair>
              <TextField
                {...form.field('askingPrice')}
                label={t('form.askingPrice')}
                latin
                inputMode="numeric"
                autoComplete="off"
                value={asking}
                onChange={({ target }) => setAsking(target.value)}
              />
              <TextField
                {...form.field('floorPrice')}
                label={t('form.floorPrice')}
                latin
                inputMode="numeric"
                autoComplete="off"
                value={floor}
                onChange={({ target }) => setFloor(target.value)}
              />
            </FieldPair>
            <PriceAdvice basis={basis} typed={typedPrice(asking)} choose={(meant) => setAsking(String(meant))} />
            {worth !== null && (
              <p className={styles.quiet} role="status">
                {below > 0 ? t('form.below', { worth: price(worth), below: price(below) }) : t('form.worth', { worth: price(worth) })}
              </p>
            )}
          </>
        )}
        {wishes && (
          <>
            <TextField
              {...form.field('wishedFloor')}
              label={t('form.wishedFloor')}
              latin
              inputMode="numeric"
              autoComplete="off"
              value={wish}
              onChange={({ target }) => setWish(target.value)}
            />
            <PriceAdvice basis={basis} typed={typedPrice(wish)} choose={(meant) => setWish(String(meant))} />
          </>
        )}
        <TextAreaField
          {...form.field('comment')}
          label={t(below > 0 ? 'form.floorReason' : needsComment ? 'form.commentNeeded' : 'form.comment')}
          rows={3}
        />
      </form>
    </Dialog>
  )
}
