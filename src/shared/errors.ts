/** Error codes of the API with their HTTP status. The messages are in `i18n/<lang>/errors.json`. */
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

/** Reasons of an invalid value (`errors[].reason`). Server and browser share the messages in the pack `fieldErrors`. */
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

/** An invalid value. `limit`, `values` and `reference` fill the placeholders of the message. */
export interface FieldFault {
  /** name of a path or query parameter, or dotted path of a body member (`fields.fiscalPower`) */
  field: string
  reason: FieldReason
  /** the minimum or maximum that the value violates */
  limit?: number
  /** allowed values */
  values?: readonly string[]
  /** the record that already has this value */
  reference?: string
}

/** Values for the placeholders of an error message, e.g. `{ limit: 20 }`. */
export type ErrorDetails = Record<string, string | number>

/** Returns the values for the message of an invalid value. */
export function detailsOf(fault: FieldFault | undefined): ErrorDetails {
  if (!fault) return {}
  const { values, ...plain } = fault
  return { ...plain, ...(values && { values: values.join(', ') }) }
}

/**
 * An error with a code of the list. `details` fill the placeholders of the message, `faults` lists invalid values, `log` is for the log
 * only.
 */
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
