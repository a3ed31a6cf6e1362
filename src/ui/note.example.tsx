import { Note } from './note.tsx'

/** The five tones. */
export default function NoteExamples() {
  return (
    <>
      <Note tone="info" icon="clock" title="Les réservations ouvrent lundi à 8 h">
        <p>Du lundi au vendredi, de 8 h à 18 h.</p>
      </Note>
      <Note tone="good" icon="circle-check" title="Demande envoyée" />
      <Note tone="warning" icon="circle-alert" title="Le paiement n’est pas passé" />
      <Note tone="bad" icon="circle-alert" title="Document refusé" />
      <Note tone="accent" icon="sparkles" title="Annonce mise en avant" />
    </>
  )
}
