import { useState } from 'react'
import { useExampleWords } from './example-words.ts'
import { IconButton } from './icon-button.tsx'

export default function IconButtonExamples() {
  const say = useExampleWords()
  const [kept, setKept] = useState(true)
  const share = say({ fr: 'Partager', ar: 'مشاركة' })
  return (
    <>
      <IconButton icon="share-2" label={share} />
      <IconButton icon="share-2" label={share} look="line" />
      <IconButton icon="heart" label={say({ fr: 'Favori', ar: 'مفضلة' })} look="float" pressed={kept} onClick={() => setKept(!kept)} />
      <IconButton icon="heart" label={say({ fr: 'Favori, libre', ar: 'غير مفضلة' })} look="float" pressed={false} />
      <IconButton icon="x" label={say({ fr: 'Fermer', ar: 'إغلاق' })} look="line" disabled />
    </>
  )
}
