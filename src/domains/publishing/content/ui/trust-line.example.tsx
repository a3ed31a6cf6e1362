import { exampleElement } from './example-element.ts'
import { TrustLine } from './trust-line.tsx'

export default function TrustLineExamples() {
  return (
    <TrustLine
      promises={[
        exampleElement(1, { icon: 'scale', titles: { fr: 'Prix comparés au marché', ar: 'أثمنة مقارنة بالسوق' } }),
        exampleElement(2, { icon: 'shield', titles: { fr: 'Garantie 3 à 6 mois', ar: 'ضمان من 3 إلى 6 أشهر' } }),
        exampleElement(3, { icon: 'repeat', titles: { fr: 'Échange sous un mois', ar: 'استبدال خلال شهر' } }),
        exampleElement(4, { icon: 'banknote', titles: { fr: 'Vendeur payé par virement', ar: 'أداء بتحويل بنكي' } }),
      ]}
    />
  )
}
