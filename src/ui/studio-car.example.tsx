import { StudioCar } from './studio-car.tsx'

const car = { flex: '1 1 16rem', maxInlineSize: '24rem', padding: '1rem', background: 'var(--c-wall)' }

export default function StudioCarExamples() {
  return (
    <>
      <div style={car}>
        <StudioCar name="hero" sizes="24rem" />
      </div>
      <div style={car}>
        <StudioCar name="welcome" sizes="24rem" />
      </div>
    </>
  )
}
