import { SellDoor } from './sell-door.tsx'

/** The way to sell a car, beside the field in which one is looked for. */
export default function SellDoorExamples() {
  return (
    <div style={{ maxInlineSize: '20rem' }}>
      <SellDoor phone="0801 00 12 34" networkHref="#map" />
    </div>
  )
}
