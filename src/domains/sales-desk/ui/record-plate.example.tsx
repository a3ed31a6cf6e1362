import { RecordPlate } from './record-plate.tsx'

/** In its cells, and as written where it is of another kind. */
export default function RecordPlateExamples() {
  return (
    <>
      <RecordPlate plate="12345أ6" />
      <RecordPlate plate="WW 123456" />
    </>
  )
}
