import { z } from 'zod'

/** A URL path on this server, without the base path. The response adds the base path (`platform/http.ts`). */
export const siteAddress = z.string().meta({ format: 'uri-reference' })

/** Returns true for the schema `siteAddress`. */
export const isAddress = (schema: z.ZodType): boolean => schema === siteAddress
