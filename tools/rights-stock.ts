import type { StaffRole } from '#shared/actor.ts'

/** What a call is asked with, and what it is answered. */
export interface RightsCase<World, Caller extends string> {
  /** address, where the path of the contract is not enough */
  url?: (world: World) => string
  payload?: (world: World) => object
  /** status for those whom the contract lets through; by default for everybody alike */
  answer: number
  /** for customers who do not own the record */
  stranger?: number
  /** for those to whom the service says something else */
  otherwise?: Partial<Record<Caller, number>>
  headers?: Record<string, string>
}

/** A car in stock that nobody sees yet, a task and a picture of it, and a picture that was taken away. */
export interface StockWorld {
  stock: number
  task: number
  picture: string
  gone: string
}

/** The smallest card that is opened. */
const stockFields = (modelOf: { brand: number; model: number }) => ({
  brandId: modelOf.brand,
  modelId: modelOf.model,
  operationType: 'Standard',
  condition: 'Used',
  isNew: false,
  registrationType: 'Local',
  isControlled: false,
  vehicleRepairStatusType: 'NotRequired',
  financing: false,
  features: [],
  ...Object.fromEntries(
    [
      'version storageAreaId cityId chassisNumber registrationNumber releaseDate mileage fuelType gearType bodyStyle color doors seats',
      'fiscalPower isFirstHand origin warrantyInMonths warrantyExpirationDate financingRatio financingMonths videoLink descriptionFr descriptionAr',
    ]
      .flatMap((line) => line.split(' '))
      .map((name) => [name, null]),
  ),
})
const duster = { brand: 0, model: 0 }
/** What the pictures of a car in stock answer to those who do not keep the stock. */
const ofStock = { stranger: 404, owner: 404, editor: 404, expert: 403, controller: 403 } as const
/** A form with one picture of a single point, as a browser sends it. */
const onePixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const pictureForm = Buffer.concat([
  Buffer.from('--edge\r\ncontent-disposition: form-data; name="File"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'),
  onePixel,
  Buffer.from('\r\n--edge--\r\n'),
])

/** The stock of the staff and the pictures of its cars. */
export const stockCases: Record<string, RightsCase<StockWorld, 'nobody' | 'stranger' | 'owner' | StaffRole>> = {
  addStock: { payload: () => stockFields(duster), answer: 200 },
  getStock: { url: ({ stock }) => `/api/staff/vehicles/${stock}`, answer: 200 },
  saveStock: {
    url: ({ stock }) => `/api/staff/vehicles/${stock}`,
    payload: () => ({ revision: 'another', fields: stockFields(duster) }),
    answer: 409,
  },
  priceStock: { url: ({ stock }) => `/api/staff/vehicles/${stock}/price`, payload: () => ({ price: 90_000, was: null }), answer: 200 },
  switchStock: { url: ({ stock }) => `/api/staff/vehicles/${stock}/switches`, payload: () => ({ isPromoted: true }), answer: 200 },
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
  deleteDocument: { url: ({ picture }) => `/documents/VehicleGalleryPicture/${picture}`, answer: 204, otherwise: ofStock },
  restoreDocument: { url: ({ gone }) => `/documents/VehicleGalleryPicture/${gone}/restore`, answer: 200, otherwise: ofStock },
}

/** A car in stock with a task, a picture and one that was taken away. */
export async function makeStock(one: <T>(text: string, ...values: unknown[]) => Promise<T>, like: number): Promise<StockWorld> {
  Object.assign(duster, await one('select brand_id as brand, model_id as model from vehicles where id = $1', like))
  return one(
    `with parked as (
      insert into vehicles (reference, brand_id, model_id, last_status) values ('RS-1', $1, $2, 'Pending') returning id
    ), task as (
      insert into administrative_tasks (vehicle_id, title) select id, 'Vignette' from parked returning id
    ), pictures as (
      insert into documents (owner_type, owner_id, type, status, file_name, mime_type, size, hash, width, height, is_deleted)
      select 'Vehicle', id, 'VehicleGalleryPicture', 'Published', 'a.webp', 'image/webp', 1, repeat('a', 64), 1, 1, gone
      from parked, unnest(array[false, true]) gone returning id, is_deleted
    )
    select parked.id as stock, task.id as task, kept.id as picture, taken.id as gone
    from parked, task, pictures kept, pictures taken where not kept.is_deleted and taken.is_deleted`,
    duster.brand,
    duster.model,
  )
}
