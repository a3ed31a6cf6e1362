import type { Cases, World } from './cases.ts'

/** The minimal stock card. */
const stockFields = ({ brand, model }: World) => ({
  brandId: brand,
  modelId: model,
  operationType: 'Standard',
  condition: 'Used',
  isNew: false,
  registrationType: 'Local',
  isControlled: false,
  vehicleRepairStatusType: null,
  financing: false,
  features: [],
  ...Object.fromEntries(
    [
      'version storageAreaId cityId chassisNumber registrationNumber releaseDate mileage fuelType gearType bodyStyle color doors seats',
      'fiscalPower isFirstHand origin warrantyInMonths warrantyExpirationDate financingRatio financingMonths videoLink description',
    ]
      .flatMap((line) => line.split(' '))
      .map((name) => [name, null]),
  ),
})
/** Statuses of stock pictures for callers without stock rights. */
const ofStock = { stranger: 404, owner: 404, editor: 404, expert: 403, controller: 403 } as const
/** A form with one picture of one pixel, as a browser sends it. */
const onePixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const pictureForm = Buffer.concat([
  Buffer.from('--edge\r\ncontent-disposition: form-data; name="File"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'),
  onePixel,
  Buffer.from('\r\n--edge--\r\n'),
])

/** Staff stock, car pictures, and public calls. */
export const stockCases: Cases = {
  getSharePicture: { url: ({ car }) => `/documents/vehicles/${car}/fr.jpeg`, answer: 404 },
  addStock: { payload: stockFields, answer: 200 },
  getStock: { url: ({ stock }) => `/api/staff/vehicles/${stock}`, answer: 200 },
  saveStock: {
    url: ({ stock }) => `/api/staff/vehicles/${stock}`,
    payload: (world) => ({ revision: 'another', fields: stockFields(world) }),
    answer: 409,
  },
  priceStock: { url: ({ stock }) => `/api/staff/vehicles/${stock}/price`, payload: () => ({ price: 90_000, was: null }), answer: 200 },
  approveStockPrice: {
    url: ({ stock }) => `/api/staff/vehicles/${stock}/price/2000000000/approve`,
    payload: () => ({ price: 90_000 }),
    answer: 404,
  },
  refuseStockPrice: { url: ({ stock }) => `/api/staff/vehicles/${stock}/price/2000000000/refuse`, payload: () => ({}), answer: 404 },
  countStockPrices: { answer: 200 },
  floorStock: { url: ({ stock }) => `/api/staff/vehicles/${stock}/floorprice`, payload: () => ({ floorPrice: null }), answer: 200 },
  switchStock: { url: ({ stock }) => `/api/staff/vehicles/${stock}/switches`, payload: () => ({ isCertified: false }), answer: 200 },
  listModel: {
    url: ({ stock }) => `/api/staff/vehicles/${stock}/model`,
    payload: () => ({ brand: 'Dacia', model: 'Duster', adds: false }),
    answer: 404,
  },
  moveStock: { url: ({ stock }) => `/api/staff/vehicles/${stock}/move`, payload: () => ({ action: 'activate' }), answer: 200 },
  arrangePictures: {
    url: ({ stock }) => `/api/staff/vehicles/${stock}/pictures`,
    payload: ({ picture }) => ({ pictures: [{ id: picture, spec: 'Front' }] }),
    answer: 200,
  },
  addTask: {
    url: ({ stock }) => `/api/staff/vehicles/${stock}/tasks`,
    payload: () => ({ title: 'Mutation', description: null }),
    answer: 200,
  },
  orderTasks: { url: ({ stock }) => `/api/staff/vehicles/${stock}/tasks`, payload: ({ task }) => ({ ids: [task] }), answer: 200 },
  saveTask: {
    url: ({ stock, task }) => `/api/staff/vehicles/${stock}/tasks/${task}`,
    payload: () => ({ title: 'Mutation', description: null, was: { title: 'Vignette', description: null } }),
    answer: 200,
  },
  moveTask: {
    url: ({ stock, task }) => `/api/staff/vehicles/${stock}/tasks/${task}/move`,
    payload: () => ({ action: 'start' }),
    answer: 200,
  },
  uploadDocument: {
    url: ({ stock }) => `/documents/upload?Id=${stock}&Type=VehicleGalleryPicture&Spec=Front`,
    payload: () => pictureForm,
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    answer: 200,
    otherwise: ofStock,
  },
  uploadPart: {
    url: ({ stock }) =>
      `/documents/upload/parts?Id=${stock}&Type=VehicleGalleryPicture&ClientId=00000000-0000-4000-8000-000000000000&Offset=0&Size=1048576`,
    payload: () => pictureForm,
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    answer: 200,
    otherwise: ofStock,
  },
  deleteDocument: { url: ({ picture }) => `/documents/VehicleGalleryPicture/${picture}`, answer: 204, otherwise: ofStock },
  restoreDocument: { url: ({ gone }) => `/documents/VehicleGalleryPicture/${gone}/restore`, answer: 200, otherwise: ofStock },

  // public
  sendContactRequest: {
    payload: () => ({
      firstName: 'Ali',
      lastName: 'Idrissi',
      email: 'ali@exemple.ma',
      message: 'Bonjour, êtes-vous ouverts samedi matin ?',
    }),
    answer: 200,
  },
  // roadside assistance in the test data accepts messages
  askForCall: { payload: () => ({ name: 'Ali Idrissi', phone: '0612345678', what: 'Breakdown' }), answer: 200 },
  subscribeToNewsletter: { payload: () => ({ email: 'ali@exemple.ma', language: 'fr', consent: true }), answer: 200 },
  chooseConsent: {
    payload: () => ({ device: '5f0c2f0e-8a64-4f0e-9d3a-0b7c51d7f9aa', accepted: false, version: '2026-11', language: 'fr' }),
    answer: 204,
  },
  readGreyCard: { payload: () => pictureForm, headers: { 'content-type': 'multipart/form-data; boundary=edge' }, answer: 400 },
  getReadingPlace: { answer: 200 },
  sendPhoneCode: { url: () => '/phonenumbers/send?phone=0611223344', answer: 204 },
  checkPhoneCode: { url: () => '/phonenumbers/check?phone=0611223344&code=000000', answer: 400 },
  compareVehicles: { url: ({ car }) => `/api/vehicles/compare?VehicleIds=${car}&VehicleIds=${car + 1}`, answer: 200 },
  downloadDocument: { url: () => '/documents/download/VehicleInfoSheet/00000000-0000-4000-8000-000000000000', answer: 404 },
  getVehicleSheetReading: { url: ({ car }) => `/api/vehicles/${car}/expertise/sheet`, answer: 204 },
  getSealedExpertise: { url: () => '/api/expertises/ABCD-EFGH-JKLM', answer: 404 },
  getExpertiseReading: { url: () => '/api/expertises/ABCD-EFGH-JKLM/reading', answer: 404 },
  getExpertiseQr: { url: () => '/api/expertises/ABCD-EFGH-JKLM/qr', answer: 404 },
  getExpertisePhoto: { url: () => `/api/expertises/ABCD-EFGH-JKLM/photos/${'0'.repeat(64)}`, answer: 404 },
  getExpertisePaper: { url: () => '/api/expertises/ABCD-EFGH-JKLM/paper', answer: 404 },
  getVehicleCertificate: { url: () => '/api/expertises/ABCD-EFGH-JKLM/certificate', answer: 404 },
  checkPrintout: { url: () => '/api/papers/ABCD-EFGH-JKLM', answer: 404 },
  getVehicleSheet: { url: ({ car }) => `/api/vehicles/${car}/sheet`, answer: 303, makes: true },
  createEstimate: { payload: ({ model }) => ({ modelId: model, year: 2019, mileage: 84_000 }), answer: 200 },
  getEstimate: { url: () => `/api/estimates/${'0'.repeat(32)}`, answer: 404 },
  recogniseCar: { url: () => '/api/estimates/plates', payload: () => ({ plate: '48217B6' }), answer: 200 },
  simulateVehicle: { payload: () => ({ advance: 20, months: 60, termsAccepted: true }), answer: 200 },
  getBanner: { answer: 404 },
  getGalleryPicture: { url: ({ car }) => `/documents/${car}`, answer: 404 },
  getPictureVariant: { url: () => `/documents/pictures/${'0'.repeat(64)}/320.webp`, answer: 404 },
  getBrandIcon: { url: () => '/api/vehiclebrands/icons/Dacia', answer: 200 },
  listBrandModels: { url: () => '/api/vehiclebrands/Dacia/stripped', answer: 200 },
  listHolidays: { url: () => '/api/holidays?year=2026', answer: 200 },
  suggest: { url: () => '/api/search/suggest?q=dacia', answer: 200 },
  getPriceBasis: {
    url: () => '/api/vehicles/pricebasis?brand=Dacia&model=Duster&releaseDate=2020-01-01&mileage=80000',
    answer: 200,
  },
  ...Object.fromEntries(
    [
      'listVehicleDocuments listBrandIcons listBrands listCities listCityDetails listFeatures listModels listPublicSettings',
      'listResources listStorageAreaCities listStorageAreas getFacets getStockCount listVehicles getVehicle listFeaturedVehicles',
      'listStock listPromotedVehicles listRecommendations listVehicleFeatures getSimulationConfigs',
    ]
      .flatMap((line) => line.split(' '))
      .map((id) => [id, { answer: 200 }]),
  ),
}
