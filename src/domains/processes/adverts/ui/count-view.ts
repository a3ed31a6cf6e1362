import { callApi } from '#client/call.ts'
import { mayBeCounted } from '#client/views.ts'

/** Cars whose owner sees the number of views: private sales and consignments. */
const paths = { Ad: '/api/vehicleads/vehicle/{id}/views', Intermediation: '/api/intermediations/vehicle/{id}/views' } as const
const isCounted = (type: string): type is keyof typeof paths => Object.hasOwn(paths, type)

/** Sends a page view without waiting for the response; a failure is ignored. */
export async function countView(id: number, type: string): Promise<void> {
  if (isCounted(type) && document.visibilityState === 'visible' && mayBeCounted())
    await callApi('post', paths[type], { params: { path: { id } } }).catch(() => undefined)
}
