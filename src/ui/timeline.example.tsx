import { Timeline } from './timeline.tsx'

/** A way in its middle. */
export default function TimelineExamples() {
  return (
    <Timeline
      entries={[
        { key: 1, state: 'done', title: 'Réservée', when: '24/03/2026 14:32' },
        { key: 2, state: 'now', title: 'Appel du conseiller', children: <p>Préparez votre pièce d’identité.</p> },
        { key: 3, state: 'next', title: 'Remise des clés' },
      ]}
    />
  )
}
