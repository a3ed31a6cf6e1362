import { Tabs } from './tabs.tsx'

/** Two contents. */
export default function TabsExamples() {
  return (
    <Tabs
      label="Que voulez-vous faire ?"
      tabs={[
        { name: 'Acheter', count: '1 284', content: <p>Chercher une voiture.</p> },
        { name: 'Vendre ou reprendre', content: <p>Décrire sa voiture.</p> },
      ]}
    />
  )
}
