import type { PrintoutTerms, printoutContent } from '#domains/processes/consignment/documents/content.ts'
import { saleFacts } from './purchase-papers.ts'

type Facts = Parameters<typeof printoutContent>[1]

/** A private consignment whose amounts, days and names are all different. */
export const mediationFacts: Facts = {
  id: 41,
  reference: 'RI-2026-000412',
  orderNumber: 'BM-2026-000412',
  type: 'Individual',
  lastStatus: 'Complete',
  seller: saleFacts.seller,
  isUnderCredit: true,
  terms: {
    intermediationTypeId: 1,
    names: { fr: 'Commission sur le prix de vente', ar: 'عمولة على ثمن البيع' },
    calculationRule: 'PV',
    saleFees: [
      { names: { fr: 'Commission de vente', ar: 'عمولة البيع' }, saleFeeType: 'Percent', value: 3.5 },
      { names: { fr: 'Frais de dossier', ar: 'مصاريف الملف' }, saleFeeType: 'Fixed', value: 1600 },
    ],
  },
  askingPrice: 119_900,
  floorPrice: 110_000,
  agreed: '2026-03-11T17:05:00Z',
  contracted: '2026-03-12T09:20:00Z',
  mandateUntil: '2026-06-10',
  signed: '2026-03-13T09:20:00Z',
  signedBy: 'Salma Alaoui',
  signature: null,
  salePrice: 117_300,
  sold: '2026-03-14T11:30:00Z',
  sheetId: 31,
  buyer: {
    civility: 'M.',
    firstName: 'Omar',
    lastName: 'Berrada',
    idNumber: 'BE904512',
    email: 'omar@exemple.ma',
    phone: '+212661907788',
    address: '3, rue Oued Ziz',
    zip: '10090',
    city: 'Rabat',
  },
  deliveryMileage: 84_512,
  account: saleFacts.account,
  transferDue: '2026-03-15T11:30:00Z',
  paid: null,
  transferReference: null,
  vehicle: saleFacts.vehicle,
  store: saleFacts.store,
}

/** A dealer's consignment, taxed on the margin and already paid. */
export const garageFacts: Facts = {
  ...mediationFacts,
  reference: 'RI-2026-000413',
  orderNumber: 'BM-2026-000413',
  type: 'GarageOwner',
  seller: { ...saleFacts.seller, civility: 'Société', companyName: 'Atlas Négoce SARL' },
  isUnderCredit: false,
  terms: {
    intermediationTypeId: 2,
    names: { fr: 'Prix net garanti', ar: 'ثمن صاف مضمون' },
    calculationRule: 'M',
    saleFees: [{ names: { fr: 'Part de la maison', ar: 'حصة الشركة' }, saleFeeType: 'Percent', value: 60 }],
  },
  paid: '2026-03-17T08:45:00Z',
  transferReference: 'VIR 55120931',
}

/** Document terms that differ from the default settings. */
export const mediationTerms: PrintoutTerms = { company: 'Rihla Maroc SARL', email: 'aide@rihla.example', transferHours: 36 }
