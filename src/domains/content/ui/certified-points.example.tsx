import type { PointResult } from '#ui/point-star.tsx'
import { CertifiedPoints } from './certified-points.tsx'

const families = [18, 10, 12, 14, 14, 18, 14, 10]

/** Five points repaired or to note, so that all three shapes are seen. */
const sheet: PointResult[][] = families.map((size, family) =>
  Array.from({ length: size }, (_, point): PointResult => {
    if ((family === 0 && point === 7) || (family === 2 && (point === 4 || point === 5))) return 'fixed'
    return family === 5 && (point === 12 || point === 16) ? 'note' : 'ok'
  }),
)

/** What certified means: as long as no sheet is published, and with one. */
export default function CertifiedPointsExamples() {
  return (
    <>
      <CertifiedPoints to="/search-result?IsCertified=true" />
      <CertifiedPoints to="/search-result?IsCertified=true" sheet={sheet} />
    </>
  )
}
