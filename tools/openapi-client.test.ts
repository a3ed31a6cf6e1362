import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTypes, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#platform/free-port.ts'
import { openGate } from '#testing/gateway.ts'
import { pageOf, type TestIdentity, testIdentity, testPassword } from '#testing/identity.ts'
import { readOpenApiText } from './openapi-document.ts'
import { type Credentials, describedFetch } from './openapi-transport.ts'
import { walk } from './openapi-walk.ts'

/**
 * A third-party developer's view of docs/openapi.json: the client and its security come from the document alone, and every response is
 * validated against it. Pages for people (sign-in, card gateway) are used as a person would.
 */
let place: TestIdentity
let site: string
beforeAll(async () => {
  const port = await freePort()
  site = `http://localhost:${port}`
  place = await testIdentity({ PORT: String(port), LOG_LEVEL: 'silent' })
  const { app, deps } = place.api
  await app.listen({ port, host: 'localhost' })
  // the provider uses the machine's clock: reservations are open at any hour
  const always = JSON.stringify(Array.from({ length: 7 }, () => ({ open: '00:00', close: '24:00' })))
  await deps.pool.query(`update settings set value = $1 where key = 'booking.hours'`, [always])
  await deps.pool.query('delete from holidays')
  await deps.pool.query(
    `insert into vehicles (reference, brand_id, model_id, version, storage_area_id, price, release_date, mileage, fuel_type, last_status, published_at)
     select 'W-' || n, m.brand_id, m.id, '1.5 dCi', (select min(id) from storage_areas), 118000 + n, '2019-05-01', 80000, 'Diesel', 'Published', '2026-02-01'
     from models m, generate_series(1, 3) n where m.name = 'Duster'`,
  )
})
afterAll(() => place.close())

test('browses, signs in, saves a favourite, reserves and pays with a generated client', async () => {
  const account = await place.account()
  const credentials: Credentials = { cookies: new Map() }
  const { fetch, asked } = describedFetch(site, credentials)
  const sales = await walk({
    site,
    clientId: place.api.deps.config.identity.clientId,
    fetch,
    signedIn: (accessToken) => {
      credentials.accessToken = accessToken
    },
    buyer: { civility: 'Mme.', firstName: 'Salma', lastName: 'Alaoui', email: account.email, phone: '0612345678' },
    person: {
      async signIn(address) {
        const browser = place.browser()
        const { page } = pageOf((await browser.follow(await browser.get(address))).answer, 'login')
        const fields = { _csrf: page.form.token, identifier: account.email, password: testPassword, remember: 'on' }
        return new URL((await browser.follow(await browser.post(page.form.action, fields))).url)
      },
      pay: async (form) => (await openGate(place.api, site, form)).pay(),
    },
  })
  expect(sales.flatMap(({ bookings }) => bookings.map(({ status }) => status))).toEqual(['Submitted'])
  expect(asked).toEqual(
    expect.arrayContaining(['listVehicles', 'getTokens', 'addFavourite', 'createPreference', 'bookVehicle', 'getPayment']),
  )
})

test('type-checks the generated client and rejects a wrong one', async () => {
  const tools = import.meta.dirname
  // inside the project, so that its packages resolve
  const folder = mkdtempSync(join(tools, '..', 'node_modules', '.openapi-client-'))
  const compile = () => {
    try {
      execFileSync(process.execPath, [join(tools, '..', 'node_modules/typescript-native/bin/tsc'), '-p', folder], { encoding: 'utf8' })
      return ''
    } catch (error) {
      return String((error as { stdout?: string }).stdout)
    }
  }
  try {
    writeFileSync(
      join(folder, 'schema.d.ts'),
      astToString(await openapiTypes(JSON.parse(readOpenApiText()), { defaultNonNullable: false })),
    )
    cpSync(join(tools, 'openapi-walk.ts'), join(folder, 'walk.ts'))
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          ...{
            strict: true,
            noEmit: true,
            module: 'nodenext',
            target: 'esnext',
            lib: ['esnext', 'dom'],
            types: ['node'],
            skipLibCheck: true,
          },
          ...{ allowImportingTsExtensions: true, exactOptionalPropertyTypes: false, paths: { '#client/schema.d.ts': ['./schema.d.ts'] } },
        },
        include: ['*.ts'],
      }),
    )
    expect(compile()).toBe('')
    writeFileSync(
      join(folder, 'unsound.ts'),
      `import type { components } from './schema.d.ts'\nexport const hold: components['schemas']['Held'] = { key: 1 }\n`,
    )
    expect(compile()).toContain('unsound.ts')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
