import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { languages } from '#shared/language.ts'
import { VehicleId } from '../contract.ts'

export const getSharePicture = defineEndpoint({
  id: 'getSharePicture',
  method: 'GET',
  path: '/documents/vehicles/{id}/{language}.jpeg',
  summary:
    'What a shared link to a vehicle shows: its first picture with its name and facts, 1200 × 630, without its price, which may change after somebody shared it',
  params: z.object({ id: VehicleId, language: z.enum(languages) }),
  file: 'image/jpeg',
  etag: true,
  roles: ['anyone'],
  errors: ['BadRequest', 'VehicleNotFound', 'Gone', 'DocumentNotFound'],
})
