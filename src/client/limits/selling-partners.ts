// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const makePartnerKeyLimits = {
  name: { required: true, maxLength: 80 },
} as const satisfies Limits

export const sendPartnerPurchaseLimits = {
  Civility: { required: true, values: ['M.', 'Mme.', 'Société'] },
  FirstName: { required: true, maxLength: 60 },
  LastName: { required: true, maxLength: 60 },
  CompanyName: { maxLength: 120 },
  Ice: { maxLength: 20 },
  TradeRegister: { maxLength: 12 },
  IdNumber: { maxLength: 12 },
  Email: { required: true, maxLength: 254, kind: 'email' },
  Phone: { maxLength: 40 },
  City: { required: true, maxLength: 60 },
  Address: { maxLength: 120 },
  AddressLine2: { maxLength: 120 },
  Zip: { maxLength: 5 },
  Brand: { required: true, maxLength: 60 },
  Model: { required: true, maxLength: 80 },
  Unlisted: { values: ['Brand', 'Model'] },
  RegistrationNumber: { required: true, maxLength: 20 },
  ReleaseDate: { required: true, kind: 'date' },
  Mileage: { required: true, min: 1, max: 1000000, kind: 'integer' },
  FuelType: { values: ['Diesel', 'Gasoline', 'Hybrid', 'Electric'] },
  GearType: { values: ['Manual', 'Automatic'] },
  RegistrationType: { values: ['Local', 'Foreign'] },
  Type: { required: true, values: ['Purchase', 'TradeIn'] },
  StorageAreaId: { required: true, min: 1, max: 2147483647, kind: 'integer' },
  NewVehicleId: { min: 1, max: 2147483647, kind: 'integer' },
  DesiredBrand: { maxLength: 60 },
  DesiredModel: { maxLength: 80 },
  EstimateKey: { maxLength: 64 },
  IsHolder: { kind: 'boolean' },
  IsUnderCredit: { kind: 'boolean' },
} as const satisfies Limits
