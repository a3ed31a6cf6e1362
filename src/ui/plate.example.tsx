import { Plate } from './plate.tsx'

/** A whole plate, and one of which only the place is public. */
export default function PlateExamples() {
  return (
    <>
      <Plate serial="12345" letter="أ" code={11} label="Immatriculation 12345 أ 11" />
      <Plate code={6} label="Immatriculée à la préfecture 6" />
    </>
  )
}
