import { useExamplePictures } from '#ui/example-pictures.ts'
import { useExampleWords } from '#ui/example-words.ts'
import { IconButton } from '#ui/icon-button.tsx'
import type { SavedCar } from '../rules.ts'
import { UnavailableCard } from './unavailable-card.tsx'

/** A saved car that was sold, with its picture, and one that was withdrawn. */
export default function GoneCardExamples() {
  const say = useExampleWords()
  const [picture] = useExamplePictures(1)
  const kept: SavedCar = { id: 1, slug: 'dacia-duster-2021', title: 'Dacia Duster', price: 189_000, picture: null, savedOn: '2026-03-01' }
  const remove = <IconButton icon="x" look="float" label={say({ fr: 'Retirer', ar: 'حذف' })} />
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))', gap: '1.5rem' }}>
      <UnavailableCard kept={{ ...kept, picture: picture?.hash ?? null }} sold similar="/search-result?Models=Duster" remove={remove} />
      <UnavailableCard kept={{ ...kept, price: null }} sold={false} similar="/search-result?Models=Duster" remove={remove} />
    </div>
  )
}
