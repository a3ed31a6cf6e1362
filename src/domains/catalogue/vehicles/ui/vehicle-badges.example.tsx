import { VehicleBadges } from './vehicle-badges.tsx'
import { exampleCar } from './vehicle-card.example.tsx'

/** All badges, then the first two as on a card; sold; new and from an advert. */
export default function VehicleBadgesExamples() {
  const rich = exampleCar({ isBoosted: true, isPromoted: true, isFeatured: true, lastStatus: 'Reserved' })
  return (
    <>
      <div>
        <VehicleBadges car={rich} all />
      </div>
      <div>
        <VehicleBadges car={rich} />
      </div>
      <div>
        <VehicleBadges car={exampleCar({ lastStatus: 'Sold' })} all />
      </div>
      <div>
        <VehicleBadges car={exampleCar({ condition: 'New', operationType: 'Ad', isCertified: false })} all />
      </div>
    </>
  )
}
