import { StatusLabel } from './status-label.tsx'

/** The six tones. */
export default function StatusLabelExamples() {
  return (
    <>
      <StatusLabel tone="new" label="Nouvelle demande" />
      <StatusLabel tone="good" label="Acceptée" />
      <StatusLabel tone="running" label="En cours" />
      <StatusLabel tone="warning" label="Désactivée" />
      <StatusLabel tone="bad" label="Documents refusés" />
      <StatusLabel tone="draft" label="Brouillon" />
    </>
  )
}
