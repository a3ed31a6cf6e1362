/**
 * The closed list of errors that a call may answer: code → HTTP status.
 * The sentence shown to a person is under the same code in `i18n/<lang>/errors.json`.
 */
export const errorStatus = {
  BadRequest: 400,
  InvalidFilter: 400,
  Unauthorized: 401,
  Forbidden: 403,
  AntiForgery: 403,
  CustomerInactive: 403,
  PhoneUnconfirmed: 403,
  ContactBlocked: 403,
  MessagesClosed: 403,
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
  TooManyAdverts: 409,
  NotFinanced: 409,
  LastAdmin: 409,
  SettingChanged: 409,
  CarTaken: 409,
  BookingClosed: 409,
  PriceNotPaid: 409,
  CancelAsked: 409,
  CheckListOpen: 409,
  NotSigned: 409,
  ExchangeOver: 409,
  EditConflict: 409,
  VehicleTaken: 409,
  TooFewPictures: 409,
  PrintoutNotReady: 409,
  OfferOver: 409,
  SlotTaken: 409,
  AppointmentNear: 409,
  PapersMissing: 409,
  SecondPerson: 409,
  CarHeld: 409,
  ConversationClosed: 409,
  Gone: 410,
  PayloadTooLarge: 413,
  UnsupportedMediaType: 415,
  RangeNotSatisfiable: 416,
  TooManyRequests: 429,
  ReadingUnderWay: 429,
  Unexpected: 500,
  NotReady: 503,
  PaymentsClosed: 503,
  ReaderBusy: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/**
 * Why a value is refused: the closed list of reasons that `errors[].reason` may hold. The sentence for each is in the pack
 * `fieldErrors`; server and browser use the same ones.
 */
export const fieldReasons = [
  'invalid',
  'required',
  'number',
  'int',
  'boolean',
  'date',
  'email',
  'uuid',
  'phone',
  'mobile',
  'code',
  'codeExpired',
  'zip',
  'company',
  'name',
  'notInList',
  'tooBig',
  'tooSmall',
  'tooLong',
  'tooShort',
  'tooMany',
  'tooFew',
  'repeated',
  'consent',
  'cin',
  'ice',
  'rc',
  'plate',
  'chassis',
  'chassisExists',
  'releaseDate',
  'unproven',
  'secureAddress',
  'ownArea',
  'byTransfer',
  'sameArea',
  'noFormerPrice',
  'aboveMarket',
  'picture',
  'pdf',
  'pdfActive',
  'tooManyPages',
  'fileType',
  'fileSize',
  'hours',
  'numbers',
  'farAbove',
  'doubtfulPrice',
  'rib',
  'unexplained',
  'byContract',
  'chequeKnown',
  'byCertification',
  'byInspection',
  'taken',
  'alreadyRead',
  'otherCar',
  'aboveRange',
  'unlisted',
  'oneCriterion',
  'oneLetterAWeek',
] as const

export type FieldReason = (typeof fieldReasons)[number]

/** One refused value. `limit`, `values` and `reference` fill the sentence of the reason. */
export interface FieldFault {
  /** as the client sent it: the name of a path or query parameter, or the dotted path of a body member (`fields.fiscalPower`) */
  field: string
  reason: FieldReason
  /** the number that was passed, not reached or exceeded */
  limit?: number
  /** the values that are accepted */
  values?: readonly string[]
  /** the record that has this value already */
  reference?: string
}

/** What the sentence of an error may name, e.g. `{ limit: 20 }`. */
export type ErrorDetails = Record<string, string | number>

/** What the sentence of a refused value may name. */
export function detailsOf(fault: FieldFault | undefined): ErrorDetails {
  if (!fault) return {}
  const { values, ...plain } = fault
  return { ...plain, ...(values && { values: values.join(', ') }) }
}

/** An error of the closed list. `details` fill the placeholders of its sentence, `faults` name the refused values, `log` is for the log only. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails
  readonly status: number
  readonly faults: readonly FieldFault[]

  constructor(code: ErrorCode, details: ErrorDetails = {}, log?: string, faults: readonly FieldFault[] = []) {
    super(log ?? code)
    this.name = 'AppError'
    this.code = code
    this.details = details
    this.status = errorStatus[code]
    this.faults = faults
  }
}
