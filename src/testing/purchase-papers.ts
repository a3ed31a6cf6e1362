import type { PrintoutTerms, printoutContent } from '#domains/processes/selling/documents/content.ts'

type Facts = Parameters<typeof printoutContent>[1]

/** A private purchase whose amounts, days and names are all different. */
export const saleFacts: Facts = {
  id: 31,
  reference: 'RA-2026-000412',
  type: 'Purchase',
  lastStatus: 'DocumentsConformityAccepted',
  seller: {
    civility: 'Mme.',
    firstName: 'Salma',
    lastName: 'Alaoui',
    companyName: null,
    idNumber: 'BK482913',
    email: 'salma@exemple.ma',
    phone: '+212612345678',
    city: 'Casablanca',
    address: '14, rue Ibn Batouta',
    addressLine2: null,
    zip: '20050',
  },
  isHolder: false,
  isUnderCredit: true,
  estimated: { low: 112_000, high: 124_000 },
  offer: {
    amount: 109_500,
    startValue: 118_000,
    reasons: [
      {
        label: 'Pneus avant, usure (2)',
        names: { fr: 'Pneus avant, usure (2)', ar: 'الإطاران الأماميان، التآكل (2)' },
        phrases: [
          { fr: 'Usés jusqu’au témoin', ar: 'تآكل وصل إلى مؤشر الاستهلاك' },
          { fr: 'Usure irrégulière', ar: 'تآكل غير منتظم' },
        ],
        amount: -2400,
      },
      { label: 'Aile droite à repeindre', amount: -7600 },
      { label: 'Carnet d’entretien complet', amount: 1500 },
    ],
    offered: '2026-03-09T10:14:00Z',
  },
  until: '2026-03-16T10:15:00Z',
  agreed: '2026-03-11T17:05:00Z',
  orderNumber: 'BA-2026-000087',
  invoiced: '2026-03-13T09:20:00Z',
  account: {
    holder: 'Salma Alaoui',
    bankName: 'Attijariwafa bank',
    bankNumber: '007810000123456789012345',
    bankAddress: 'Agence Maârif, Casablanca',
  },
  conformed: '2026-03-14T11:30:00Z',
  transferDue: '2026-03-15T11:30:00Z',
  paid: null,
  transferReference: null,
  vehicle: {
    reference: 'VA-1207',
    brand: 'Peugeot',
    model: '208',
    version: '1.2 PureTech Active',
    chassisNumber: 'VF3CCHMZ6JT012345',
    registrationNumber: '12345A11',
    releaseDate: '2019-04-18',
    mileage: 84_600,
    fuelType: 'Gasoline',
    gearType: 'Manual',
    fiscalPower: 7,
    color: 'White',
    warrantyInMonths: null,
  },
  newVehicle: null,
  desired: null,
  store: {
    name: 'Rihla Casablanca',
    names: { fr: 'Rihla Casablanca', ar: 'رحلة الدار البيضاء' },
    address: '2, boulevard Ain Sebaa',
    addresses: { fr: '2, boulevard Aïn Sebaâ', ar: '2، شارع عين السبع' },
    city: 'Casablanca',
    cityNames: { fr: 'Casablanca', ar: 'الدار البيضاء' },
  },
}

/** A company's trade-in, already paid. */
export const tradeInFacts: Facts = {
  ...saleFacts,
  reference: 'RA-2026-000413',
  type: 'TradeIn',
  lastStatus: 'Complete',
  seller: { ...saleFacts.seller, civility: 'Société', companyName: 'Atlas Négoce SARL' },
  isHolder: true,
  isUnderCredit: false,
  estimated: null,
  offer: { amount: 98_300, startValue: null, reasons: [{ label: 'Pare-brise fêlé', amount: -1700 }], offered: '2026-03-08T08:14:00Z' },
  paid: '2026-03-17T08:45:00Z',
  transferReference: 'VIR 55120931',
  newVehicle: {
    vehicle: { ...saleFacts.vehicle, reference: 'VO-1042', brand: 'Dacia', model: 'Duster', version: null },
    price: 189_000,
  },
}

/** Document terms that differ from the default settings. */
export const purchaseTerms: PrintoutTerms = { company: 'Rihla Maroc SARL', email: 'aide@rihla.example', transferHours: 36 }

/** A purchase request, as in the query of `POST /vehiclepurchases`. */
export const requestQuery = {
  Civility: 'Mme.',
  FirstName: 'Salma',
  LastName: 'Alaoui',
  Email: 'salma@exemple.ma',
  Phone: '0612345678',
  City: 'Casablanca',
  Brand: 'Dacia',
  Model: 'Duster',
  RegistrationNumber: '48217 | ب | 6',
  ReleaseDate: '2019-03-12',
  Mileage: '84000',
  Type: 'Purchase',
  StorageAreaId: '1',
}
