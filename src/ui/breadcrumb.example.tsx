import { Breadcrumb } from './breadcrumb.tsx'

/** Three steps. */
export default function BreadcrumbExamples() {
  return (
    <Breadcrumb
      label="Fil d’Ariane"
      steps={[{ name: 'Accueil', to: '/home' }, { name: 'Dacia', to: '/search-result?Brands=Dacia' }, { name: 'Duster' }]}
    />
  )
}
