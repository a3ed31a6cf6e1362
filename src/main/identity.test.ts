import { afterAll, beforeAll, expect, test } from 'vitest'
import { consentVersion } from '#identity/person.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { identityPorts } from './identity.ts'

let api: TestApi
let ports: ReturnType<typeof identityPorts>
beforeAll(async () => {
  api = await testApi({ settings: { PUBLIC_URL: 'https://www.exemple.ma', BASE_PATH: '/occasion/' } })
  ports = identityPorts(api.deps)
})
afterAll(() => api.close())
const run = async (text: string, ...values: unknown[]) => (await api.deps.pool.query(text, values)).rows

test('uses the configured site name and URL', async () => {
  await run("update settings set value = 'السوق' where key = 'site.name.ar'")
  await run("update settings set value = 'contact@exemple.ma' where key = 'site.email'")
  await run("update settings set value = 'Rihla S.A.' where key = 'site.legal.company'")
  await run("update settings set value = 'D-1/2026' where key = 'site.legal.cndp'")
  expect(await ports.site('ar')).toEqual({
    name: 'السوق',
    home: 'https://www.exemple.ma/occasion/',
    company: 'Rihla S.A.',
    cndp: 'D-1/2026',
    email: 'contact@exemple.ma',
  })
  await run(
    "update settings set value = '' where key in ('site.name.fr', 'site.name.ar', 'site.email', 'site.legal.company', 'site.legal.cndp')",
  )
  expect(await ports.site('fr')).toEqual({ name: 'Rihla', home: 'https://www.exemple.ma/occasion/', company: '', cndp: '', email: '' })
})

test('stores one consent per checked box', async () => {
  const said = { subject: 'salma', language: 'fr', textVersion: consentVersion } as const
  const boxes = { news: false, offersEmail: false, offersPost: false, offersPhone: false }
  const given = async (more: object) => {
    await run('truncate customer_consents')
    await api.deps.db.transaction().execute((trx) => ports.recordConsents(trx, { ...said, ...boxes, ...more }))
    return (await run('select purpose, channel, given from customer_consents order by id')).map(
      ({ purpose, channel, given: yes }) => `${purpose} ${channel} ${yes}`,
    )
  }
  expect(await given({})).toEqual([])
  expect(await given({ news: true })).toEqual(['News Email true'])
  expect(await given({ offersEmail: true })).toEqual(['Offers Email true'])
  expect(await given({ offersPost: true })).toEqual(['Offers Post true'])
  expect(await given({ offersPhone: true })).toEqual(['Offers Phone true'])
})

test('sends a code that is accepted once', async () => {
  await ports.phoneCodes.send('+212661000001', 'fr', '10.0.0.1')
  const [{ content, key }] = await run("select content, key from messages where recipient = '+212661000001'")
  const [code = ''] = String(content.text).match(/\d{6}/) ?? []
  expect([code.length, key.length > 0]).toEqual([6, true])
  await expect(ports.phoneCodes.check('+212661000001', code === '000000' ? '111111' : '000000')).rejects.toThrow()
  await ports.phoneCodes.check('+212661000001', code)
  await expect(ports.phoneCodes.check('+212661000001', code)).rejects.toThrow()
})

test('offers the data export for a limited time', async () => {
  const { subject } = await api.accounts.open({
    civility: 'Mme.',
    firstName: 'Salma',
    lastName: 'Alaoui',
    companyName: null,
    email: 'salma@exemple.ma',
    phone: '+212661000002',
    language: 'fr',
    password: 'les figues mûrissent',
  })
  expect([await ports.dataExport.state(subject), await ports.dataExport.read(subject)]).toEqual([{ state: 'none' }, null])
  await ports.dataExport.ask(subject)
  expect(await ports.dataExport.state(subject)).toEqual({ state: 'asked' })
})
