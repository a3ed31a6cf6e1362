/** Example of a call; a test validates it against the schemas. */
export interface Example {
  body?: unknown
  answer?: unknown
}

const buyer = {
  civility: 'Mme.',
  firstName: 'Salma',
  lastName: 'Alaoui',
  email: 'salma.alaoui@exemple.ma',
  phone: '0612345678',
  city: 'Rabat',
}

const hold = {
  key: '0f8b6f0e-5d0a-4f0e-9d2b-3a1f6f6f2c11',
  reference: 'RV-2026-000022',
  paymentId: '6a2f0c6e-2a34-4a0e-8a57-0d5f8a1c9b7e',
  holdUntil: '2026-11-22T10:15:00.000Z',
  deposit: 1000,
}

const preference = {
  brands: ['Dacia'],
  maxPrice: 120_000,
  fuelTypes: ['Diesel'],
  cities: ['Casablanca', 'Rabat'],
  frequency: 'Daily',
}

const preferenceAnswer = {
  ...preference,
  id: 41,
  customerId: 1207,
  customerUserId: 'b1f5c0de-8e0e-4a0a-9f5a-3f0c2b1d4e5f',
  nextSending: '2026-11-23T07:00:00.000Z',
  news: true,
  isDeactivated: false,
  count: 17,
  newCount: 2,
  created: '2026-11-22T10:00:00.000Z',
  lastModified: '2026-11-22T10:00:00.000Z',
  isDeleted: false,
}

const customer = {
  id: 1207,
  userId: 'b1f5c0de-8e0e-4a0a-9f5a-3f0c2b1d4e5f',
  civility: 'Mme.',
  firstName: 'Salma',
  lastName: 'Alaoui',
  companyName: null,
  idNumber: null,
  email: 'salma.alaoui@exemple.ma',
  emailVerified: true,
  phone: '0612345678',
  phoneVerified: true,
  language: 'fr',
  address: null,
  addressLine2: null,
  zip: null,
  city: 'Rabat',
  operationType: 'None',
  origin: 'FO',
  lastStatus: 'Active',
  statuses: [{ type: 'Active', comment: null, created: '2026-11-20T09:12:00.000Z' }],
  consents: [],
  documents: [],
  favoriteVehicles: [{ vehicleId: 812, customerId: 1207 }],
  isDeleted: false,
  created: '2026-11-20T09:12:00.000Z',
  lastModified: '2026-11-20T09:12:00.000Z',
}

/** By operation id. Cars have no example: it would need every new field, and `/api/docs` generates one from the schema. */
export const examples: Readonly<Record<string, Example>> = {
  addFavourite: { body: { price: 118_000, savedAt: '2026-11-20T18:04:00.000Z' } },
  createAlert: { body: preference, answer: preferenceAnswer },
  createPreference: { body: preference, answer: preferenceAnswer },
  bookVehicle: { body: { buyer, terms: true, loan: { advance: 20, months: 48 } }, answer: hold },
  bookFavourites: {
    body: { buyer, terms: true },
    answer: [
      { vehicleId: 812, held: hold, error: null, failure: null },
      { vehicleId: 940, held: null, error: 'CarTaken', failure: 2 },
    ],
  },
  getPayment: {
    answer: {
      id: hold.paymentId,
      state: 'Approved',
      amount: 1000,
      expires: hold.holdUntil,
      payable: false,
      refusal: null,
      returnReason: null,
    },
  },
  startPaymentAttempt: {
    answer: {
      action: 'https://gateway.example/fim/est3Dgate',
      fields: { clientid: '600000000', amount: '1000.00', oid: 'RV-2026-000022-1' },
    },
  },
  getCurrentCustomer: { answer: customer },
  sendContactRequest: {
    body: {
      firstName: 'Salma',
      lastName: 'Alaoui',
      phone: '0612345678',
      message: 'La voiture est-elle visible samedi matin ?',
      vehicleId: 812,
    },
    answer: { replyBy: '2026-11-23T09:00:00.000Z', replyDay: '2026-11-23', replyTime: '10:00', acknowledged: false },
  },
  simulateVehicle: {
    body: { advance: 20, months: 60, termsAccepted: true },
    answer: {
      vehiclePrice: 214_900,
      advance: 20,
      contribution: 42_980,
      financed: 171_920,
      months: 60,
      monthlyAmount: 3575,
      teg: 8.1,
      totalPaid: 215_640.5,
      totalCost: 43_720.5,
      fee: 1100,
      schedule: [],
    },
  },
  listCities: { answer: ['Agadir', 'Casablanca', 'Rabat'] },
  getStockCount: { answer: { count: 1070, certified: 412 } },
}
