import { AlertBand } from './alert-band.tsx'

/** Among the results. */
export default function AlertBandExamples() {
  return <AlertBand open={() => undefined} />
}
