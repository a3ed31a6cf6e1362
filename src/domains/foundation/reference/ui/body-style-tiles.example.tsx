import { BodyStyleTiles } from './body-style-tiles.tsx'

/** All ten, some without cars. */
export default function BodyStyleTilesExamples() {
  return <BodyStyleTiles counts={{ Citadine: 175, SUV: 1191, Sedan: 88, Wagon: 12, Compact: 240, Pickup: 7 }} />
}
