import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { languages } from '#shared/language.ts'
import { VehicleId } from '../contract.ts'

export const getSharePicture = defineEndpoint({
  id: 'getSharePicture',
  method: 'GET',
  path: '/documents/vehicles/{id}/{language}.jpeg',
  summary:
    'Returns the preview picture of a shared vehicle link: first picture, name and facts, 1200 × 630; without the price, which can change after sharing',
  params: z.object({ id: VehicleId, language: z.enum(languages) }),
  file: 'image/jpeg',
  etag: true,
  roles: ['anyone'],
  errors: ['BadRequest', 'VehicleNotFound', 'Gone', 'DocumentNotFound'],
})
