import { RecordPlate } from './record-plate.tsx'

/** A standard plate in cells, and another kind as plain text. */
export default function RecordPlateExamples() {
  return (
    <>
      <RecordPlate plate="12345أ6" />
      <RecordPlate plate="WW 123456" />
    </>
  )
}
