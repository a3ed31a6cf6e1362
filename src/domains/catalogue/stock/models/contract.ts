import { z } from 'zod'
import { maxModelName } from '#domains/foundation/reference/rules.ts'
import { defineEndpoint } from '#shared/contract.ts'

const name = z.string().trim().min(1).max(maxModelName)

export const listModel = defineEndpoint({
  id: 'listModel',
  method: 'PUT',
  path: '/api/staff/vehicles/{id}/model',
  summary:
    'Assigns a listed model to a vehicle whose seller typed make or model. `adds` adds missing names to the list for everybody; without it they fail with `unlisted`. VehicleNotFound when the model is already listed',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  body: z.object({ brand: name, model: name, adds: z.boolean() }),
  output: z.object({ brandId: z.int(), modelId: z.int() }),
  roles: ['agent', 'manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'VehicleNotFound', 'AntiForgery'],
})
