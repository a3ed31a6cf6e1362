import { CertifiedPoints } from './certified-points.tsx'

/** What certified means. */
export default function CertifiedPointsExamples() {
  return <CertifiedPoints to="/search-result?IsCertified=true" />
}
