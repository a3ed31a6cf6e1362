import { z } from 'zod'
import { fuelTypes } from '#domains/catalogue/vehicles/rules.ts'
import { defineEndpoint } from '#shared/contract.ts'

/** How a value was read: `isSure` when a form may fill it in as it stands; `crop` is the small picture of where it stands, as a data address. */
export const Reading = z.object({ confidence: z.number().min(0).max(1), isSure: z.boolean(), crop: z.string().nullable() })
export type Reading = z.infer<typeof Reading>

const text = z.string().nullable()

/** What the front says; what could not be read is null. `adresse` as the specification spells it; `releasedDate` is YYYY-MM-DD. */
export const FrontRead = z.object({
  adresse: text,
  registrationType: z.enum(['Local', 'Foreign']).nullable(),
  immatriculation: text,
  firstName: text,
  lastName: text,
  releasedDate: text,
  /** first use in Morocco, YYYY-MM-DD */
  usedInMorocco: text,
  readings: z.record(z.string(), Reading),
})

/** What the back says; make and model by their names in the reference, with their ids. */
export const BackRead = z.object({
  brand: text,
  brandId: z.int().nullable(),
  model: text,
  modelId: z.int().nullable(),
  registrationNumber: text,
  fuelType: z.enum(fuelTypes).nullable(),
  fiscalPower: z.int().nullable(),
  chassisNumber: text,
  readings: z.record(z.string(), Reading),
})

/** Spec: vehicle registration lookup. `readings` has one entry for each value, by its name. */
export const GreyCardRead = z.object({ frontDto: FrontRead, backDto: BackRead })
export type GreyCardRead = z.infer<typeof GreyCardRead>

export const readGreyCard = defineEndpoint({
  id: 'readGreyCard',
  method: 'POST',
  path: '/api/vehicles/graycarddata',
  summary: 'Reads the photos of a grey card, Front, Back or both (JPEG, PNG or WebP), on this server; stores none of them',
  body: z.object({ Front: z.file().optional(), Back: z.file().optional() }),
  output: GreyCardRead,
  roles: ['anyone'],
  errors: ['BadRequest', 'AntiForgery', 'PayloadTooLarge', 'UnsupportedMediaType', 'TooManyRequests', 'ReadingUnderWay', 'ReaderBusy'],
})

export const getReadingPlace = defineEndpoint({
  id: 'getReadingPlace',
  method: 'GET',
  path: '/api/vehicles/graycarddata/place',
  summary: 'Returns the number of readings queued before that of the caller: 0 while it runs, null when none waits',
  output: z.object({ place: z.int().nullable() }),
  roles: ['anyone'],
  errors: [],
})
