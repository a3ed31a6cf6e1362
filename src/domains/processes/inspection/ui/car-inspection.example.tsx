import { useLanguage } from '#i18n/text.ts'
import type { Language } from '#shared/language.ts'
import type { ShownSheet } from '../report/contract.ts'
import { CarInspection } from './car-inspection.tsx'

const families = {
  Body: ['Carrosserie, peinture', 'الهيكل والصباغة', 16],
  GlassAndLights: ['Vitrages et éclairage', 'الزجاج والإنارة', 14],
  WheelsAndBrakes: ['Roues et freins', 'العجلات والفرامل', 16],
  Engine: ['Moteur', 'المحرك', 15],
  DriveAndSteering: ['Transmission et direction', 'ناقل الحركة والتوجيه', 14],
  Electrics: ['Électricité, électronique', 'الكهرباء والإلكترونيات', 12],
  Interior: ['Habitacle', 'المقصورة', 13],
  RoadAndPapers: ['Essai routier, papiers', 'تجربة الطريق والوثائق', 10],
} as const

/** Inspection of 110 points: one repair, two open faults, one missing part. Also used by tests. */
export function exampleSheet(language: Language = 'fr', given: Partial<ShownSheet> = {}): ShownSheet {
  const say = (fr: string, ar: string) => (language === 'fr' ? fr : ar)
  return {
    code: '2345ABCDEFGH',
    reference: 'EX-2026-000123',
    seal: '3f9a'.repeat(16),
    version: 1,
    sealedAt: '2026-03-12T15:42:00.000Z',
    renewedAt: '2026-03-12T15:42:00.000Z',
    sealed: { day: '2026-03-12', time: '15:42' },
    renewed: '2026-03-12',
    inspectedOn: '2026-03-09',
    mileage: 55_002,
    store: say('Rihla Marrakech Guéliz', 'رحلة مراكش جليز'),
    car: { id: 7, reference: 'VO-100411', name: 'Dacia Duster', version: '1.5 Blue dCi 115 Prestige', releaseDate: '2023-09-17' },
    points: 110,
    counts: { ok: 106, fixed: 1, note: 2, none: 1 },
    families: Object.entries(families).map(([key, [fr, ar, size]]) => ({
      key: key as keyof typeof families,
      title: say(fr, ar),
      points: Array.from({ length: size }, (_, i) => {
        const point = { key: `point:${key}-${i}`, title: say(`Point ${i + 1}`, `النقطة ${i + 1}`), outcome: 'ok' as const }
        if (key === 'Body' && i === 0)
          return {
            ...point,
            title: say('Pare-chocs avant', 'واقي الصدمات الأمامي'),
            outcome: 'note' as const,
            action: 'Repair' as const,
            cost: 700,
            comment: 'Rayures sur 6 cm.',
          }
        if (key === 'Body' && i === 1)
          return {
            ...point,
            ...{
              title: say('Porte arrière gauche', 'الباب الخلفي الأيسر'),
              outcome: 'fixed' as const,
              action: 'Repair' as const,
              cost: 950,
            },
            ...{ comment: 'Bosse de 9 cm.', repairedOn: '2026-03-10', paid: 900, repairComment: 'Débosselée sans peinture.' },
          }
        if (key === 'Body' && i === 14)
          return { ...point, title: say('Épaisseur de peinture', 'سمك الصباغة'), measured: { value: 112, unit: 'µm' as const } }
        if (key === 'WheelsAndBrakes' && i === 5)
          return {
            ...point,
            title: say('Pneus arrière', 'الإطارات الخلفية'),
            outcome: 'note' as const,
            action: 'Replacement' as const,
            cost: 1800,
          }
        if (key === 'WheelsAndBrakes' && i === 1)
          return { ...point, title: say('Roue de secours', 'العجلة الاحتياطية'), outcome: 'none' as const, action: 'NotAvailable' as const }
        return point
      }),
    })),
    limits: [say('Rien n’a été démonté.', 'لم يُفكَّك أي جزء.')],
    ...given,
  }
}

/** Inspection on a vehicle page, and a car without one. */
export default function CarInspectionExamples() {
  const language = useLanguage()
  return (
    <>
      <div style={{ inlineSize: '100%' }}>
        <CarInspection sheet={exampleSheet(language)} question="#question" />
      </div>
      <div>
        <CarInspection sheet={null} question={null} />
      </div>
    </>
  )
}
