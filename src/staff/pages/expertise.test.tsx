// @vitest-environment happy-dom
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CheckPartQuotation, Expertise } from '#domains/processes/inspection/contract.ts'
import { keptWork } from '#domains/processes/inspection/ui/kept-work.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { button, buttons, clockAt, field, packText, pass, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import { until } from '#testing/until.ts'
import { StaffContext } from '../layout/staff.ts'
import ExpertisePage from './expertise.tsx'

const t = packText('staffExpertise')

const api = fakeApi()
const asking = ['get', '/api/staff/expertises/{id}'] as const
const syncing = ['post', '/api/staff/expertises/{id}/sync'] as const
type Role = 'agent' | 'expert' | 'controller' | 'manager'

const empty = { action: null, isPainted: false, cost: null, quantity: null, comment: null, measured: null, place: null } as const
const part = (id: number, title: string, more: Partial<CheckPartQuotation> = {}): CheckPartQuotation => ({
  ...sample('CheckPartQuotation', {}),
  ...empty,
  id,
  technicalExpertiseId: 7,
  checkPart: {
    ...sample('CheckPartQuotation', {}).checkPart,
    ...{ id, code: `part-${id}`, position: id, category: 'Body', section: 'Body', title, titles: { fr: title, ar: title } },
    ...{ repairCost: 700, replacementCost: 2200, paintCost: 1000, unit: null },
  },
  ...{ status: 'None', editComment: null, isReopened: false, former: null, isFixed: false, fix: null, answered: null, answeredBy: null },
  ...{ revision: 3, documents: [], ...more },
})
const parts = [part(1, 'Capot'), part(2, 'Toit', { action: 'None' }), part(3, 'Hayon')]
const sheet = (changes: Partial<Expertise> = {}): Expertise =>
  ({
    ...sample('Expertise', {}),
    ...{ id: 7, reference: 'RE-2026-000007', type: 'Purchase', lastStatus: 'Draft', ownerReference: 'RA-2026-000003', mileage: null },
    ...{ startValue: 100_000, startReason: null, extras: 0, extrasReason: null, findingsCost: 0, quotation: 100_000 },
    ...{ statuses: [], missing: [], steps: [], may: { answer: true, value: false, fix: false, print: false }, checkPartQuotations: parts },
    ...changes,
  }) as Expertise

vi.stubGlobal('indexedDB', new IDBFactory())
/** Stored data is separated by user: each test has its own. */
let inspector = 0
beforeEach(() => {
  clockAt('2026-11-24T10:00:00Z')
  inspector++
})

async function open(
  changes: Partial<Expertise> = {},
  { role = 'expert', subject = `yassine-${inspector}` }: { role?: Role; subject?: string } = {},
) {
  api.on(...asking, sheet(changes))
  const screen = show(
    <StaffContext value={sample('CurrentStaff', { subject, roles: [role], areas: [] })}>
      <ExpertisePage />
    </StaffContext>,
    { at: '/staff/expertises/7', path: '/staff/expertises/:id' },
  )
  await settle()
  await settle()
  return screen
}

interface Sent {
  mileage?: number
  operations: { id: string; checkPartQuotationId: number; base: number; after?: string; answer: { action: string; cost?: number | null } }[]
}
const sent = () => api.made(...syncing).map(({ body }) => (body as Sent).operations)

/** The server accepts an answer as the next revision of the point. */
const taking = (outcome: 'Kept' | 'Newer' | 'Closed' = 'Kept', stands: Partial<CheckPartQuotation> = {}, elsewhere?: number) =>
  api.on(...syncing, ({ body }) => {
    const { operations } = body as Sent
    const results = operations.map(({ id, checkPartQuotationId, answer }) => {
      const one = parts.find((known) => known.id === checkPartQuotationId) ?? parts[0]
      const now = outcome === 'Kept' ? ({ ...empty, ...answer } as Partial<CheckPartQuotation>) : stands
      return { id, outcome, part: { ...one, ...now, revision: 4 } as CheckPartQuotation }
    })
    const revisions = parts.map(({ id }) => ({
      id,
      revision: id === elsewhere || operations.some((one) => one.checkPartQuotationId === id) ? 4 : 3,
    }))
    return { lastStatus: 'Draft', quotation: 100_000, findingsCost: 0, results, revisions }
  })

test('sends an answer once after a pause and shows its cost', async () => {
  taking()
  await open()
  expect(words()).toContain('1 sur 3')
  await press(buttons(t('result.Repair')).at(0) ?? button(t('result.Repair')))
  write(/^Prix pièce et pose/, '900')
  await settle()
  expect(words()).toContain(t('point.kept'))
  expect(words()).toContain('tarif habituel : 700 DH')
  expect(words()).toContain('Il manque : le constat ou la raison en quelques mots, une photo.')
  expect(sent()).toEqual([])
  await pass(1300)
  expect(sent()).toHaveLength(1)
  expect(sent()[0]).toMatchObject([{ checkPartQuotationId: 1, base: 3, answer: { action: 'Repair', cost: 900, quantity: 1 } }])
  expect(words()).not.toContain(t('point.kept'))
  expect(words()).toContain('2 sur 3')
  await pass(20_000)
  expect([sent().length, api.made(...asking).length]).toEqual([1, 1])
  expect(words()).not.toContain('autre onglet')
})

test('a standard phrase can be toggled, is stored offline with the answer, and counts as the reason', async () => {
  api.on(...syncing, offline)
  api.on('get', '/documents/download/{type}/{id}', new Refusal(404, 'DocumentNotFound'))
  const found = part(1, 'Capot', { documents: [sample('CheckPartPhoto', { isAfter: false })] })
  const hood = { ...found, checkPart: { ...found.checkPart, code: 'hood' } }
  await open({ checkPartQuotations: [hood, ...parts.slice(1)] })
  await press(buttons(t('result.Repair')).at(0) ?? button(t('result.Repair')))
  write(/^Prix pièce et pose/, '700')
  await settle()
  expect(words()).toContain('Il manque : le constat ou la raison en quelques mots.')
  for (const phrase of ['Points de rouille', 'Vernis qui se décolle', 'Points de rouille']) await press(phrase)
  await pass(1300)
  expect(sent().at(-1)).toMatchObject([{ checkPartQuotationId: 1, answer: { action: 'Repair', cost: 700, phrases: ['panel-varnish'] } }])
  expect(button('Vernis qui se décolle').getAttribute('aria-pressed')).toBe('true')
  expect(words()).not.toContain('Il manque')
  for (const phrase of ['Points de rouille', 'Rayures superficielles', 'Élément fendu ou cassé']) await press(phrase)
  expect(words()).toContain('4 phrases au plus')
  expect(words()).not.toContain('Impacts de gravillons')
})

test('sends without a delay when back online, also a single answer', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  taking()
  await open()
  await press(buttons(t('result.None')).at(0) ?? button(t('result.None')))
  await pass(20_000)
  expect(sent()).toEqual([])
  line.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(sent()).toHaveLength(1)
  line.mockRestore()
})

test('reloads the sheet once every point is answered, and when another device answered one', async () => {
  taking('Kept', {}, 2)
  const screen = await open()
  await press(buttons(t('result.None')).at(0) ?? button(t('result.None')))
  await pass(1300)
  expect([sent().length, api.made(...asking).length]).toEqual([1, 2])
  screen.unmount()
  taking()
  inspector++
  await open({ checkPartQuotations: parts.map((one) => (one.id === 3 ? { ...one, action: 'None' } : one)) })
  expect(api.made(...asking)).toHaveLength(3)
  await press(buttons(t('result.None')).at(0) ?? button(t('result.None')))
  await pass(1300)
  expect([sent().length, api.made(...asking).length]).toEqual([2, 4])
})

test('sends answers in batches of a hundred', async () => {
  const subject = `yassine-${inspector}`
  const answers = Array.from({ length: 101 }, (_, i) => ({
    ...{ id: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`, checkPartQuotationId: 1, base: 3, at: '2026-11-24T09:00:00Z' },
    answer: { action: 'None' as const, isPainted: false, measured: null },
    isTried: false,
  }))
  await keptWork(subject, 7).write({ answers, conflicts: {}, closed: {}, mileage: null })
  taking()
  await open({}, { subject })
  await press(t('waiting.now'))
  await settle()
  expect(sent().map(({ length }) => length)).toEqual([100, 1])
})

test('works without the Web Locks API', async () => {
  const ofBrowser = Object.getOwnPropertyDescriptor(Navigator.prototype, 'locks') ?? {}
  Reflect.deleteProperty(navigator, 'locks')
  Reflect.deleteProperty(Navigator.prototype, 'locks')
  taking()
  const screen = await open()
  await press(buttons(t('result.None')).at(0) ?? button(t('result.None')))
  await pass(1300)
  expect(sent()).toHaveLength(1)
  screen.unmount()
  Object.defineProperty(Navigator.prototype, 'locks', ofBrowser)
  inspector++
  const request = () => Promise.reject(new DOMException('forbidden', 'SecurityError'))
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  await open()
  await press(buttons(t('result.None')).at(0) ?? button(t('result.None')))
  await pass(1300)
  expect([sent().length, words().includes('autre onglet')]).toEqual([2, false])
})

test('does not send a pending answer twice', async () => {
  const answer = Promise.withResolvers<Refusal>()
  api.on(...syncing, () => answer.promise)
  await open()
  await press(buttons(t('result.None')).at(0) ?? button(t('result.None')))
  await press(t('waiting.now'))
  await pass(1300)
  await pass(1300)
  expect(sent()).toHaveLength(1)
  answer.resolve(new Refusal(503, 'NotReady'))
  await settle()
})

test('stores the odometer, sends it with the answers, and requires it before submission', async () => {
  api.on(...syncing, offline)
  const step = { action: 'submit', needsComment: false, missing: 'mileage' } as const
  const screen = await open({ steps: [step] })
  expect(words()).toContain(t('step.missing.mileage'))
  write(/^Kilométrage au compteur/, '48 210')
  await pass(1300)
  expect(words()).toContain('1 changement gardé sur cet appareil')
  screen.unmount()
  await open({ steps: [step] })
  expect(field(/^Kilométrage au compteur/).value).toBe('48210')
  taking()
  await press(t('waiting.now'))
  await settle()
  expect(api.made(...syncing).at(-1)?.body).toEqual({ operations: [], mileage: 48_210 })
  expect(words()).not.toContain('attend')
})

test('pending answers belong to their inspector: other users do not send them', async () => {
  api.on(...syncing, offline)
  const screen = await open()
  await press(buttons(t('result.None')).at(0) ?? button(t('result.None')))
  await pass(1300)
  const before = sent().length
  screen.unmount()
  taking()
  await open({}, { subject: 'samia' })
  await pass(20_000)
  expect(sent()).toHaveLength(before)
  expect(words()).not.toContain('attend')
})

test('reports that the answer to a submitted point was not accepted', async () => {
  taking('Closed')
  await open()
  await press(buttons(t('result.None')).at(0) ?? button(t('result.None')))
  await pass(1300)
  expect(words()).toContain('ce que vous avez saisi ici n’a pas été pris')
})

test('reports full storage and still sends', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  taking()
  await open()
  await press(buttons(t('result.None')).at(0) ?? button(t('result.None')))
  await settle()
  expect(words()).toContain('Ce navigateur ne garde rien sur l’appareil')
  await pass(1300)
  expect(sent()).toHaveLength(1)
  vi.restoreAllMocks()
})

test('shows the progress of photos, resumes interrupted uploads and keeps photos on a 503', async () => {
  const going: { id: string; told: (part: number) => void; said: (status: number, response: unknown) => void; cut: () => void }[] = []
  class Going {
    responseType = ''
    status = 0
    response: unknown = null
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload?: () => void
    onerror?: () => void
    #url = ''
    open(_method: string, url: string): void {
      this.#url = url
    }
    setRequestHeader(): void {}
    send(): void {
      const said = (status: number, response: unknown) => Object.assign(this, { status, response }).onload?.()
      const told = (part: number) => this.upload.onprogress?.({ loaded: part * 100, total: 100 })
      going.push({ id: new URL(this.#url).searchParams.get('ClientId') ?? '', told, said, cut: () => this.onerror?.() })
    }
  }
  vi.stubGlobal('XMLHttpRequest', Going)
  const subject = `yassine-${inspector}`
  const ids = ['a', 'b', 'c'].map((sign) => `${sign.repeat(8)}-0000-4000-8000-000000000000`)
  const bytes = new Uint8Array(2000).buffer
  for (const clientId of ids) await keptWork(subject, 7).keepPhoto({ clientId, checkPartQuotationId: 1, bytes, preview: 'data:,' })
  api.on('get', '/documents/download/{type}/{id}', new Blob(['JPEG']))
  const found = part(1, 'Capot', { action: 'Repair', cost: 700, quantity: 1, comment: 'Bosse' })
  await open({ checkPartQuotations: [found, ...parts.slice(1).map((one) => ({ ...one, action: 'None' as const }))] }, { subject })
  const taken = (id: string) => sample('DocumentInfo', { id, type: 'VehicleCheckPartImage', uri: `/documents/${id}` })
  const next = async (count: number) => until(() => expect(going).toHaveLength(count))
  const bar = () => document.querySelector<HTMLProgressElement>('label progress')
  await press(t('waiting.now'))
  await next(1)
  expect(words()).toContain('Envoi de la photo 1 sur 3')
  expect(buttons('Photo 1')).toEqual([])
  going[0]?.said(200, taken(ids[0] ?? ''))
  await next(2)
  await settle()
  // a sent photo is visible before the sheet reloads
  expect([buttons('Photo 1').length, api.made(...asking).length]).toEqual([1, 1])
  going[1]?.told(0.5)
  await settle()
  expect(words()).toContain('Envoi de la photo 2 sur 3')
  expect([bar()?.value, bar()?.max]).toEqual([1.5, 3])
  going[1]?.cut()
  await settle()
  expect(words()).toContain('2 changements attendent')
  expect(words()).toContain(t('offline.title'))

  await press(t('waiting.now'))
  await next(3)
  expect(words()).toContain('Envoi de la photo 1 sur 2')
  going[2]?.said(503, { code: 'NotReady', message: 'Un instant.' })
  await settle()
  expect(words()).toContain('Un instant.')
  expect(words()).toContain('2 changements attendent')

  await press(t('waiting.now'))
  await next(4)
  going[3]?.said(415, { code: 'UnsupportedMediaType', message: 'Ce fichier n’est pas une photo.' })
  await next(5)
  going[4]?.said(200, taken(ids[2] ?? ''))
  await settle()
  await settle()
  expect(going.map(({ id }) => id)).toEqual([ids[0], ids[1], ids[1], ids[1], ids[2]])
  expect(words()).toContain('1 photo a été refusée')
  await pass(40_000)
  expect(going).toHaveLength(5)
  vi.unstubAllGlobals()
  vi.stubGlobal('indexedDB', new IDBFactory())
})

test('a second tab waits for the lock without a message', async () => {
  const other = { close: () => undefined as unknown }
  void navigator.locks.request('', () => new Promise((end) => Object.assign(other, { close: () => end(null) })))
  await open()
  await pass(600)
  expect(words()).toContain('ouverte dans un autre onglet')
  expect(document.querySelector('main')?.hasAttribute('inert')).toBe(true)
  other.close()
  await settle()
  await settle()
  expect(words()).not.toContain('ouverte dans un autre onglet')
  expect(document.querySelector('main')?.hasAttribute('inert')).toBe(false)
})

test('blocks submission while answers are pending on this device', async () => {
  api.on(...syncing, offline)
  await open({ steps: [{ action: 'submit', needsComment: false, missing: null }] })
  expect(button(t('step.submit')).disabled).toBe(false)
  await press(buttons(t('result.None')).at(0) ?? button(t('result.None')))
  await settle()
  expect(button(t('step.submit')).disabled).toBe(true)
  expect(words()).toContain('ne sont pas encore envoyés')
})

test('the quotation is start minus findings plus extras; a manager sets the start with a reason', async () => {
  const found = part(1, 'Capot', { action: 'Repair', cost: 1500, quantity: 2, comment: 'Bosse' })
  await open(
    {
      checkPartQuotations: [found],
      extras: 500,
      extrasReason: 'Pneus neufs',
      may: { answer: false, value: true, fix: false, print: false },
    },
    { role: 'manager' },
  )
  expect(words()).toContain('−3 000 DH')
  expect(words()).toContain('97 500 DH')
  await press(t('value.change'))
  write(/^Valeur de départ/, '90 000')
  write(/^D’où vient cette valeur/, 'Accident déclaré')
  const saving = ['put', '/api/staff/expertises/{id}/value'] as const
  api.on(...saving, sheet({ startValue: 90_000 }))
  await submit()
  expect(api.made(...saving).map(({ body }) => body)).toEqual([
    { startValue: 90_000, startReason: 'Accident déclaré', extras: 500, extrasReason: 'Pneus neufs' },
  ])
})

test('only returned points are open to the expert; another one opens with a reason', async () => {
  const former = { action: 'None', isPainted: false, cost: null, quantity: null, comment: null, answered: '2026-11-20T10:00:00Z' } as const
  const asked = part(1, 'Capot', { action: 'None', status: 'PendingEdit', isReopened: true, editComment: 'Photo floue', former })
  const answered = { action: 'Repair', cost: 700, quantity: 1, comment: 'Rayure', status: 'None', isReopened: true } as const
  const again = part(3, 'Hayon', { ...answered, editComment: 'Rayure ?', former })
  const steps = [{ action: 'resubmit', needsComment: false, missing: null }] as const
  const all = [asked, part(2, 'Toit', { action: 'None' }), again]
  await open({ lastStatus: 'PendingEdits', steps: [...steps], checkPartQuotations: all })
  // returned points only, each with its question, former answer and current answer
  expect(words()).toContain('À revoirPhoto floue')
  expect(words()).toContain('Rendu le 20/11/2026Avant : BonCorrectionen cours')
  expect(words()).toContain('CorrigéÀ revoirRayure ?')
  expect(words()).toMatch(/CorrectionRéparer, 700\s?DH/)
  expect(words()).toContain('1 sur 2')
  expect(words()).toContain('Rendre : 1 reste')
  expect(words()).not.toContain(t('spot.roof'))
  // the star marks them, and the quotation shows the effect of the corrections
  expect(document.querySelectorAll('nav [class*=marked]')).toHaveLength(2)
  expect(words()).toContain(t('star.marked'))
  expect(words()).toMatch(/Défauts rendus0\s?DHCorrections\s?−700\s?DHCotation nouvelle99\s300\s?DH/)
  expect(words()).toContain('Provisoire : le point 1 reste à corriger.')
  await press(t('edit.reopen'))
  await press(/^Toit/)
  const reopening = ['post', '/api/staff/expertises/{id}/reopen'] as const
  await press(t('point.reopen'))
  write(/^Pourquoi rouvrir/, 'Impact oublié')
  api.on(...reopening, sheet({ lastStatus: 'PendingEdits' }))
  await submit()
  expect(api.made(...reopening).map(({ body }) => body)).toEqual([{ parts: [2], comment: 'Impact oublié' }])
})

test('a missing sheet links back to the list', async () => {
  api.on(...asking, new Refusal(404, 'NotFound'))
  show(
    <StaffContext value={sample('CurrentStaff', { subject: 'yassine', roles: ['expert'], areas: [] })}>
      <ExpertisePage />
    </StaffContext>,
    { at: '/staff/expertises/7', path: '/staff/expertises/:id' },
  )
  await settle()
  expect(words()).toContain(t('missing.title'))
})

test('downloads a submitted sheet as a document in either language, and shows a failure', async () => {
  const saved = vi.fn<(this: HTMLAnchorElement) => void>()
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.call(this)
  })
  const printing = ['post', '/api/staff/expertises/{id}/papers'] as const
  const paper = { ...sample('DocumentInfo', {}), id: '0d1c7c1e-0000-4000-8000-000000000001', type: 'ExpertiseSheet' as const }
  const screen = await open({ lastStatus: 'Submitted', may: { answer: false, value: false, fix: false, print: true } }, { role: 'agent' })
  api.on(...printing, { ...paper, fileName: 'Rapport RE-2026-000007.pdf' })
  api.on('get', '/documents/download/{type}/{id}', new Blob(['%PDF-']))
  await press('Télécharger le rapport : arabe')
  await settle()
  expect(api.made(...printing).map(({ body }) => body)).toEqual([{ language: 'ar' }])
  expect(saved.mock.contexts.map(({ download }) => download)).toEqual(['Rapport RE-2026-000007.pdf'])
  api.on(...printing, new Refusal(409, 'PrintoutNotReady'))
  await press('Télécharger le rapport : français')
  await settle()
  expect(saved).toHaveBeenCalledTimes(1)
  expect(words()).toContain('PrintoutNotReady')
  screen.unmount()
  click.mockRestore()
  await open({ lastStatus: 'Draft', may: { answer: false, value: false, fix: false, print: false } }, { role: 'agent' })
  expect(words()).not.toContain(t('paper.title'))
})

test('the inspector replaces an unlisted model with a listed one', async () => {
  const reading = ['put', '/api/staff/expertises/{id}/reading'] as const
  const car = { chassisNumber: 'VF1HSRADG56789012', fuelType: 'Diesel', gearType: 'Manual' } as const
  const vehicle = { ...sample('Expertise', {}).vehicle, title: 'Xpeng G3', unlisted: 'Brand' as const }
  api.on('get', '/api/vehiclebrands/stripped', [sample('Brand', { name: 'Dacia', names: { fr: 'Dacia', ar: 'داسيا' } })])
  api.on('get', '/api/vehiclebrands/{brand}/stripped', [sample('Model', { id: 10, name: 'Duster', names: { fr: 'Duster', ar: 'داستر' } })])
  await open({ car, vehicle })
  expect(words()).toContain('« Xpeng G3 », qui n’est pas dans la liste')
  const form = field(t('reading.chassisNumber')).form as HTMLFormElement
  await submit(form)
  expect([field(t('reading.modelId')).getAttribute('aria-invalid'), api.made(...reading)]).toEqual(['true', []])
  write(t('reading.brand'), 'Dacia')
  await settle()
  write(t('reading.modelId'), '10')
  api.on(...reading, sheet({ car: { ...car, modelId: 10 }, vehicle }))
  await submit(form)
  expect(api.made(...reading).map(({ body }) => body)).toEqual([{ ...car, modelId: 10 }])
  // not shown again after the choice
  expect(words()).not.toContain('qui n’est pas dans la liste')
})
