import type { VehicleFeatures } from '../contract.ts'
import { EquipmentList } from './equipment-list.tsx'

const category = (code: string, fr: string, ar: string, features: readonly (readonly [fr: string, ar: string])[]): VehicleFeatures => ({
  code,
  title: fr,
  titles: { fr, ar },
  features: features.map((names, i) => ({ id: i, code: `${code}${i}`, title: names[0], titles: { fr: names[0], ar: names[1] } })),
})

const categories = [
  category('comfort', 'Confort', 'الراحة', [
    ['Climatisation automatique', 'مكيف أوتوماتيكي'],
    ['Régulateur de vitesse', 'مثبت السرعة'],
    ['Sièges chauffants', 'مقاعد مدفأة'],
    ['Toit ouvrant', 'سقف قابل للفتح'],
    ['Démarrage sans clé', 'تشغيل بدون مفتاح'],
    ['Vitres électriques', 'نوافذ كهربائية'],
    ['Volant réglable', 'مقود قابل للتعديل'],
  ]),
  category('safety', 'Sécurité', 'السلامة', [
    ['ABS', 'نظام منع انغلاق المكابح'],
    ['Airbags latéraux', 'وسائد هوائية جانبية'],
    ['Caméra de recul', 'كاميرا الرجوع إلى الخلف'],
  ]),
  category('empty', 'Autre', 'أخرى', []),
]

/** Two categories, the first folded; nothing known. */
export default function EquipmentListExamples() {
  return (
    <>
      <div>
        <EquipmentList categories={categories} />
      </div>
      <div>
        <EquipmentList categories={[]} />
      </div>
    </>
  )
}
