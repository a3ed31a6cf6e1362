import { Suspense, useRef } from 'react'
import { useText } from '#i18n/text.ts'
import vehiclesTexts from '#texts/vehicles'
import { latePart } from '#ui/late-part.tsx'
import { useNear } from '#ui/use-near.ts'
import { Waiting } from '#ui/waiting.tsx'
import type { WriteProps } from './seller-form.tsx'

const SellerForm = latePart(async () => (await import('./seller-form.tsx')).SellerForm)

/** Message to the seller of an advert. The form loads near the viewport. */
export function WriteToSeller(props: WriteProps) {
  const t = useText(vehiclesTexts)
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const waiting = <Waiting label={t('page.writeToSeller')} lines={[80, 60]} />
  return <div ref={place}>{near ? <Suspense fallback={waiting}>{<SellerForm key={props.car.id} {...props} />}</Suspense> : waiting}</div>
}
