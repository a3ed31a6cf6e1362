import { BrandTiles } from './brand-tiles.tsx'

/** Four makes with the number of their cars. */
export default function BrandTilesExamples() {
  return (
    <BrandTiles
      brands={[
        { value: 'Dacia', count: 164 },
        { value: 'Renault', count: 121 },
        { value: 'Volkswagen', count: 1068 },
        { value: 'Citroën', count: 1 },
      ]}
    />
  )
}
