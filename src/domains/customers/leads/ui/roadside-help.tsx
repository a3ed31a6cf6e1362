import { useState } from 'react'
import { useHere } from '#domains/foundation/reference/ui/use-here.ts'
import { useText } from '#i18n/text.ts'
import { pinHref } from '#shared/map-href.ts'
import { phoneHref } from '#shared/phone.ts'
import roadsideTexts from '#texts/roadside'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { CallbackDialog } from './callback-dialog.tsx'
import styles from './roadside-help.module.css'
import { useOwnData } from './use-own-data.ts'

interface RoadsideHelpProps {
  /** of the person on duty */
  mobile: string
  /** minutes until the callback */
  minutes: number
  /** data controller (`useSite()`) */
  site: { company: string; cndp: string; email: string }
}

/** Roadside help: send the position by SMS, which needs no data connection, or request a callback. */
export function RoadsideHelp({ mobile, minutes, site }: RoadsideHelpProps) {
  const t = useText(roadsideTexts)
  const { here, state, ask } = useHere({ precise: true })
  const own = useOwnData()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <div className={styles.ways}>
        <Button variant="ghost" className={styles.way} busy={state === 'asking'} onClick={ask}>
          <Icon name="map-pin" size={20} />
          {t(state === 'asking' ? 'position.asking' : 'position.ask')}
        </Button>
        <Button variant="ghost" className={styles.way} onClick={() => setAsking(true)}>
          <Icon name="phone" size={20} />
          {t('call.ask')}
        </Button>
      </div>
      <div role="status" className={styles.answer}>
        {here && (
          <p>
            {t('position.known', { meters: here.meters })}{' '}
            <bdi dir="ltr" className="num">
              {here.latitude.toFixed(5)}, {here.longitude.toFixed(5)}
            </bdi>
            {/* both spellings of the body: Android uses the first, iPhones the second */}
            <a
              href={`${phoneHref(mobile).replace('tel:', 'sms:')}?&body=${encodeURIComponent(t('position.text', { map: pinHref(here) }))}`}
            >
              {t('position.open')}
            </a>
          </p>
        )}
        {(state === 'refused' || state === 'unknown') && <p>{t(`position.${state}`)}</p>}
      </div>
      {isAsking && (
        <CallbackDialog {...{ minutes, site, here, own }} locate={ask} isLocating={state === 'asking'} close={() => setAsking(false)} />
      )}
    </>
  )
}
