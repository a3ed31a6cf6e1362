import type { GalleryPicture } from '#domains/foundation/documents/contract.ts'
import { BodyStyleShape } from '#ui/body-style.tsx'
import { useExamplePictures } from '#ui/example-pictures.ts'
import { useExampleWords } from '#ui/example-words.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { CarGallery } from './car-gallery.tsx'

const angles: GalleryPicture['spec'][] = ['FrontLeft', 'Front', 'LateralRight', 'Back', 'LateralLeft', 'Dashboard', 'Interior', 'BackRight']

/** A full gallery, a single illustration of a sold car, and a car without pictures. */
export default function CarGalleryExamples() {
  const say = useExampleWords()
  const stored = useExamplePictures(angles.length)
  const pictures = stored.map(
    (picture, i): GalleryPicture => ({ ...picture, id: `picture-${i}`, spec: angles[i] ?? 'Front', isGenerated: false }),
  )
  const common = {
    title: 'Dacia Duster',
    silhouette: <BodyStyleShape style="SUV" />,
    videoLink: null,
    actions: <IconButton icon="heart" look="float" label={say({ fr: 'Favori', ar: 'مفضلة' })} pressed={false} />,
  }
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))', gap: '1.5rem' }}>
      <CarGallery {...common} pictures={pictures} videoLink="https://video.example/duster" />
      <CarGallery {...common} title="Renault Clio" pictures={pictures.slice(0, 1).map((one) => ({ ...one, isGenerated: true }))} faded />
      <CarGallery {...common} pictures={[]} />
    </div>
  )
}
