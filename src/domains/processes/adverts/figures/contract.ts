import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'

const Day = z.iso.date()

/** A day by the clocks of Morocco. */
export const AdDay = z.object({
  day: Day,
  views: z.int(),
  /** how often a similar advert was looked at that day, on average; null where too few were online */
  similar: z.number().nullable(),
  /** how many had it in view in a list; null where that was not counted yet */
  shown: z.int().nullable(),
})

/**
 * How many looked, and went on. `favourites`: people who keep the car; `contacts`: conversations and questions about it, and how often the
 * number was shown; `shown`: how many had it in view in a list, `opened`: how many of them opened it the same day, both since `shownSince`.
 */
export const AdReach = z.object({
  shown: z.int().nullable(),
  opened: z.int().nullable(),
  views: z.int(),
  favourites: z.int(),
  contacts: z.int(),
})

/**
 * What was measured of adverts that follow an advice, and of the others, between two days, both included: views a day and contacts in thirty
 * days of one advert, by its days online. A difference that was seen, no promise; adverts with a paid place stay out.
 */
export const AdEffect = z.object({
  since: Day,
  until: Day,
  adverts: z.int(),
  views: z.number(),
  contacts: z.number(),
  otherAdverts: z.int(),
  otherViews: z.number(),
  otherContacts: z.number(),
})

/** `effect`: null while fewer than `ads.adviceSample` adverts show it on either side */
const measured = { effect: AdEffect.nullable() }

/** What may bring more buyers, what was measured to bring the most views first. */
export const AdAdvice = z.discriminatedUnion('kind', [
  /** dearer than comparable cars; `less`: so many dirhams less are their most probable price */
  z.object({ kind: z.literal('price'), less: z.int(), ...measured }),
  /** fewer photos than most sellers show; `typical`: the median of adverts that were online */
  z.object({ kind: z.literal('photos'), count: z.int(), typical: z.int(), ...measured }),
  /** facts that buyers filter by and that are not said, by the names of what is sent */
  z.object({ kind: z.literal('facts'), fields: z.array(z.string()), ...measured }),
  /** no inspection sheet is shown */
  z.object({ kind: z.literal('inspection'), ...measured }),
])

/**
 * What boosts of the last twelve months did: the first seven paid days against the seven before. `percent`: the median of the change of views;
 * `notMore`: adverts that were not looked at more; contacts of one advert in seven days, on average. `other…`: the same of similar adverts
 * without a boost over the same days, same body style, price at most 30 % away. A difference that was seen, no promise.
 */
export const AdBoostEffect = z.object({
  adverts: z.int(),
  percent: z.int(),
  notMore: z.int(),
  contactsBefore: z.number(),
  contactsDuring: z.number(),
  otherAdverts: z.int(),
  otherPercent: z.int(),
  otherContactsBefore: z.number(),
  otherContactsDuring: z.number(),
})

/** What an advert has brought its seller: the last sixty days until it left, no robots, no staff, not the seller. */
export const AdStatistics = z.object({
  /** the first day that is counted; null for an advert that was never online */
  since: Day.nullable(),
  days: z.array(AdDay),
  /** the first of those days on which showings in lists were counted; null while they were not */
  shownSince: Day.nullable(),
  /** paid days of a higher place, the last one included */
  boosts: z.array(z.object({ from: Day, to: Day })),
  reach: AdReach,
  /** the same of similar adverts together: same body style, price at most 30 % away; null for fewer than five */
  similar: AdReach.extend({ adverts: z.int() }).nullable(),
  /** null while fewer than `ads.adviceSample` adverts could be measured on either side */
  boostEffect: AdBoostEffect.nullable(),
  advice: z.array(AdAdvice),
})
export type AdStatistics = z.infer<typeof AdStatistics>

export const getAdStatistics = defineEndpoint({
  id: 'getVehicleAdStatistics',
  method: 'GET',
  path: '/api/vehicleads/{id}/statistics',
  summary: 'Returns the statistics of an advert of the caller: daily views, favourites, contacts, the same for similar adverts, and advice',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  output: AdStatistics,
  roles: ['customer'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'CustomerInactive', 'NotFound'],
})

export const countAdView = defineEndpoint({
  id: 'countVehicleAdView',
  method: 'POST',
  path: '/api/vehicleads/vehicle/{id}/views',
  summary:
    'Counts a page view of an advertised vehicle, by vehicle id, once a day for each visitor; ignores robots, its seller and staff. The response does not depend on it',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  roles: ['anyone'],
  errors: ['BadRequest', 'AntiForgery'],
})

/** Cars of a page that are told of in one go. */
export const mostShown = 60

export const countShownAds = defineEndpoint({
  id: 'countShownVehicleAds',
  method: 'POST',
  path: '/api/vehicleads/showings',
  summary:
    'Counts impressions of advertised vehicles in a list, by vehicle ids, once a day for each visitor; ignores robots, their sellers and staff. The response does not depend on it',
  body: z.object({ vehicles: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(mostShown) }),
  roles: ['anyone'],
  errors: ['BadRequest', 'AntiForgery'],
})
