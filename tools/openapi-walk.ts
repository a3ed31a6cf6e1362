import { createHash, randomBytes } from 'node:crypto'
import createClient from 'openapi-fetch'
import type { components, paths } from '#client/schema.d.ts'

/** Steps of a person: typing a password on the sign-in page, and a card on the gateway page. */
export interface Person {
  /** opens a URL in a browser; returns the redirect URL of the provider */
  signIn(address: string): Promise<URL>
  pay(form: components['schemas']['StartPaymentAttemptResponse']): Promise<void>
}

export interface Walk {
  site: string
  clientId: string
  fetch: (request: Request) => Promise<Response>
  person: Person
  /** uses the access token for all later calls */
  signedIn(accessToken: string): void
  buyer: components['schemas']['Buyer']
}

const form = {
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  bodySerializer: (body: Record<string, string | undefined>) =>
    new URLSearchParams(Object.entries(body).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))).toString(),
}

/** A third-party client that buys a car, typed by the description alone; returns the booking as its customer reads it. */
export async function walk({ site, clientId, fetch, person, signedIn, buyer }: Walk): Promise<components['schemas']['CustomerSale'][]> {
  const api = createClient<paths>({ baseUrl: site, fetch, headers: { 'accept-language': 'fr' } })

  // browse
  const found = must(await api.GET('/api/vehicles', { params: { query: { Brands: ['Dacia'], size: 2, sortPropertyName: 'price' } } }))
  const id = found.results[0]?.id ?? 0
  const car = must(await api.GET('/api/vehicles/{id}', { params: { path: { id } } }))
  must(await api.GET('/api/vehicles/facets', { params: { query: { Brands: ['Dacia'] } } }))
  must(await api.GET('/api/cities'))

  // sign in
  const settings = must(await api.GET('/_configuration/{client}', { params: { path: { client: clientId } } }))
  must(await api.GET('/.well-known/openid-configuration'))
  const verifier = randomBytes(32).toString('base64url')
  const begun = await api.GET('/connect/authorize', {
    redirect: 'manual',
    params: {
      query: {
        client_id: settings.client_id,
        redirect_uri: settings.redirect_uri,
        response_type: 'code',
        scope: settings.scope,
        state: 'walk',
        nonce: randomBytes(12).toString('base64url'),
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      },
    },
  })
  if (begun.response.status !== 303) throw new Error(`the sign-in did not begin: ${begun.response.status}`)
  const back = await person.signIn(begun.response.url)
  const tokens = must(
    await api.POST('/connect/token', {
      ...form,
      body: {
        grant_type: 'authorization_code',
        client_id: settings.client_id,
        redirect_uri: settings.redirect_uri,
        code: back.searchParams.get('code') ?? '',
        code_verifier: verifier,
      },
    }),
  )
  signedIn(tokens.access_token)
  must(await api.GET('/connect/userinfo'))
  must(await api.GET('/api/customers/current'))

  // favourite, alert
  done(await api.POST('/api/vehicles/{id}/favourites', { params: { path: { id } } }))
  must(await api.GET('/api/customers/favourites'))
  const alert = must(await api.POST('/api/customers/preferences', { body: { brands: ['Dacia'], maxPrice: 130_000 } }))
  must(await api.GET('/api/customers/alerts/{id}', { params: { path: { id: alert.id } } }))

  // reserve, pay
  must(await api.GET('/api/bookings/hours'))
  const hold = must(await api.POST('/api/vehicles/{id}/book', { params: { path: { id: car.id } }, body: { buyer, terms: true } }))
  const path = { id: hold.paymentId }
  await person.pay(must(await api.POST('/api/payments/{id}/attempts', { params: { path } })))
  const payment = must(await api.GET('/api/payments/{id}', { params: { path } }))
  if (payment.state !== 'Approved') throw new Error(`the payment is ${payment.state}`)
  must(await api.GET('/api/bookings/{key}', { params: { path: { key: hold.key } } }))

  // errors carry their reason
  const refused = await api.POST('/api/vehicles/{id}/book', { params: { path: { id: car.id } }, body: { buyer, terms: true } })
  if (refused.error?.status !== 409) throw new Error(`a car that is held was held again: ${JSON.stringify(refused)}`)
  return must(await api.GET('/api/customers/sales'))
}

/** Returns the body of a response; throws without one. */
function must<T>({ data, error, response }: { data?: T; error?: unknown; response: Response }): T {
  if (data === undefined) throw new Error(`${response.url} ${response.status}: ${JSON.stringify(error)}`)
  return data
}

/** Requires an empty response. */
function done({ error, response }: { error?: unknown; response: Response }): void {
  if (!response.ok) throw new Error(`${response.url} ${response.status}: ${JSON.stringify(error)}`)
}
