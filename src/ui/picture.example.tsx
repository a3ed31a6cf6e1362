import { useExamplePictures } from './example-pictures.ts'
import { useExampleWords } from './example-words.ts'
import { Picture, StoredPicture } from './picture.tsx'

export default function PictureExamples() {
  const say = useExampleWords()
  const [first, second, third] = useExamplePictures(3)
  const alt = say({ fr: 'Une voiture de trois quarts', ar: 'سيارة من الأمام والجانب' })
  return (
    <>
      <div style={{ maxInlineSize: '20rem' }}>{first && <Picture picture={first} alt={alt} sizes="20rem" ratio="8 / 5" eager />}</div>
      <div style={{ display: 'grid', inlineSize: '10rem', blockSize: '10rem', flex: 'none' }}>
        {second && <Picture picture={second} alt={alt} sizes="10rem" eager />}
      </div>
      <div style={{ display: 'grid', inlineSize: '6rem', blockSize: '4rem', flex: 'none' }}>
        {third && <StoredPicture hash={third.hash} width={320} alt={alt} />}
      </div>
    </>
  )
}
