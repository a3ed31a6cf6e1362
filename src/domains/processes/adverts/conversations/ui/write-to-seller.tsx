import { Suspense, useRef } from 'react'
import { useText } from '#i18n/text.ts'
import vehiclePageTexts from '#texts/vehiclePage'
import { latePart } from '#ui/late-part.tsx'
import { useNear } from '#ui/use-near.ts'
import { Waiting } from '#ui/waiting.tsx'
import type { WriteProps } from './seller-form.tsx'

const SellerForm = latePart(async () => (await import('./seller-form.tsx')).SellerForm)

/** Message to the seller of an advert. The form loads near the viewport. */
export function WriteToSeller(props: WriteProps) {
  const t = useText(vehiclePageTexts)
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const waiting = <Waiting label={t('writeToSeller')} lines={[80, 60]} />
  return <div ref={place}>{near ? <Suspense fallback={waiting}>{<SellerForm key={props.car.id} {...props} />}</Suspense> : waiting}</div>
}
