import { useState } from 'react'
import { useText } from '#i18n/text.ts'
import { localPlate } from '#shared/plate.ts'
import greyCardTexts from '#texts/greyCard'
import sellingTexts from '#texts/selling'
import { Button } from '#ui/button.tsx'
import { CardFace } from './card-face.tsx'
import { type Answer, CardReading } from './card-reading.tsx'
import styles from './card-start.module.css'
import type { Known } from './read-fields.ts'

/** Car data of a card: only sure or confirmed values. */
export interface CardCar {
  plate?: string
  brand?: string
  modelId?: number
  year?: string
}

/** Converts the chosen values to estimate input. */
export function carOf({ immatriculation, releasedDate, brand, model }: Known, { backDto }: Answer): CardCar {
  const plate = immatriculation ? localPlate(immatriculation) : null
  return {
    ...(plate && { plate }),
    ...(brand && { brand }),
    ...(brand && model && model === backDto.model && backDto.modelId !== null && { modelId: backDto.modelId }),
    ...(releasedDate && { year: releasedDate.slice(0, 4) }),
  }
}

/** Starts an estimate from photos of the registration card, which are not stored. */
export function CardStart({ take }: { take: (car: CardCar) => void }) {
  const t = useText(greyCardTexts)
  const selling = useText(sellingTexts)
  const [photos, setPhotos] = useState<{ front?: File; back?: File }>({})
  const [car, setCar] = useState<CardCar>({})
  const [isTaken, setTaken] = useState(false)
  const put = (face: 'front' | 'back') => (file: File | null) => {
    setCar({})
    setTaken(false)
    setPhotos(({ [face]: _gone, ...other }) => (file ? { ...other, [face]: file } : other))
  }
  const { front, back } = photos
  return (
    <div className={styles.start}>
      <CardFace title={selling('card.front')} file={front} put={put('front')} />
      <CardFace title={selling('card.back')} file={back} put={put('back')} />
      {(front || back) && (
        <CardReading
          key={[front, back].map((file) => `${file?.name} ${file?.lastModified}`).join()}
          front={front}
          back={back}
          known={{}}
          only={['immatriculation', 'releasedDate', 'brand', 'model']}
          isStart
          onValues={(values, answer) => {
            setTaken(false)
            setCar(carOf(values, answer))
          }}
        />
      )}
      {Object.keys(car).length > 0 && (
        <Button
          block
          onClick={() => {
            take(car)
            setTaken(true)
          }}
        >
          {t('start.use')}
        </Button>
      )}
      <p role="status" className={styles.taken}>
        {isTaken && t('start.used')}
      </p>
    </div>
  )
}
