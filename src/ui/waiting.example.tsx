import { Waiting } from './waiting.tsx'

/** A record that is on its way. */
export default function WaitingExamples() {
  return <Waiting lines={[30, 80, 70, 76]} />
}
