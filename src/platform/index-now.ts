import { z } from 'zod'
import { option } from './option.ts'

/** Key and endpoint of IndexNow. */
export interface IndexNow {
  key: string
  url: string
}

export const indexNowOptions = {
  INDEXNOW_KEY: option(
    'key by which search engines are told of changed pages once an hour (indexnow.org), 8 to 128 letters, digits or -; empty: they are told nothing',
    '',
    z.string().regex(/^[a-zA-Z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits or -'),
  ),
  INDEXNOW_URL: option(
    'the service that takes what is told by that key, and passes it on to the others',
    'https://api.indexnow.org/indexnow',
    z.url({ protocol: /^https?$/, error: 'must be an address such as https://api.indexnow.org/indexnow' }),
  ),
}

/** Request timeout in ms. */
const patience = 20_000

/** Submits changed addresses to IndexNow (indexnow.org). `site` has no trailing slash. Throws when the service rejects them. */
export async function submitAddresses({ key, url }: IndexNow, site: string, addresses: readonly string[]): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host: new URL(site).host, key, keyLocation: `${site}/${key}.txt`, urlList: addresses }),
    signal: AbortSignal.timeout(patience),
    redirect: 'error',
  })
  if (!answer.ok) throw new Error(`IndexNow answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`)
}
