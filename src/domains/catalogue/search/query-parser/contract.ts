import { z } from 'zod'
import { colors, conditions, fuelTypes, gearTypes, registrationTypes } from '#domains/catalogue/vehicles/rules.ts'
import { bodyStyles } from '#domains/foundation/reference/rules.ts'
import { Localized } from '#shared/contract.ts'
import { suggestionKinds } from './values.ts'

/** Understood filters, ready to become an address: names are the stored ones, dates `YYYY-MM-DD`. */
export const SearchCriteria = z.object({
  Brands: z.array(z.string()).optional(),
  Models: z.array(z.string()).optional(),
  Cities: z.array(z.string()).optional(),
  Colors: z.array(z.enum(colors)).optional(),
  FuelTypes: z.array(z.enum(fuelTypes)).optional(),
  GearTypes: z.array(z.enum(gearTypes)).optional(),
  BodyStyles: z.array(z.enum(bodyStyles)).optional(),
  Conditions: z.array(z.enum(conditions)).optional(),
  ExcludedBrands: z.array(z.string()).optional(),
  ExcludedModels: z.array(z.string()).optional(),
  ExcludedCities: z.array(z.string()).optional(),
  ExcludedColors: z.array(z.enum(colors)).optional(),
  ExcludedFuelTypes: z.array(z.enum(fuelTypes)).optional(),
  ExcludedGearTypes: z.array(z.enum(gearTypes)).optional(),
  ExcludedBodyStyles: z.array(z.enum(bodyStyles)).optional(),
  RegistrationTypes: z.array(z.enum(registrationTypes)).optional(),
  /**
   * Years as they are said: "avant 2015" ends with 2014, "après 2019" begins with 2020, "depuis", "jusqu'à" and "max" take the year itself in.
   * An age is counted in calendar years, as of many cars only the year is known: "moins de 5 ans" is up to 4, "5 ans max" up to 5.
   */
  MinReleaseDate: z.iso.date().optional(),
  MaxReleaseDate: z.iso.date().optional(),
  MinMileage: z.int().optional(),
  MaxMileage: z.int().optional(),
  MinPrice: z.int().optional(),
  MaxPrice: z.int().optional(),
  IsCertified: z.boolean().optional(),
  IsFirstHand: z.boolean().optional(),
  IsPromoted: z.boolean().optional(),
  /** what may be spent a month */
  MonthlyBudget: z.int().optional(),
  /** a wish of order: "pas cher" asks for the cheapest first, "faible kilométrage" for the least driven */
  sortPropertyName: z.enum(['price', 'mileage']).optional(),
})
export type SearchCriteria = z.infer<typeof SearchCriteria>

/** `text` is the part of the sentence that became the filter; `label` is given for names, other labels come from the packs. */
export const Chip = z.object({
  parameter: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]),
  label: Localized.optional(),
  text: z.string(),
})
export type Chip = z.infer<typeof Chip>

/** One proposal while typing: `criteria` is the whole search that it leads to, `count` its live number of vehicles. */
export const Suggestion = z.object({
  kind: z.enum(suggestionKinds),
  value: z.string(),
  label: Localized.optional(),
  brand: z.string().optional(),
  count: z.int(),
  criteria: SearchCriteria,
})
export type Suggestion = z.infer<typeof Suggestion>

/** A sentence understood: filters, the same as chips, the words left over, proposals for the last word, and the total. */
export const Suggest = z.object({
  criteria: SearchCriteria,
  chips: z.array(Chip),
  unknown: z.array(z.string()),
  suggestions: z.array(Suggestion),
  total: z.int(),
})
export type Suggest = z.infer<typeof Suggest>
