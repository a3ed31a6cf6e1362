// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const addStockLimits = {
  brandId: { required: true, min: 1, max: 2147483647, kind: 'integer' },
  modelId: { required: true, min: 1, max: 2147483647, kind: 'integer' },
  version: { maxLength: 120 },
  operationType: { required: true, values: ['Standard', 'Intermediation', 'Ad'] },
  condition: { required: true, values: ['New', 'Used'] },
  registrationType: { values: ['Local', 'Foreign'] },
  registrationNumber: { maxLength: 30 },
  chassisNumber: { maxLength: 30 },
  releaseDate: { kind: 'date' },
  origin: { values: ['WW au Maroc', 'Dédouanée', 'Importée neuve', 'Pas encore dédouanée'] },
  isFirstHand: { kind: 'boolean' },
  mileage: { min: 0, max: 2000000, kind: 'integer' },
  fuelType: { values: ['Diesel', 'Gasoline', 'Hybrid', 'Electric'] },
  gearType: { values: ['Manual', 'Automatic'] },
  bodyStyle: { values: ['Cabriolet', 'Citadine', 'Pickup', 'Compact', 'SUV', 'Sedan', 'Fourgonnette', 'SportsCar', 'MiniVan', 'Wagon'] },
  color: { values: ['White', 'Grey', 'Silver', 'Black', 'Blue', 'Red', 'Brown', 'Beige', 'Green', 'Yellow', 'Orange', 'Burgundy', 'Gold', 'Purple'] },
  fiscalPower: { min: 1, max: 99, kind: 'integer' },
  doors: { min: 1, max: 9, kind: 'integer' },
  seats: { min: 1, max: 60, kind: 'integer' },
  storageAreaId: { min: 1, max: 2147483647, kind: 'integer' },
  cityId: { min: 1, max: 2147483647, kind: 'integer' },
  vehicleRepairStatusType: { values: ['NotRequired', 'NotRepaired', 'Repaired'] },
  financing: { required: true, kind: 'boolean' },
  financingRatio: { min: 0, max: 100, kind: 'number' },
  financingMonths: { min: 1, max: 120, kind: 'integer' },
  videoLink: { maxLength: 500 },
  'description.fr': { maxLength: 8000 },
  'description.ar': { maxLength: 8000 },
  isNew: { required: true, kind: 'boolean' },
  features: { required: true, maxItems: 200 },
} as const satisfies Limits

export const arrangePicturesLimits = {
  pictures: { required: true, maxItems: 200 },
} as const satisfies Limits

export const floorStockLimits = {
  floorPrice: { min: 1, max: 100000000, kind: 'integer' },
} as const satisfies Limits

export const moveStockLimits = {
  action: { required: true, values: ['submit', 'activate', 'transfer', 'receive', 'publish', 'unpublish'] },
  comment: { maxLength: 500 },
  storageAreaId: { min: 1, max: 2147483647, kind: 'integer' },
  arrivesOn: { kind: 'date' },
} as const satisfies Limits

export const saveStockLimits = {
  revision: { required: true, maxLength: 64 },
  'fields.brandId': { required: true, min: 1, max: 2147483647, kind: 'integer' },
  'fields.modelId': { required: true, min: 1, max: 2147483647, kind: 'integer' },
  'fields.version': { maxLength: 120 },
  'fields.operationType': { required: true, values: ['Standard', 'Intermediation', 'Ad'] },
  'fields.condition': { required: true, values: ['New', 'Used'] },
  'fields.registrationType': { values: ['Local', 'Foreign'] },
  'fields.registrationNumber': { maxLength: 30 },
  'fields.chassisNumber': { maxLength: 30 },
  'fields.releaseDate': { kind: 'date' },
  'fields.origin': { values: ['WW au Maroc', 'Dédouanée', 'Importée neuve', 'Pas encore dédouanée'] },
  'fields.isFirstHand': { kind: 'boolean' },
  'fields.mileage': { min: 0, max: 2000000, kind: 'integer' },
  'fields.fuelType': { values: ['Diesel', 'Gasoline', 'Hybrid', 'Electric'] },
  'fields.gearType': { values: ['Manual', 'Automatic'] },
  'fields.bodyStyle': { values: ['Cabriolet', 'Citadine', 'Pickup', 'Compact', 'SUV', 'Sedan', 'Fourgonnette', 'SportsCar', 'MiniVan', 'Wagon'] },
  'fields.color': { values: ['White', 'Grey', 'Silver', 'Black', 'Blue', 'Red', 'Brown', 'Beige', 'Green', 'Yellow', 'Orange', 'Burgundy', 'Gold', 'Purple'] },
  'fields.fiscalPower': { min: 1, max: 99, kind: 'integer' },
  'fields.doors': { min: 1, max: 9, kind: 'integer' },
  'fields.seats': { min: 1, max: 60, kind: 'integer' },
  'fields.storageAreaId': { min: 1, max: 2147483647, kind: 'integer' },
  'fields.cityId': { min: 1, max: 2147483647, kind: 'integer' },
  'fields.vehicleRepairStatusType': { values: ['NotRequired', 'NotRepaired', 'Repaired'] },
  'fields.financing': { required: true, kind: 'boolean' },
  'fields.financingRatio': { min: 0, max: 100, kind: 'number' },
  'fields.financingMonths': { min: 1, max: 120, kind: 'integer' },
  'fields.videoLink': { maxLength: 500 },
  'fields.description.fr': { maxLength: 8000 },
  'fields.description.ar': { maxLength: 8000 },
  'fields.isNew': { required: true, kind: 'boolean' },
  'fields.features': { required: true, maxItems: 200 },
} as const satisfies Limits

export const switchStockLimits = {
  isPromoted: { kind: 'boolean' },
  isFeatured: { kind: 'boolean' },
  isCertified: { kind: 'boolean' },
  isArchived: { kind: 'boolean' },
} as const satisfies Limits
