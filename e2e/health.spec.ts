import { expect, on, test } from './journey.ts'

test('renders in the language of the visitor without browser errors', on.both, async ({ page, language }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (line) => {
    if (line.type() === 'error') complaints.push(line.text())
  })
  const answer = await page.goto('home')
  expect(answer?.status()).toBe(200)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
  await expect(page.locator('h1')).not.toBeEmpty()
  expect(complaints).toEqual([])
})

test('reports liveness and readiness', async ({ request, baseURL }) => {
  expect((await request.get('healthz')).status()).toBe(200)
  expect((await request.get('readyz')).status()).toBe(200)
  // for internal callers without a proxy
  expect((await request.get('metrics')).status()).toBe(404)
  expect(await (await fetch(`${baseURL}/metrics`)).text()).toContain('http_request_duration_seconds')
})

const odd: [address: string, status: number][] = [
  ['nothing-here', 404],
  ['cars/x/99999999', 404],
  ['cars/x/abc', 404],
  ['%', 400],
  ['search-result?page=0', 400],
  ['search-result?FuelTypes=Water', 400],
  ['search-result?page=999999', 200],
  ['api/nothing', 404],
  ['documents/pictures/0/640.avif', 400],
]
for (const [address, status] of odd) {
  test(`answers /${address} with ${status}`, async ({ request }) => {
    expect((await request.get(address)).status()).toBe(status)
  })
}

test('sends a content security policy without third parties', async ({ request }) => {
  const headers = (await request.get('home')).headers()
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
  expect(headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe-inline'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  const again = await request.get('home', { headers: { 'if-none-match': headers.etag ?? '' } })
  expect(again.status()).toBe(304)
})
