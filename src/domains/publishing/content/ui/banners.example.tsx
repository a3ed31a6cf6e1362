import { Banners } from './banners.tsx'

/** Each kind of banner, with and without a link. */
export default function BannersExamples() {
  return (
    <Banners
      banners={[
        {
          id: 1,
          kind: 'Warning',
          text: {
            fr: 'L’agence de Fès est fermée jusqu’à lundi : travaux dans la rue.',
            ar: 'وكالة فاس مغلقة إلى غاية الاثنين بسبب أشغال في الشارع.',
          },
          link: null,
          linkText: null,
          ends: null,
          picture: null,
          alt: null,
        },
        {
          id: 2,
          kind: 'Offer',
          text: { fr: 'Portes ouvertes ce samedi dans toutes nos agences.', ar: 'أبواب مفتوحة هذا السبت في كل وكالاتنا.' },
          link: '/workshops',
          linkText: { fr: 'Trouver une agence', ar: 'ابحث عن وكالة' },
          ends: null,
          picture: null,
          alt: null,
        },
        {
          id: 3,
          kind: 'Info',
          text: { fr: 'Le centre d’appels répond aussi le dimanche.', ar: 'مركز النداء يجيب أيضاً يوم الأحد.' },
          link: null,
          linkText: null,
          ends: null,
          picture: null,
          alt: null,
        },
      ]}
    />
  )
}
