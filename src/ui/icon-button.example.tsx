import { useState } from 'react'
import { IconButton } from './icon-button.tsx'

/** The three looks, and one that stays pressed. */
export default function IconButtonExamples() {
  const [kept, setKept] = useState(true)
  return (
    <>
      <IconButton icon="share-2" label="Partager" />
      <IconButton icon="share-2" label="Partager" look="line" />
      <IconButton icon="heart" label="Favori" look="float" pressed={kept} onClick={() => setKept(!kept)} />
      <IconButton icon="x" label="Fermer" look="line" disabled />
    </>
  )
}
