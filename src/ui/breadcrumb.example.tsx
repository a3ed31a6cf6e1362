import { Breadcrumb } from './breadcrumb.tsx'
import { useExampleWords } from './example-words.ts'

export default function BreadcrumbExamples() {
  const say = useExampleWords()
  const home = { name: say({ fr: 'Accueil', ar: 'الرئيسية' }), to: '/home' }
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Breadcrumb
        label={say({ fr: 'Fil d’Ariane', ar: 'مسار التنقل' })}
        steps={[home, { name: 'Dacia', to: '/search-result?Brands=Dacia' }, { name: 'Duster' }]}
      />
      <Breadcrumb
        label={say({ fr: 'Fil d’Ariane, long', ar: 'مسار تنقل طويل' })}
        steps={[
          home,
          { name: say({ fr: 'Voitures d’occasion', ar: 'سيارات مستعملة' }), to: '/search-result' },
          { name: 'Volkswagen', to: '/search-result?Brands=Volkswagen' },
          { name: 'Multivan Highline Edition', to: '/search-result?Models=Multivan' },
          { name: say({ fr: 'Volkswagen, jusqu’à 150 000 DH', ar: 'Volkswagen، إلى غاية 150 000 درهم' }), inWords: true },
        ]}
      />
    </div>
  )
}
