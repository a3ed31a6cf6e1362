// What a page needs only once it is at rest, in one file that comes after it.
import { watchAds } from '#domains/vehicles/ui/shown-ads.ts'

export { keepThisPage, startWorker } from '#client/offline/registration.ts'

watchAds()
