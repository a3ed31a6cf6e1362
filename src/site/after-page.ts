// Code that a page needs only after it has loaded, in one chunk.
import { watchAds } from '#domains/catalogue/vehicles/ui/shown-ads.ts'

export { keepThisPage, startWorker } from '#client/offline/registration.ts'

watchAds()
