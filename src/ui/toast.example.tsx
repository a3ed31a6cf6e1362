import { Button } from './button.tsx'
import { useToast } from './toast.tsx'

/** A good one with an undo, a bad one; at most three at once. */
export default function ToastExamples() {
  const toast = useToast()
  return (
    <>
      <Button
        variant="outline"
        onClick={() => toast.success('Ajoutée aux favoris', { detail: 'Dacia Duster', action: { label: 'Annuler', run: () => undefined } })}
      >
        Réussite
      </Button>
      <Button variant="outline" onClick={() => toast.error('Pas de réseau', { detail: 'Vérifiez votre connexion et réessayez.' })}>
        Échec
      </Button>
    </>
  )
}
