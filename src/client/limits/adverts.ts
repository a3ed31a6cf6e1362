// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const appealVehicleAdLimits = {
  comment: { required: true, maxLength: 1000 },
} as const satisfies Limits

export const arrangeVehicleAdPhotosLimits = {
  ids: { required: true, maxItems: 200 },
} as const satisfies Limits

export const publishVehicleAdLimits = {
  id: { min: 1, max: 2147483647, kind: 'integer' },
  'disposedVehicle.brand': { maxLength: 60 },
  'disposedVehicle.model': { maxLength: 60 },
  'disposedVehicle.unlisted': { values: ['Brand', 'Model'] },
  'disposedVehicle.version': { maxLength: 120 },
  'disposedVehicle.releaseDate': { kind: 'date' },
  'disposedVehicle.mileage': { min: 0, max: 2000000, kind: 'integer' },
  'disposedVehicle.fuelType': { values: ['Diesel', 'Gasoline', 'Hybrid', 'Electric'] },
  'disposedVehicle.gearType': { values: ['Manual', 'Automatic'] },
  'disposedVehicle.bodyStyle': { values: ['Cabriolet', 'Citadine', 'Pickup', 'Compact', 'SUV', 'Sedan', 'Fourgonnette', 'SportsCar', 'MiniVan', 'Wagon'] },
  'disposedVehicle.color': { values: ['White', 'Grey', 'Silver', 'Black', 'Blue', 'Red', 'Brown', 'Beige', 'Green', 'Yellow', 'Orange', 'Burgundy', 'Gold', 'Purple'] },
  'disposedVehicle.doors': { min: 1, max: 9, kind: 'integer' },
  'disposedVehicle.seats': { min: 1, max: 60, kind: 'integer' },
  'disposedVehicle.fiscalPower': { min: 1, max: 100, kind: 'integer' },
  'disposedVehicle.isFirstHand': { kind: 'boolean' },
  'disposedVehicle.registrationNumber': { maxLength: 20 },
  'disposedVehicle.registrationType': { values: ['Local', 'Foreign'] },
  'disposedVehicle.city': { maxLength: 60 },
  'disposedVehicle.price': { min: 1, max: 100000000, kind: 'integer' },
  'descriptions.fr': { maxLength: 8000 },
  'descriptions.ar': { maxLength: 8000 },
  confirmedPrice: { min: 1, max: 100000000, kind: 'integer' },
  isOnWhatsApp: { kind: 'boolean' },
  showsPhone: { kind: 'boolean' },
} as const satisfies Limits

export const saveVehicleAdLimits = {
  id: { min: 1, max: 2147483647, kind: 'integer' },
  'disposedVehicle.brand': { maxLength: 60 },
  'disposedVehicle.model': { maxLength: 60 },
  'disposedVehicle.unlisted': { values: ['Brand', 'Model'] },
  'disposedVehicle.version': { maxLength: 120 },
  'disposedVehicle.releaseDate': { kind: 'date' },
  'disposedVehicle.mileage': { min: 0, max: 2000000, kind: 'integer' },
  'disposedVehicle.fuelType': { values: ['Diesel', 'Gasoline', 'Hybrid', 'Electric'] },
  'disposedVehicle.gearType': { values: ['Manual', 'Automatic'] },
  'disposedVehicle.bodyStyle': { values: ['Cabriolet', 'Citadine', 'Pickup', 'Compact', 'SUV', 'Sedan', 'Fourgonnette', 'SportsCar', 'MiniVan', 'Wagon'] },
  'disposedVehicle.color': { values: ['White', 'Grey', 'Silver', 'Black', 'Blue', 'Red', 'Brown', 'Beige', 'Green', 'Yellow', 'Orange', 'Burgundy', 'Gold', 'Purple'] },
  'disposedVehicle.doors': { min: 1, max: 9, kind: 'integer' },
  'disposedVehicle.seats': { min: 1, max: 60, kind: 'integer' },
  'disposedVehicle.fiscalPower': { min: 1, max: 100, kind: 'integer' },
  'disposedVehicle.isFirstHand': { kind: 'boolean' },
  'disposedVehicle.registrationNumber': { maxLength: 20 },
  'disposedVehicle.registrationType': { values: ['Local', 'Foreign'] },
  'disposedVehicle.city': { maxLength: 60 },
  'disposedVehicle.price': { min: 1, max: 100000000, kind: 'integer' },
  'descriptions.fr': { maxLength: 8000 },
  'descriptions.ar': { maxLength: 8000 },
  confirmedPrice: { min: 1, max: 100000000, kind: 'integer' },
  isOnWhatsApp: { kind: 'boolean' },
  showsPhone: { kind: 'boolean' },
} as const satisfies Limits
