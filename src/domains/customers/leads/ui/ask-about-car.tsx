import { Suspense, useRef } from 'react'
import { address } from '#client/addresses.ts'
import { useText } from '#i18n/text.ts'
import vehicleDetailsTexts from '#texts/vehicleDetails'
import { ButtonLink } from '#ui/button.tsx'
import { latePart } from '#ui/late-part.tsx'
import { useNear } from '#ui/use-near.ts'
import styles from './ask-about-car.module.css'

const ContactForm = latePart(async () => (await import('./contact-form.tsx')).ContactForm)

interface AskAboutCarProps {
  car: { id: number; name: string }
  site: { company: string; cndp: string; email: string }
}

/** Question about a car. The form loads near the viewport; before that, and without JavaScript, a link is shown. */
export function AskAboutCar({ car, site }: AskAboutCarProps) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  return (
    <div ref={place} className={styles.place}>
      {near ? (
        <Suspense fallback={<Write />}>
          <ContactForm key={car.id} car={car} site={site} />
        </Suspense>
      ) : (
        <Write />
      )}
    </div>
  )
}

function Write() {
  const t = useText(vehicleDetailsTexts)
  return (
    <ButtonLink variant="outline" to={address.contact()}>
      {t('write')}
    </ButtonLink>
  )
}
