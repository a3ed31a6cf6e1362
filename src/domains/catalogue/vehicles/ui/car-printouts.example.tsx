import { exampleDetail } from './buy-box.example.tsx'
import { CarPrintouts } from './car-printouts.tsx'

/** A car with all public data, and an imported one without a plate. */
export default function CarPrintoutsExamples() {
  return (
    <>
      <div>
        <CarPrintouts car={exampleDetail({ warrantyExpirationDate: '2026-09-24' })} />
      </div>
      <div>
        <CarPrintouts
          car={exampleDetail({ registration: null, origin: null, publishedAt: null, vehicleRepairStatusType: 'NotRepaired' })}
        />
      </div>
    </>
  )
}
