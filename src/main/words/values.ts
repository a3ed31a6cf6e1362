import type { printoutContent } from '#domains/processes/buying/documents/printouts/content.ts'

type Facts = Parameters<typeof printoutContent>[1]
type Terms = Parameters<typeof printoutContent>[2]

const byCard = { method: null, paymentId: 'a1', corrects: null, externalReference: null }
const byHand = (method: 'BankTransfer' | 'Checks' | 'Cash' | null, externalReference: string | null) => ({
  method,
  paymentId: null,
  corrects: null,
  externalReference,
})

/** A booking whose amounts, days and names are all different. */
export const bookingFacts: Facts = {
  id: 123,
  reference: 'RV-2026-000123',
  saleReference: 'VT-2026-000098',
  lastStatus: 'Delivered',
  language: 'fr',
  created: '2026-03-05T10:14:00.000Z',
  buyer: {
    civility: 'Mme.',
    firstName: 'Salma',
    lastName: 'Benjelloun',
    email: 'salma@exemple.ma',
    phone: '+212661234567',
    address: '14, rue Ibn Batouta',
    addressLine2: 'Étage 3',
    zip: '20050',
    city: 'Casablanca',
    idNumber: 'BK482913',
    companyName: null,
    ice: null,
    registrationNumber: null,
  },
  listedPrice: 195_000,
  price: 189_000,
  deposit: 3500,
  paymentType: 'Financing',
  paymentMethod: 'BankTransfer',
  loan: { advance: 20, months: 12 },
  invoiceNumber: 'FV-2026-000012',
  invoiced: '2026-03-13T09:00:00.000Z',
  deliveryDate: '2026-03-17',
  delivered: '2026-03-18T15:30:00.000Z',
  deliveryMileage: 48_230,
  signedBy: 'Youssef Benjelloun',
  signature: null,
  warranty: {
    name: 'Sérénité',
    names: { fr: 'Sérénité', ar: 'الطمأنينة' },
    description: 'Moteur et boîte',
    descriptions: { fr: 'Moteur et boîte', ar: 'المحرك وعلبة السرعة' },
    months: 12,
    price: 4900,
  },
  warrantyUntil: '2027-03-18',
  adviser: 'Hicham Tazi',
  vehicle: {
    reference: 'VO-1042',
    brand: 'Dacia',
    model: 'Duster',
    version: '1.5 dCi Prestige',
    chassisNumber: 'UU1HJDAG562837461',
    registrationNumber: '48213B6',
    releaseDate: '2021-05-17',
    mileage: 48_200,
    fuelType: 'Diesel',
    gearType: 'Manual',
    fiscalPower: 6,
    color: 'Grey',
    warrantyInMonths: 6,
  },
  store: {
    name: 'Rihla Rabat',
    names: { fr: 'Rihla Rabat', ar: 'رحلة الرباط' },
    address: '2, avenue Annakhil',
    addresses: { fr: '2, avenue Annakhil', ar: '2، شارع النخيل' },
    city: 'Rabat',
    cityNames: { fr: 'Rabat', ar: 'الرباط' },
  },
  ledger: [
    { id: 1, kind: 'Held', amount: 3400, ...byCard, created: '2026-03-06T10:14:00.000Z' },
    { id: 2, kind: 'Paid', amount: 150_000, ...byHand('BankTransfer', 'VIR 88213045'), created: '2026-03-11T09:00:00.000Z' },
    {
      ...{ id: 3, kind: 'Paid', amount: 40_500, ...byHand('Checks', '7730021'), created: '2026-03-12T09:00:00.000Z' },
      cheque: { bank: 'Banque Populaire', day: '2026-03-08', isCertified: true },
    },
    { id: 4, kind: 'Returning', amount: 3400, ...byCard, created: '2026-03-14T10:14:00.000Z' },
    { id: 5, kind: 'Returned', amount: 6100, ...byHand('BankTransfer', 'VIR 7120'), created: '2026-03-19T09:00:00.000Z' },
    { id: 6, kind: 'Returned', amount: 2700, ...byHand('Cash', null), created: '2026-03-20T09:00:00.000Z' },
  ],
  checks: [
    {
      section: { fr: 'Extérieur', ar: 'الخارج' },
      title: 'Pneus',
      titles: { fr: 'Pneus', ar: 'الإطارات' },
      isFine: true,
      comment: null,
    },
    {
      section: { fr: 'Extérieur', ar: 'الخارج' },
      title: 'Balais',
      titles: { fr: 'Balais', ar: 'المساحات' },
      isFine: false,
      comment: 'Balai usé',
    },
  ],
  recovered: '2026-03-27T10:05:00.000Z',
  recoveryMileage: 48_950,
  credit: {
    number: 'AV-2026-000004',
    created: '2026-03-28T09:00:00.000Z',
    reason: 'Boîte trop dure',
    invoiceNumber: 'FV-2026-000013',
    invoiced: '2026-03-14T09:00:00.000Z',
    buyer: { civility: 'M.', firstName: 'Karim', lastName: 'Alaoui', city: 'Fès' },
    listedPrice: 184_000,
    price: 181_000,
    packPrice: 4700,
  },
  controlled: { at: '2026-03-16T11:20:00.000Z', by: 'Nadia Slaoui' },
}

/** The booking during two exchanges: payments transferred from one booking and to another. */
export const exchangedFacts: Facts = {
  ...bookingFacts,
  ledger: [
    { id: 1, kind: 'CarriedIn', amount: 141_200, ...byHand(null, 'RV-2026-000117'), created: '2026-03-06T10:14:00.000Z' },
    { id: 2, kind: 'Paid', amount: 46_300, ...byHand('BankTransfer', 'VIR 88213049'), created: '2026-03-11T09:00:00.000Z' },
    { id: 3, kind: 'CarriedOut', amount: 164_800, ...byHand(null, 'RV-2026-000131'), created: '2026-03-27T10:05:00.000Z' },
  ],
}

/** Document terms that differ from each other and from the default settings. */
export const terms: Terms = {
  vat: 'Standard',
  vatRate: 0.19,
  proformaDays: 9,
  refundDays: 13,
  exchangeMonths: 2,
  mileageLimit: 1100,
  court: 'Rabat',
  company: 'Rihla Maroc SARL',
  rib: '007 780 0001234567890123 45',
  email: 'aide@rihla.example',
  phone: '+212522001122',
  assistance: '+212522003344',
  loan: {
    annualRate: 0.0625,
    vat: 0.11,
    months: [12, 36],
    defaultMonths: 36,
    minAdvance: 10,
    maxAdvance: 60,
    defaultAdvance: 30,
    dossierFee: 850,
    maximumRate: 0.14,
    insuranceIncluded: false,
    lender: { fr: 'Crédit du Maroc', ar: 'مصرف المغرب' },
  },
}
