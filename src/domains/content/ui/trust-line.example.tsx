import { TrustLine } from './trust-line.tsx'

/** The four promises. */
export default function TrustLineExamples() {
  return <TrustLine />
}
