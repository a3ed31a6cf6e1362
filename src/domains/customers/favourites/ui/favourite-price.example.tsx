import type { SavedCar } from '../rules.ts'
import { FavouritePrice } from './favourite-price.tsx'

const kept: SavedCar = { id: 1, slug: 'dacia-duster-2021', title: 'Dacia Duster', price: 189_000, picture: null, savedOn: '2026-03-01' }

/** Cheaper and dearer since it was saved, and without the day on which that was. */
export default function FavouritePriceExamples() {
  return (
    <>
      <FavouritePrice kept={kept} price={179_000} />
      <FavouritePrice kept={kept} price={192_500} />
      <FavouritePrice kept={{ ...kept, savedOn: '' }} price={179_000} />
    </>
  )
}
