import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

/** Looks, sizes, states. */
export default function ButtonExamples() {
  return (
    <>
      <Button>Primaire</Button>
      <Button variant="tonal">Doux</Button>
      <Button variant="outline">Contour</Button>
      <Button variant="ghost">Discret</Button>
      <Button variant="accent">Accent</Button>
      <Button variant="danger">Supprimer</Button>
      <Button disabled>Inactif</Button>
      <Button busy>Envoi…</Button>
      <Button size="small">44 px</Button>
      <Button size="large">56 px</Button>
      <Button variant="outline">
        Suivant
        <Icon name="arrow-right" size={18} />
      </Button>
    </>
  )
}
