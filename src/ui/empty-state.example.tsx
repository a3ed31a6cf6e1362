import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

/** With two ways out. */
export default function EmptyStateExamples() {
  return (
    <EmptyState title="Aucune voiture pour l’instant" text="Élargissez le budget, ou laissez-nous vous prévenir.">
      <Button variant="outline" size="small">
        Effacer les filtres
      </Button>
      <Button size="small">Créer l’alerte</Button>
    </EmptyState>
  )
}
