import { useEffect, useRef } from 'react'
import { useApiMutation } from '#client/mutation.ts'
import { isolate } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { phoneHref, spacedPhone, whatsAppHref } from '#shared/phone.ts'
import adMessagesTexts from '#texts/adMessages'
import vehiclePageTexts from '#texts/vehiclePage'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { Icon } from '#ui/icon.tsx'

/** The page of the car without what an address may bring along. */
const pageAddress = () => `${location.origin}${location.pathname}`

/** Asks for the number once, and shows it or why it does not come; where its seller said so, with a way to write to it by WhatsApp. */
export function ShownPhone({ vehicleId, title }: { vehicleId: number; title: string }) {
  const t = useText(adMessagesTexts)
  const words = useText(vehiclePageTexts)
  const call = useApiMutation('post', '/api/vehicleads/vehicle/{id}/phone')
  const ask = () => void call.send({ params: { path: { id: vehicleId } } })
  const first = useRef(ask)
  useEffect(() => first.current(), [])
  const phone = call.data && spacedPhone(call.data.phone)
  if (phone)
    return (
      <>
        <ButtonLink variant="outline" size="large" block href={phoneHref(phone)} aria-label={t('phone.call', { phone: isolate(phone) })}>
          <Icon name="phone" size={20} />
          <bdi dir="ltr">{phone}</bdi>
        </ButtonLink>
        {call.data?.isOnWhatsApp && (
          <ButtonLink
            variant="outline"
            size="large"
            block
            href={whatsAppHref(call.data.phone, t('phone.whatsAppText', { car: title, url: pageAddress() }))}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="smartphone" size={20} />
            {t('phone.whatsApp')}
          </ButtonLink>
        )}
      </>
    )
  return (
    <>
      <Button variant="outline" size="large" block busy={call.isPending} onClick={ask}>
        <Icon name="phone" size={20} />
        {call.isPending ? t('phone.asking') : words('showPhone')}
      </Button>
      <FormAlert text={call.error && (call.error.message || t('phone.failed'))} />
    </>
  )
}
