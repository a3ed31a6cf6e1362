import { buyer, type Case, type Cases } from './cases.ts'

/** A call about the booking that is in a state. */
function ofBooking(status: string, part: string, payload: object | null = {}): Pick<Case, 'url' | 'payload'> {
  return { url: ({ bookings }) => `/api/vehiclebookings/${bookings[status]}/${part}`, ...(payload && { payload: () => payload }) }
}

const account = { holder: 'Ali Idrissi', bankName: 'Banque Populaire', bankNumber: '007810000123456789012345' }
const visit = { storageAreaId: 1, starts: '2026-03-24T10:00:00Z' }
/** A car of a make that nobody knows. */
const request = {
  Civility: 'M.',
  FirstName: 'Ali',
  LastName: 'Idrissi',
  Email: 'ali@exemple.ma',
  Phone: '0612345678',
  City: 'Fès',
  Brand: 'Nulle',
  Model: 'Part',
  RegistrationNumber: '1A1',
  ReleaseDate: '2020-01-01',
  Mileage: '1000',
  Type: 'Purchase',
  StorageAreaId: '1',
}

/** Payments, bookings, sales and places in a line. */
export const salesCases: Cases = {
  // the key of a payment is the right
  getPayment: { url: ({ payment }) => `/api/payments/${payment}`, answer: 200 },
  startPaymentAttempt: { url: ({ payment }) => `/api/payments/${payment}/attempts`, answer: 200 },
  // the gateway signs what it says: what is not signed is answered and changes nothing
  takePaymentCallback: { payload: () => ({ oid: 'R1-1' }), answer: 200 },
  returnFromGateway: { url: () => '/api/payments/cmi/ok', payload: () => ({ oid: 'R1-1' }), answer: 303 },
  listPaymentsNeedingHands: { answer: 200 },
  retryPayment: { url: ({ stuck }) => `/api/payments/stuck/${stuck}/retry`, answer: 204 },
  settlePayment: { url: ({ stuck }) => `/api/payments/stuck/${stuck}/settle`, payload: () => ({ comment: 'Virement' }), answer: 204 },

  // bookings and sales: what the step itself says stands in the tests of their room
  listVehicleBookings: { answer: 200 },
  exportVehicleBookings: { answer: 200 },
  getVehicleBooking: { url: ({ bookings }) => `/api/vehiclebookings/${bookings.Submitted}`, answer: 200 },
  acceptBooking: { ...ofBooking('Submitted', 'accept'), answer: 200 },
  rejectBooking: { ...ofBooking('Submitted', 'reject', { comment: 'Vendue ailleurs' }), answer: 200 },
  cancelVehicleBooking: { ...ofBooking('Submitted', 'cancel', { comment: 'Le client renonce' }), answer: 200 },
  proposePrice: { ...ofBooking('Accepted', 'proposePrice', { price: 95_000 }), answer: 200 },
  withdrawPrice: { ...ofBooking('NewPriceSubmitted', 'withdraw', { comment: 'Erreur de saisie' }), answer: 200 },
  acceptPriceFor: { ...ofBooking('NewPriceSubmitted', 'acceptPriceFor', { way: 'Phone', comment: 'D’accord' }), answer: 200 },
  rejectPriceFor: { ...ofBooking('NewPriceSubmitted', 'rejectPriceFor', { way: 'Phone', comment: 'Trop cher' }), answer: 200 },
  submitPaymentDetails: {
    ...ofBooking('Accepted', 'submitPaymentDetails', { paymentType: 'Direct', paymentMethod: 'Checks' }),
    answer: 200,
  },
  addReceipt: { ...ofBooking('PayementDetailsSubmitted', 'receipts', { method: 'Cash', amount: 100 }), answer: 200 },
  takeReceiptBack: {
    url: ({ bookings, receipt }) => `/api/vehiclebookings/${bookings.PayementDetailsSubmitted}/receipts/${receipt}/takeback`,
    payload: () => ({ reason: 'Autre dossier' }),
    answer: 200,
  },
  billBooking: { ...ofBooking('PayementDetailsSubmitted', 'bill', {}), answer: 409 },
  listCheckParts: { ...ofBooking('Billed', 'checkparts', null), answer: 200 },
  updateCheckPart: { ...ofBooking('Billed', 'checkparts/1', { isFine: true }), answer: 200 },
  controlBooking: { ...ofBooking('Billed', 'control', {}), answer: 409 },
  planDelivery: { ...ofBooking('Billed', 'delivery', { deliveryDate: '2026-04-01', warrantyPackId: null }), answer: 200 },
  signBooking: { ...ofBooking('Controlled', 'signature', { signedBy: 'Ali', png: 'aGVsbG8=' }), answer: 415 },
  deliverBooking: { ...ofBooking('Controlled', 'deliver', { mileage: 10 }), answer: 409 },
  cancelBilled: { ...ofBooking('Billed', 'cancelBilled', { comment: 'Boîte cassée' }), answer: 200 },
  correctInvoice: {
    ...ofBooking('Billed', 'correctInvoice', { buyer: { ...buyer, idNumber: 'BK1', address: '1, rue X', city: 'Fès' }, comment: 'Ville' }),
    answer: 200,
  },
  reopenControl: { ...ofBooking('Controlled', 'reopenControl', { comment: 'Fuite' }), answer: 200 },
  correctDelivery: {
    ...ofBooking('Delivered', 'correctDelivery', { mileage: 1_000_000, isMileageConfirmed: true, comment: 'Faute de frappe' }),
    answer: 200,
  },
  recoverBooking: { ...ofBooking('Delivered', 'recover', { mileage: 10, comment: 'Échange' }), answer: 200 },
  listExchangeCars: { ...ofBooking('Delivered', 'exchange?q=RM-1', null), answer: 200 },
  exchangeBooking: {
    ...ofBooking('Delivered', 'exchange'),
    payload: ({ car }) => ({ vehicleId: car, price: 100_000, mileage: 10, comment: 'Trop petite' }),
    answer: 200,
  },
  addRefund: { ...ofBooking('Cancelled', 'refunds', { method: 'Cash', amount: 100 }), answer: 200 },
  editBuyer: { ...ofBooking('Accepted', 'buyer', buyer), answer: 200 },
  askPrice: { ...ofBooking('Accepted', 'asks/price', { price: 60_000, comment: 'Choc à l’aile' }), answer: 200 },
  askRefund: { ...ofBooking('Cancelled', 'asks/refund', { method: 'Cash', amount: 100, comment: 'Le client passe' }), answer: 200 },
  // who may say yes to what stands in the test of the room
  approveAsk: { ...ofBooking('Accepted', 'asks/2000000000/approve'), answer: 404 },
  refuseAsk: { ...ofBooking('Accepted', 'asks/2000000000/refuse', { remark: 'Trop bas' }), answer: 404 },
  listVehicleSales: { answer: 200 },
  listAssignees: { answer: 200 },
  getVehicleSale: { url: ({ sale }) => `/api/vehiclesales/${sale}`, answer: 200 },
  assignSale: { url: ({ sale }) => `/api/vehiclesales/${sale}/assign`, payload: () => ({}), answer: 200 },
  assignSales: { payload: ({ sale }) => ({ ids: [sale], subject: 'manager' }), answer: 200 },
  addSaleComment: {
    url: ({ sale }) => `/api/vehiclesales/${sale}/comments`,
    payload: () => ({ kind: 'Note', body: 'Rappeler' }),
    answer: 200,
  },
  // a booking that is not there: who may see and print those that are is in the test of the papers
  listOwnPrintouts: { url: () => '/api/bookings/00000000-0000-4000-8000-000000000000/documents', answer: 404 },
  listBookingPrintouts: { url: () => '/api/staff/bookings/2000000000/papers', answer: 404 },
  printBookingDocument: {
    url: () => '/api/staff/bookings/2000000000/papers',
    payload: () => ({ type: 'PurchaseInvoice', language: 'fr' }),
    answer: 404,
  },
  reviewDocument: {
    url: () => '/documents/00000000-0000-4000-8000-000000000000/review',
    payload: () => ({ status: 'Accepted' }),
    answer: 404,
  },

  // bookings of a customer: the key is the right to see and to give up, the account to agree to a price; closed at the hour of these tests
  getBookingHours: { answer: 200 },
  bookVehicle: { payload: () => ({ buyer, terms: true }), answer: 409 },
  bookFavourites: {
    url: ({ car }) => `/api/customers/favourites/book?ids=${car}`,
    payload: () => ({ buyer, terms: true }),
    answer: 409,
  },
  getBooking: { url: ({ priced }) => `/api/bookings/${priced}`, answer: 200 },
  cancelBooking: {
    url: ({ priced }) => `/api/bookings/${priced}/cancel`,
    payload: () => ({ comment: 'Changed my mind' }),
    answer: 404,
    otherwise: { owner: 200 },
  },
  withdrawCancel: { url: ({ priced }) => `/api/bookings/${priced}/cancel/withdrawal`, answer: 404, otherwise: { nobody: 401, owner: 409 } },
  answerNewPrice: {
    url: ({ priced }) => `/api/bookings/${priced}/price`,
    payload: () => ({ accepted: true }),
    answer: 404,
    otherwise: { nobody: 401, owner: 200 },
  },
  objectToAnswer: {
    url: ({ priced }) => `/api/bookings/${priced}/price/objection`,
    payload: () => ({}),
    answer: 404,
    otherwise: { nobody: 401, owner: 409 },
  },
  // of an account: its key is no way in, and no code goes out
  sendBookingCode: { url: ({ priced }) => `/api/bookings/${priced}/code`, answer: 404 },
  checkBookingCode: { url: ({ priced }) => `/api/bookings/${priced}/code/check`, payload: () => ({ code: '123456' }), answer: 404 },
  getOwnBuyer: { url: ({ priced }) => `/api/bookings/${priced}/buyer`, answer: 404, otherwise: { nobody: 401, owner: 200 } },
  editOwnBuyer: {
    url: ({ priced }) => `/api/bookings/${priced}/buyer`,
    payload: () => ({ idNumber: 'BK123456' }),
    answer: 404,
    otherwise: { nobody: 401, owner: 200 },
  },
  givePaymentDetails: {
    url: ({ priced }) => `/api/bookings/${priced}/paymentdetails`,
    payload: () => ({ paymentType: 'Direct', paymentMethod: 'Cash' }),
    answer: 404,
    otherwise: { nobody: 401, owner: 409 },
  },
  listSales: { answer: 200 },
  claimBooking: { payload: () => ({ token: '1.x' }), answer: 404 },
  claimPurchase: { payload: () => ({ token: '1.x' }), answer: 404 },
  listPurchases: { answer: 200 },
  // requests to sell: a key that is nobody's; who may what with one that is there stands in the tests of the room
  listCancellationReasons: { answer: 200 },
  getPurchase: { url: () => '/api/purchases/00000000-0000-4000-8000-000000000000', answer: 404 },
  answerPurchase: {
    url: () => '/api/purchases/00000000-0000-4000-8000-000000000000/steps',
    payload: () => ({ action: 'decline' }),
    answer: 404,
  },
  savePurchaseBankAccount: {
    url: () => '/api/purchases/00000000-0000-4000-8000-000000000000/bankaccount',
    payload: () => account,
    answer: 404,
  },
  listSlots: { url: () => '/api/appointments/slots?kind=Expertise&storageAreaId=1', answer: 200 },
  listFirstSlots: { url: () => '/api/appointments/firstslots?kind=Expertise', answer: 200 },
  getCalendarFile: { url: () => '/api/appointments/00000000-0000-4000-8000-000000000000/calendar', answer: 404 },
  arrangePurchaseVisit: {
    url: () => '/api/purchases/00000000-0000-4000-8000-000000000000/appointment',
    payload: () => visit,
    answer: 404,
  },
  cancelPurchaseVisit: { url: () => '/api/purchases/00000000-0000-4000-8000-000000000000/appointment', answer: 404 },
  arrangeVisitFor: { url: () => '/api/staff/purchases/2000000000/appointment', payload: () => visit, answer: 404 },
  cancelVisitFor: { url: () => '/api/staff/purchases/2000000000/appointment', answer: 404 },
  endPurchaseVisit: {
    url: () => '/api/staff/purchases/2000000000/appointment/steps',
    payload: () => ({ status: 'Done' }),
    answer: 404,
  },
  submitPurchase: { url: () => `/vehiclepurchases?${new URLSearchParams(request)}`, answer: 400 },
  savePurchaseDraft: {
    payload: () => ({ draftKey: '00000000-0000-4000-8000-000000000000', typed: { Brand: 'Dacia' }, estimate: null }),
    answer: 200,
  },
  getPurchaseDraft: { url: () => `/api/purchases/drafts/${'0'.repeat(32)}`, answer: 404 },
  takePurchase: { url: () => '/api/staff/purchases', payload: () => request, answer: 400 },
  // sheets of technical expertises: who may take which step stands in the tests of their room
  listExpertises: { answer: 200 },
  getExpertise: { url: () => '/api/staff/expertises/2000000000', answer: 404 },
  openExpertise: { payload: ({ car }) => ({ type: 'Certification', vehicleId: car }), answer: 200 },
  stepExpertise: { url: () => '/api/staff/expertises/2000000000/steps', payload: () => ({ action: 'submit' }), answer: 404 },
  saveExpertiseValue: { url: () => '/api/staff/expertises/2000000000/value', payload: () => ({ extras: 0 }), answer: 404 },
  reopenCheckParts: {
    url: () => '/api/staff/expertises/2000000000/reopen',
    payload: () => ({ parts: [1], comment: 'Facture vue' }),
    answer: 404,
  },
  syncExpertise: { url: () => '/api/staff/expertises/2000000000/sync', payload: () => ({ operations: [] }), answer: 404 },
  updateCheckPartQuotation: { url: () => '/api/vehiclecheckpartquotations/2000000000', payload: () => ({ action: 'None' }), answer: 404 },
  saveCheckPartRepair: {
    url: () => '/api/vehiclecheckpartquotations/2000000000/repair',
    payload: () => ({ isFixed: false }),
    answer: 404,
  },
  getVehicleExpertise: { url: () => '/api/vehicles/2000000000/expertise', answer: 404 },
  getCheckList: { answer: 200 },
  saveCheckList: { payload: () => ({ version: 1, parts: [] }), answer: 400 },

  findSellers: { url: () => '/api/staff/purchases/sellers?q=0612345678', answer: 200 },
  // cars sold for their owners: of one that is not there, as with purchases
  listIntermediations: { answer: 200 },
  getIntermediation: { url: () => '/api/intermediations/00000000-0000-4000-8000-000000000000', answer: 404 },
  answerIntermediation: {
    url: () => '/api/intermediations/00000000-0000-4000-8000-000000000000/steps',
    payload: () => ({ action: 'agreeFloor', floorPrice: 1 }),
    answer: 404,
  },
  saveIntermediationBankAccount: {
    url: () => '/api/intermediations/00000000-0000-4000-8000-000000000000/bankaccount',
    payload: () => account,
    answer: 404,
  },
  listStaffIntermediations: { answer: 200 },
  getStaffIntermediation: { url: () => '/api/staff/intermediations/2000000000', answer: 404 },
  stepIntermediation: { url: () => '/api/staff/intermediations/2000000000/steps', payload: () => ({ action: 'accept' }), answer: 404 },
  saveOwnerBankAccount: { url: () => '/api/staff/intermediations/2000000000/bankaccount', payload: () => account, answer: 404 },
  signIntermediation: {
    url: () => '/api/staff/intermediations/2000000000/signature',
    payload: () => ({ signedBy: 'Ali', png: 'aGVsbG8=' }),
    answer: 404,
  },
  preparePayout: { url: () => '/api/staff/intermediations/2000000000/payout', answer: 404 },
  dropPayout: { url: () => '/api/staff/intermediations/2000000000/payout', answer: 404 },
  confirmPayout: {
    url: () => '/api/staff/intermediations/2000000000/payout/confirm',
    payload: () => ({ transferReference: 'VIR 1' }),
    answer: 404,
  },
  listIntermediationTypes: { answer: 200 },
  addIntermediationType: { payload: () => ({}), answer: 400 },
  saveIntermediationType: { url: () => '/api/staff/intermediationtypes/1', payload: () => ({}), answer: 400 },
  listIntermediationPrintouts: { url: () => '/api/staff/intermediations/2000000000/papers', answer: 404 },
  printIntermediationDocument: {
    url: () => '/api/staff/intermediations/2000000000/papers',
    payload: () => ({ type: 'TransferPV', language: 'fr' }),
    answer: 404,
  },
  listStaffPurchases: { answer: 200 },
  getStaffPurchase: { url: () => '/api/staff/purchases/2000000000', answer: 404 },
  stepPurchase: { url: () => '/api/staff/purchases/2000000000/steps', payload: () => ({ action: 'accept' }), answer: 404 },
  prepareTransfer: {
    url: () => '/api/staff/purchases/2000000000/transfer',
    payload: () => ({ debited: 'Attijariwafa', reference: 'V-1' }),
    answer: 404,
  },
  sendTransferBack: { url: () => '/api/staff/purchases/2000000000/transfer/sendback', payload: () => ({ comment: 'Non' }), answer: 404 },
  // the key of a partner is the right, whoever else asks
  sendPartnerPurchase: { payload: () => ({ ...request, Mileage: 1000, StorageAreaId: 1 }), answer: 401 },
  getPartnerPurchase: { url: () => '/api/partners/purchases/RA-2026-000001', answer: 401 },
  listPartnerKeys: { answer: 200 },
  makePartnerKey: { payload: () => ({ name: '' }), answer: 400 },
  revokePartnerKey: { url: () => '/api/staff/partnerkeys/2000000000/revoke', answer: 404 },
  listTradedIn: { url: () => '/api/staff/bookings/2000000000/tradeins', answer: 404 },
  linkTradeIn: { url: () => '/api/staff/purchases/2000000000/booking', payload: () => ({ bookingId: 2_000_000_000 }), answer: 404 },
  commentPurchase: { url: () => '/api/staff/purchases/2000000000/comments', payload: () => ({ body: 'Clé' }), answer: 404 },
  listOwnPurchasePrintouts: { url: () => '/api/purchases/00000000-0000-4000-8000-000000000000/documents', answer: 404 },
  listPurchasePrintouts: { url: () => '/api/staff/purchases/2000000000/papers', answer: 404 },
  printPurchaseDocument: {
    url: () => '/api/staff/purchases/2000000000/papers',
    payload: () => ({ type: 'PurchaseInvoice', language: 'fr' }),
    answer: 404,
  },
  saveSellerBankAccount: { url: () => '/api/staff/purchases/2000000000/bankaccount', payload: () => account, answer: 404 },
  listWarrantyPacks: { answer: 200 },
  joinWaitlist: { url: ({ car }) => `/api/vehicles/${car}/places`, payload: () => ({ buyer }), answer: 200 },
  getWaitlistEntry: { url: ({ place }) => `/api/bookings/places/${place}`, answer: 200 },
  leaveWaitlist: { url: ({ place }) => `/api/bookings/places/${place}`, answer: 204 },
  bookFromWaitlist: { url: ({ place }) => `/api/bookings/places/${place}/book`, payload: () => ({ terms: true }), answer: 409 },
}
