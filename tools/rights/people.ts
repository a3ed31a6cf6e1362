import type { Cases } from './cases.ts'

const person = { civility: 'M.', firstName: 'Ali', lastName: 'Idrissi', language: 'fr' }

const aBanner = {
  ...{ kind: 'Info', place: 'Home', starts: '2026-03-20T08:00:00Z' },
  text: { fr: 'Fermé le 20 mars.', ar: 'مغلق يوم 20 مارس.' },
}

const aStore = {
  ...{ names: { fr: 'Rihla Settat', ar: 'رحلة سطات' }, addresses: { fr: '1, avenue Hassan II', ar: '1، شارع الحسن الثاني' } },
  ...{ city: 'Settat', phone: '0523001140', latitude: 33, longitude: -7.62, hours: [null, null, null, null, null, null, null] },
}

const aLetter = {
  ...{ languages: ['fr'], subject: { fr: 'Mars', ar: '' } },
  ...{ text: { fr: 'Bonjour.', ar: '' }, linkText: { fr: '', ar: '' } },
}

/** Calls about the own account and its records, and staff calls about people and settings. */
export const peopleCases: Cases = {
  // the caller's own records
  createPreference: { payload: () => ({ brands: ['Dacia'] }), answer: 200 },
  getPreference: { answer: 200, stranger: 204 },
  createAlert: { payload: () => ({ brands: ['Dacia'] }), answer: 200 },
  listAlerts: { answer: 200 },
  getCurrentCustomer: { answer: 200 },
  updateCurrentCustomer: { payload: () => ({ address: '1, rue X', addressLine2: null, zip: '20000', city: 'Rabat' }), answer: 200 },
  updateConsents: { payload: () => ({ consents: [{ purpose: 'News', channel: 'Email', given: true }] }), answer: 200 },
  askDataExport: { answer: 200 },
  getDataExport: { answer: 200 },
  listFavourites: { answer: 200 },
  mergeFavourites: { payload: ({ car }) => ({ cars: [{ id: car }] }), answer: 200 },
  addFavourite: { answer: 204 },
  removeFavourite: { answer: 204 },
  setPriceAlert: { payload: () => ({ below: 90_000 }), answer: 200 },
  removePriceAlert: { answer: 204 },

  // records of one owner: 404 for other callers
  getAlert: { url: ({ alert }) => `/api/customers/alerts/${alert}`, answer: 200, stranger: 404 },
  saveAlert: {
    url: ({ alert }) => `/api/customers/alerts/${alert}`,
    payload: () => ({ brands: ['Renault'], frequency: 'Weekly', news: true, isDeactivated: false }),
    answer: 200,
    stranger: 404,
  },
  deleteAlert: { url: ({ alert }) => `/api/customers/alerts/${alert}`, answer: 204, stranger: 404 },
  savePreference: {
    payload: ({ alert }) => ({ id: alert, brands: ['Renault'], frequency: 'Weekly', news: true, isDeactivated: false }),
    answer: 200,
    stranger: 404,
  },
  deletePreference: { url: ({ alert }) => `/api/customers/preferences?id=${alert}`, answer: 204, stranger: 404 },
  getCustomer: { url: ({ owner }) => `/api/customers/${owner}`, answer: 200, stranger: 404 },
  downloadDataExport: { url: ({ copy }) => `/api/customers/current/export/${copy}`, answer: 200, stranger: 404 },

  // the token of a message authorises the call
  stopPreference: { url: ({ alertToken }) => `/api/customers/preferences/stop?token=${alertToken}`, answer: 200 },
  resumePreference: { url: ({ alertToken }) => `/api/customers/preferences/resume?token=${alertToken}`, answer: 200 },
  stopPriceAlert: { url: ({ dropToken }) => `/api/favourites/alerts/${dropToken}/stop`, answer: 200 },
  confirmNewsletter: { url: ({ letterToken }) => `/api/newsletter/${letterToken}/confirm`, answer: 204 },
  unsubscribeFromNewsletter: { url: ({ letterToken }) => `/api/newsletter/${letterToken}/unsubscribe`, answer: 204 },
  // disabled without the provider's secret
  reportBounces: { payload: () => ({ reports: [{ kind: 'Bounced', address: 'a@b.ma' }] }), answer: 404 },

  getCurrentStaff: { answer: 200 },
  listStaff: { answer: 200 },
  addStaffMember: { payload: () => ({ email: 'stranger@exemple.ma', roles: ['agent'] }), answer: 200 },
  changeStaffMember: { url: () => '/api/staff/members/editor', payload: () => ({ roles: ['editor'], areaIds: [] }), answer: 200 },
  deactivateStaffMember: { url: () => '/api/staff/members/colleague/deactivate', answer: 200 },
  reactivateStaffMember: { url: () => '/api/staff/members/editor/reactivate', answer: 200 },
  inviteStaffMemberAgain: { url: () => '/api/staff/members/editor/invite', answer: 204 },
  listRotas: { answer: 200 },
  changeRota: { url: () => '/api/staff/rotas/1', payload: () => ({ days: [[], [], [], [], [], [], []] }), answer: 200 },
  addAbsence: {
    url: () => '/api/staff/members/editor/absences',
    payload: () => ({ firstDay: '2026-03-16', lastDay: '2026-03-20' }),
    answer: 200,
  },
  dropAbsence: { url: () => '/api/staff/absences/999999', answer: 404 },
  listAudit: { answer: 200 },
  listAuditNames: { answer: 200 },
  searchRecords: { url: () => '/api/staff/search?q=salma', answer: 200 },
  listSettings: { answer: 200 },
  changeSetting: {
    url: () => '/api/staff/settings/contact.replyHours',
    payload: () => ({ value: '4', was: '4' }),
    answer: 200,
  },
  listCustomers: { answer: 200 },
  listCustomerBookings: { url: ({ owner }) => `/api/customers/${owner}/bookings`, answer: 200 },
  listMessages: { answer: 200 },
  retryMessage: { url: () => '/api/staff/messages/999999/retry', answer: 404 },
  listSuppressed: { answer: 200 },
  liftSuppression: { payload: () => ({ id: '0'.repeat(32) }), answer: 404 },
  addCustomer: { payload: () => ({ ...person, phone: '0611223344' }), answer: 200 },
  deactivateCustomer: {
    url: ({ owner }) => `/api/customers/${owner}/deactivate`,
    payload: () => ({ comment: 'Asked for it' }),
    answer: 200,
  },
  activateCustomer: { url: ({ owner }) => `/api/customers/${owner}/activate`, payload: () => ({ comment: 'Asked for it' }), answer: 409 },
  listContactRequests: { answer: 200 },
  answerContactRequest: { url: ({ contact }) => `/api/contactrequests/${contact}/answer`, answer: 204 },
  releaseContactRequest: { url: ({ contact }) => `/api/contactrequests/${contact}/release`, answer: 204 },
  addHoliday: { payload: () => ({ date: '2026-12-24', name: { fr: 'Pont', ar: 'عطلة' } }), answer: 200 },
  changeHoliday: {
    url: ({ holiday }) => `/api/holidays/${holiday}`,
    payload: () => ({ date: '2026-12-25', name: { fr: 'Pont', ar: 'عطلة' } }),
    answer: 200,
  },
  dropHoliday: { url: ({ holiday }) => `/api/holidays/${holiday}`, answer: 204 },

  // site pages and their editor
  getHomePage: { answer: 200 },
  getHelpPage: { answer: 200 },
  getAssistancePage: { answer: 200 },
  getFaqPage: { answer: 200 },
  voteOnAnswer: { payload: () => ({ question: 'Comment réserver une voiture ?', isHelpful: true }), answer: 204 },
  listAnswerVotes: { answer: 200 },
  getAboutPage: { answer: 200 },
  getCookiesPage: { answer: 200 },
  getPrivacyPage: { answer: 200 },
  getCommitmentPage: { answer: 200 },
  listPromiseFigures: { answer: 200 },
  listCampaigns: { answer: 200 },
  getCampaign: { url: () => '/api/staff/newsletter/campaigns/999999', answer: 404 },
  addCampaign: { payload: () => ({ campaign: aLetter }), answer: 200 },
  changeCampaign: { url: () => '/api/staff/newsletter/campaigns/999999', payload: () => ({ campaign: aLetter, version: 1 }), answer: 404 },
  dropCampaign: { url: () => '/api/staff/newsletter/campaigns/999999', answer: 404 },
  moveCampaign: { url: () => '/api/staff/newsletter/campaigns/999999/schedule', payload: () => ({ version: 1 }), answer: 404 },
  tryCampaign: { url: () => '/api/staff/newsletter/campaigns/999999/test', answer: 404 },
  countReaders: { payload: () => ({ languages: ['fr'] }), answer: 200 },
  exportReaders: { answer: 200 },
  listStores: { answer: 200 },
  addStore: { payload: () => ({ store: aStore }), answer: 200 },
  changeStore: { url: () => '/api/staff/stores/999999', payload: () => ({ store: aStore, version: 1 }), answer: 404 },
  listAgenda: { url: () => '/api/staff/appointments', answer: 200 },
  blockPlaces: {
    payload: () => ({
      storageAreaId: 1,
      kind: 'Expertise',
      starts: '2036-03-18T10:00:00.000Z',
      ends: '2036-03-18T12:00:00.000Z',
      places: 1,
    }),
    answer: 200,
  },
  addAppointment: {
    payload: () => ({ storageAreaId: 1, kind: 'Visit', starts: '2026-03-16T10:00:00Z' }),
    answer: 400,
  },
  endAppointment: { url: () => '/api/staff/appointments/999999/steps', payload: () => ({ status: 'Cancelled' }), answer: 404 },
  freePlace: { url: () => '/api/staff/appointments/blocks/999999', answer: 404 },
  listStoreCapacities: { url: () => '/api/staff/stores/1/capacities', answer: 200 },
  changeStoreCapacities: { url: () => '/api/staff/stores/1/capacities', payload: () => ({ capacities: [], was: [] }), answer: 200 },
  listLiveBanners: { answer: 200 },
  listBanners: { answer: 200 },
  addBanner: { payload: () => ({ banner: aBanner }), answer: 200 },
  changeBanner: { url: () => '/api/staff/banners/999999', payload: () => ({ banner: aBanner, version: 1 }), answer: 404 },
  dropBanner: { url: () => '/api/staff/banners/999999', answer: 404 },
  getPageDesks: { answer: 200 },
  getPageVersion: { url: () => '/api/staff/websitepages/Home/versions/1', answer: 404 },
  sharePreview: { url: () => '/api/staff/websitepages/Home/link', answer: 200 },
  readPreview: { url: () => '/api/websitepages/previews/00000000-0000-4000-8000-000000000000', answer: 404 },
  previewPage: {
    url: () => '/api/staff/websitepages/Home/preview',
    payload: () => ({ titleFR: '', titleAR: '', pageSections: [] }),
    answer: 200,
  },
  getPageDesk: { url: () => '/api/staff/websitepages/Home', answer: 200 },
  savePageDraft: {
    url: () => '/api/staff/websitepages/Home/draft',
    payload: () => ({ page: { titleFR: '', titleAR: '', pageSections: [] }, draft: null }),
    answer: 200,
  },
  publishPage: { url: () => '/api/staff/websitepages/Home/publish', payload: () => ({ draft: null }), answer: 404 },
  restorePage: { url: () => '/api/staff/websitepages/Home/restore', payload: () => ({ published: null }), answer: 404 },
}
