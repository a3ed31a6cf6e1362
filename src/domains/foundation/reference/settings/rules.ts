import type { FieldFault } from '#shared/errors.ts'
import { mileageSteps } from '#shared/mileage-steps.ts'
import { e164 } from '#shared/phone.ts'
import type { SettingRow } from './contract.ts'

type Shape = Pick<SettingRow, 'shape' | 'min' | 'max' | 'whole' | 'options' | 'unit'>

const number = (min: number, max: number, unit: Shape['unit'] = null, whole = true): Shape => ({
  shape: 'number',
  min,
  max,
  whole,
  options: [],
  unit,
})
const plain = (shape: SettingRow['shape']): Shape => ({ shape, min: null, max: null, whole: false, options: [], unit: null })
const numbers = (min: number, max: number, unit: Shape['unit']): Shape => ({ ...number(min, max, unit), shape: 'numbers' })
const days = number(1, 3650, 'days')
/** time limit of a step */
const due = number(5, 20_000, 'workMinutes')
const rate = number(0, 1, 'share', false)

/** Shapes of keys whose type alone is not enough. Other keys are validated by their type. */
const shapes: Record<string, Shape> = {
  'site.email': plain('email'),
  'customerCentre.phone': plain('phone'),
  'assistance.phone': plain('phone'),
  // empty: no one is on duty
  'assistance.mobile': { ...plain('phone'), min: 0 },
  'assistance.callbackMinutes': number(5, 240, 'minutes'),
  'customerCentre.hours': plain('hours'),
  'booking.hours': plain('hours'),
  'booking.depositDirhams': number(1, 100_000, 'dirhams'),
  'booking.holdMinutes': number(5, 120, 'minutes'),
  'booking.offerMinutes': number(5, 120, 'minutes'),
  'booking.placeDays': number(1, 90, 'days'),
  // law 31-08: right of withdrawal from a distance purchase within seven days
  'booking.refundDays': number(7, 90, 'days'),
  'booking.proformaDays': number(1, 90, 'days'),
  'company.capital': number(1, 100_000_000_000, 'dirhams'),
  'invoice.prefix': { ...number(1, 8), shape: 'text' },
  'invoice.vat': { ...plain('choice'), options: ['Margin', 'Standard', 'Exempt'] },
  'invoice.vatRate': rate,
  'warranty.steps': { ...number(0, 1_000_000), shape: 'rows', options: ['maxAge', 'maxMileage', 'months'] },
  'booking.agentDiscount': number(0, 100, 'percent'),
  'booking.managerDiscount': number(0, 100, 'percent'),
  'booking.refundAlone': number(0, 10_000_000, 'dirhams'),
  'booking.mileageLimit': number(0, 20_000, 'km'),
  'booking.exchangeMonths': number(0, 12, 'months'),
  'favourites.hoverCount': number(1, 10),
  'favourites.dropPercent': number(0, 90, 'percent'),
  'prices.stockChange': number(1, 90, 'percent'),
  'prices.advertChange': number(1, 90, 'percent'),
  'prices.belowMarket': number(5, 90, 'percent'),
  'prices.aboveMarket': number(10, 500, 'percent'),
  'warranty.minMonths': number(0, 60, 'months'),
  'warranty.maxMonths': number(0, 60, 'months'),
  'appointments.expertisePlaces': number(0, 20),
  'appointments.expertiseMinutes': number(15, 240, 'minutes'),
  'appointments.noticeHours': number(0, 72, 'hours'),
  'appointments.horizonDays': number(7, 90, 'days'),
  'appointments.reminderHours': number(1, 72, 'hours'),
  'ads.readingMinutes': number(5, 20_000, 'workMinutes'),
  'ads.visibleDays': number(1, 365, 'days'),
  'ads.minPictures': number(0, 30),
  'ads.maxOwn': number(1, 1000),
  'ads.messagesHourly': number(1, 1000),
  'ads.conversationsHourly': number(1, 1000),
  'ads.phonesHourly': number(1, 1000),
  'ads.phonesOfNetworkHourly': number(1, 10_000),
  'ads.conversationDays': number(30, 3650, 'days'),
  'ads.adviceSample': number(5, 10_000),
  'ads.deviceAccounts': number(2, 100),
  'ads.deviceDays': number(1, 730, 'days'),
  'purchases.offerDays': number(1, 90, 'days'),
  'purchases.dueMinutes': number(5, 20_000, 'workMinutes'),
  'purchases.silentDays': number(7, 365, 'days'),
  'expertise.costFactor': number(1.1, 20, null, false),
  'purchases.draftDays': number(1, 60, 'days'),
  'purchases.partnerHourly': number(1, 10_000),
  'purchases.partnerKeyMonths': number(1, 60, 'months'),
  'inspection.points': number(1, 1000),
  'payment.sellerHours': number(1, 720, 'hours'),
  'financing.annualRate': rate,
  'financing.vat': rate,
  'financing.maximumRate': rate,
  'financing.months': numbers(1, 120, 'months'),
  'financing.defaultMonths': number(1, 120, 'months'),
  'financing.minAdvance': number(0, 100, 'percent'),
  'financing.maxAdvance': number(0, 100, 'percent'),
  'financing.defaultAdvance': number(0, 100, 'percent'),
  'financing.dossierFee': number(0, 100_000, 'dirhams'),
  'search.mileageSteps': { ...numbers(0, 2_000_000, 'km'), options: mileageSteps.map(String) },
  'search.landingMinimum': number(1, 50),
  'vehicles.soldPageDays': days,
  'vehicles.minPictures': number(0, 50),
  'customers.exportDays': number(1, 30, 'days'),
  'customers.unusedMonths': number(12, 120, 'months'),
  'customers.warningDays': number(7, 180, 'days'),
  'customers.consentProofMonths': number(12, 240, 'months'),
  'customers.codesHourly': number(10, 100_000),
  'contact.mailsHourly': number(10, 100_000),
  'contact.replyHours': number(1, 100, 'workHours'),
  'contact.duplicateDays': days,
  'contact.keepDays': days,
  'contact.heldDays': days,
  'newsletter.perMinute': number(1, 10_000),
  'newsletter.pendingDays': days,
  'newsletter.unsubscribedDays': days,
  'content.unusedPictureDays': days,
  'visits.consentMonths': number(12, 120, 'months'),
  'estimates.keepDays': days,
  'estimates.minComparables': number(3, 100),
  'estimates.mileagePercent': number(0, 50, 'percent'),
  'estimates.soldMonths': number(1, 120, 'months'),
  'purchases.offerShareLow': number(1, 100, 'percent'),
  'purchases.offerShareHigh': number(1, 100, 'percent'),
  'intermediation.mandateDays': number(7, 365, 'days'),
  'ads.feeDirhams': number(0, 1_000_000, 'dirhams'),
  // a value of a registration document with a lower confidence needs a check
  'greyCard.minConfidence': rate,
  // the database never deletes rows younger than a year, whatever the value
  'audit.keepMonths': number(12, 240, 'months'),
}

/** Returns how a setting is validated and edited. */
export function shapeOf(key: string, type: SettingRow['type']): Shape {
  if (shapes[key]) return shapes[key]
  if (key.startsWith('booking.due.')) return due
  return type === 'number' ? number(0, 1_000_000_000, null, false) : plain(type)
}

/** Returns true for data that only the operator can supply; the shipped value is an example. */
export function isOperators(key: string, { shape }: Shape): boolean {
  return key.startsWith('company.') || shape === 'phone' || shape === 'email' || (shape === 'text' && key !== 'invoice.prefix')
}

/** Reason for a rejected value, with its limits. */
type SettingFault = Omit<FieldFault, 'field'>

/** Returns why a value is rejected, as a key of the `field` messages with its limits; null when it is valid. */
export function settingFault(value: string, { shape, min, max, whole, options }: Shape): SettingFault | null {
  switch (shape) {
    case 'number':
      return numberFault(value, { min, max, whole })
    case 'boolean':
      return value === 'true' || value === 'false' ? null : { reason: 'boolean' }
    case 'phone':
      return e164(value) !== null || (min === 0 && value === '') ? null : { reason: 'phone' }
    case 'email':
      return /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]{2,}$/.test(value) ? null : { reason: 'email' }
    case 'hours':
      return isWeek(parsed(value)) ? null : { reason: 'hours' }
    case 'numbers':
      return listFault(parsed(value), { min, max, options })
    case 'choice':
      return options.includes(value) ? null : { reason: 'notInList', values: options }
    case 'rows':
      return rowsFault(parsed(value), { min, max, options })
    case 'json':
      return parsed(value) === undefined ? { reason: 'invalid' } : null
    case 'text':
      if (min !== null && value.length < min) return { reason: 'required' }
      if (max !== null && value.length > max) return { reason: 'tooLong', limit: max }
      return min === null || /^[\p{L}\d]+$/u.test(value) ? textFault(value) : { reason: 'invalid' }
    default:
      return textFault(value)
  }
}

/** Validates text that is printed or displayed on one line. */
function textFault(value: string): SettingFault | null {
  return value.length > 500 ? { reason: 'tooLong', limit: 500 } : /\p{Cc}/u.test(value) ? { reason: 'invalid' } : null
}

function numberFault(value: string, { min, max, whole }: Pick<Shape, 'min' | 'max' | 'whole'>): SettingFault | null {
  if (!/^-?\d{1,12}(\.\d{1,6})?$/.test(value)) return { reason: 'number' }
  const found = Number(value)
  // checked as text: `5.0` is whole, but SQL cannot cast it to int
  if (whole && !/^-?\d+$/.test(value)) return { reason: 'int' }
  if (min !== null && found < min) return { reason: 'tooSmall', limit: min }
  return max !== null && found > max ? { reason: 'tooBig', limit: max } : null
}

function listFault(list: unknown, { min, max, options }: Pick<Shape, 'min' | 'max' | 'options'>): SettingFault | null {
  if (!Array.isArray(list) || list.length === 0 || list.length > 50) return { reason: 'numbers' }
  const rises = list.every((one, i) => Number.isInteger(one) && (i === 0 || one > list[i - 1]))
  if (!rises) return { reason: 'numbers' }
  if (options.length > 0 && !list.every((one) => options.includes(String(one)))) return { reason: 'notInList', values: options }
  if (min !== null && list[0] < min) return { reason: 'tooSmall', limit: min }
  return max !== null && list.at(-1) > max ? { reason: 'tooBig', limit: max } : null
}

function rowsFault(rows: unknown, { min, max, options }: Pick<Shape, 'min' | 'max' | 'options'>): SettingFault | null {
  if (!Array.isArray(rows) || rows.length === 0 || rows.length > 20) return { reason: 'invalid' }
  const cells = rows.flatMap((row) => {
    const cell = Object(row) as Record<string, unknown>
    return Object.keys(cell).length === options.length ? options.map((name) => cell[name]) : [undefined]
  })
  if (!cells.every((cell) => typeof cell === 'number' && Number.isInteger(cell))) return { reason: 'int' }
  if (min !== null && cells.some((cell) => Number(cell) < min)) return { reason: 'tooSmall', limit: min }
  return max !== null && cells.some((cell) => Number(cell) > max) ? { reason: 'tooBig', limit: max } : null
}

const clock = /^([01]\d|2[0-3]):[0-5]\d$/

/** Returns true for seven days, Monday first, each closed or open from one time until a later one; at least one is open. */
function isWeek(week: unknown): boolean {
  if (!Array.isArray(week) || week.length !== 7 || week.every((day) => day === null)) return false
  return week.every((day) => {
    if (day === null) return true
    const { open, close, ...rest } = Object(day) as Record<string, unknown>
    if (typeof open !== 'string' || typeof close !== 'string' || Object.keys(rest).length > 0) return false
    return clock.test(open) && clock.test(close) && open < close
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
