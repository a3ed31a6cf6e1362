import { exampleElement } from './example-element.ts'
import { Services } from './services.tsx'

export default function ServicesExamples() {
  return (
    <Services
      services={[
        exampleElement(1, { icon: 'store', titles: { fr: 'Nos agences', ar: 'وكالاتنا' }, href: '/workshops' }),
        exampleElement(2, { icon: 'calculator', titles: { fr: 'Financement', ar: 'التمويل' }, href: '/search-result?IsFinanced=true' }),
        exampleElement(3, { icon: 'lifeBuoy', titles: { fr: 'Assistance 24 h/24', ar: 'مساعدة 24 ساعة/24' }, href: '/support' }),
        exampleElement(4, { icon: 'bell', titles: { fr: 'Une alerte', ar: 'تنبيه' } }),
      ]}
    />
  )
}
