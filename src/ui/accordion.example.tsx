import { Accordion } from './accordion.tsx'

/** Two of a group: one open at a time. */
export default function AccordionExamples() {
  return (
    <div>
      <Accordion title="Comment se passe l’expertise ?" group="example" open>
        <p>Un expert examine la voiture en agence, sans engagement.</p>
      </Accordion>
      <Accordion title="Quelle garantie ?" group="example">
        <p>De 3 à 6 mois selon l’âge et le kilométrage.</p>
      </Accordion>
    </div>
  )
}
