import type { Page } from '@playwright/test'
import { callAs } from './paid-booking.ts'

/** A plate that no other test uses. */
export const plate = () => `${10_000 + Math.floor(Math.random() * 89_999)}B${1 + Math.floor(Math.random() * 88)}`

/** A request to sell from its response. */
export interface SentRequest {
  id: number
  key: string
  reference: string
}

/** A signed-in user offers their car by API; other tests cover the form. */
export async function offerCar(page: Page, type: 'Purchase' | 'TradeIn'): Promise<SentRequest> {
  const query = new URLSearchParams({
    ...{ Civility: 'Mme.', FirstName: 'Salma', LastName: 'Alaoui', Email: 'salma@exemple.ma', Phone: '0612345678', City: 'Casablanca' },
    ...{ Brand: 'Dacia', Model: 'Duster', RegistrationNumber: plate(), ReleaseDate: '2024-03-12', Mileage: '44000', Type: type },
    ...{ StorageAreaId: '1', IsHolder: 'true', IsUnderCredit: 'false', IdNumber: 'BK482913', Address: '12, rue des Orangers' },
  })
  return callAs<SentRequest>(page, 'POST', `/vehiclepurchases?${query}`)
}
