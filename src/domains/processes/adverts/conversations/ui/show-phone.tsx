import { Suspense, useState } from 'react'
import { useText } from '#i18n/text.ts'
import vehiclePageTexts from '#texts/vehiclePage'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { latePart } from '#ui/late-part.tsx'

const ShownPhone = latePart(async () => (await import('./shown-phone.tsx')).ShownPhone)

/** The number of a seller after a press, which asks the house for it: no page bears it. */
export function ShowPhone({ vehicleId, title }: { vehicleId: number; title: string }) {
  const t = useText(vehiclePageTexts)
  const [isAsked, setAsked] = useState(false)
  const look = (busy: boolean) => (
    <Button variant="outline" size="large" block busy={busy} onClick={() => setAsked(true)}>
      <Icon name="phone" size={20} />
      {t('showPhone')}
    </Button>
  )
  return isAsked ? (
    <Suspense fallback={look(true)}>
      <ShownPhone vehicleId={vehicleId} title={title} />
    </Suspense>
  ) : (
    look(false)
  )
}
