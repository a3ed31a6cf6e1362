import { callApi } from '#client/call.ts'
import { mayBeCounted } from '#client/views.ts'

/** Cars whose owner reads how many looked at them: who sells it themselves, and who has the house sell it. */
const paths = { Ad: '/api/vehicleads/vehicle/{id}/views', Intermediation: '/api/intermediations/vehicle/{id}/views' } as const
const isCounted = (type: string): type is keyof typeof paths => Object.hasOwn(paths, type)

/** Tells the house that the page of a car is looked at. Nobody waits for the answer; what does not arrive is not counted. */
export async function countView(id: number, type: string): Promise<void> {
  if (isCounted(type) && document.visibilityState === 'visible' && mayBeCounted())
    await callApi('post', paths[type], { params: { path: { id } } }).catch(() => undefined)
}
