import { Journey } from './journey.tsx'

/** A case in the middle of its way, and one that has arrived. */
export default function JourneyExamples() {
  const words = ['Réservation', 'Accord', 'Paiement', 'Facture', 'Contrôle', 'Livraison']
  const steps = (at: number) =>
    words.map((label, i) => ({
      key: label,
      label,
      state: i < at ? ('done' as const) : i === at ? ('now' as const) : ('next' as const),
      say: i < at ? 'fait' : i === at ? 'en cours' : 'à venir',
      ...(i < at && { when: `${18 + i}/03` }),
    }))
  return (
    <>
      <Journey label="Étapes" steps={steps(3)} summary="Étape 4 sur 6 : Facture" />
      <Journey label="Étapes" steps={steps(6)} summary="Terminé" />
    </>
  )
}
