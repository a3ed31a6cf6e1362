import { z } from 'zod'

/** An address on this server, as rooms know it: from the root of the product. What leaves has the base path before it (`platform/http.ts`). */
export const siteAddress = z.string().meta({ format: 'uri-reference' })

/** True of the schema of an address on this server. */
export const isAddress = (schema: z.ZodType): boolean => schema === siteAddress
