/**
 * The closed list of errors that a call may answer: code → HTTP status.
 * The sentence shown to a person stands under the same code in `i18n/<lang>/errors.json`.
 */
export const errorStatus = {
  BadRequest: 400,
  InvalidFilter: 400,
  Unauthorized: 401,
  Forbidden: 403,
  AntiForgery: 403,
  CustomerInactive: 403,
  NotFound: 404,
  AccountUnknown: 404,
  VehicleNotFound: 404,
  DocumentNotFound: 404,
  MethodNotAllowed: 405,
  TransitionNotAllowed: 409,
  EmailExists: 409,
  PhoneExists: 409,
  DuplicateEnquiry: 409,
  TooManyAlerts: 409,
  FavouritesFull: 409,
  NotFinanced: 409,
  LastAdmin: 409,
  SettingChanged: 409,
  CarTaken: 409,
  BookingClosed: 409,
  PriceNotPaid: 409,
  CheckListOpen: 409,
  NotSigned: 409,
  ExchangeOver: 409,
  EditConflict: 409,
  VehicleTaken: 409,
  TooFewPictures: 409,
  PaperNotReady: 409,
  Gone: 410,
  PayloadTooLarge: 413,
  UnsupportedMediaType: 415,
  RangeNotSatisfiable: 416,
  TooManyRequests: 429,
  Unexpected: 500,
  NotReady: 503,
  PaymentsClosed: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** What the sentence of an error may name, e.g. `{ field: 'MinPrice' }`. */
export type ErrorDetails = Record<string, string | number>

/**
 * An error that the caller is told about. `details` fill the placeholders of its sentence;
 * `log` is for the log only.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails
  readonly status: number

  constructor(code: ErrorCode, details: ErrorDetails = {}, log?: string) {
    super(log ?? code)
    this.name = 'AppError'
    this.code = code
    this.details = details
    this.status = errorStatus[code]
  }
}
