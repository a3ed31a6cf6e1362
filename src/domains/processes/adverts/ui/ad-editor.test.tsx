// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { byLanguage } from '#shared/language.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { button, buttons, field, packText, press, settle, show, signedIn, words, write } from '#testing/screen.tsx'
import type { OwnAd } from './ad.ts'
import { AdEditor } from './ad-editor.tsx'
import { readKeptAds } from './use-kept-ad.ts'

const t = packText('adverts')

const api = fakeApi()
const saving = ['post', '/api/vehicleads/save'] as const
const sending = ['post', '/api/vehicleads/publish'] as const
const named = (name: string) => ({ name, names: byLanguage(() => name) })
const car = sample('AdVehicle', { id: 70, brand: 'Dacia', model: 'Duster' })
const ad = (changes: Partial<OwnAd>): OwnAd =>
  sample('VehicleAd', {
    id: 7,
    disposedVehicle: car,
    disposedVehicleId: 70,
    lastStatus: 'Draft',
    documents: [],
    descriptions: {},
    showsPhone: true,
    ...changes,
  })

const unsaid = {
  ...{ version: null, releaseDate: null, mileage: null, fuelType: null, gearType: null, color: null },
  ...{ fiscalPower: null, city: null },
}

async function open(given: OwnAd | null, phoneVerified = true) {
  signedIn()
  api.on('get', '/api/customers/current', sample('Customer', { phone: '+212612345678', phoneVerified }))
  api.on('get', '/api/vehiclebrands/{brand}/stripped', [sample('Model', { id: 10, brand: 'Dacia', model: 'Duster', name: 'Duster' })])
  api.on('get', '/api/vehicles/pricebasis', {
    market: { low: 120_000, median: 130_000, high: 140_000, count: 12 },
    ...{ age: 5, limits: { change: 20, below: 30, above: 60 } },
  })
  const kept: [number, boolean][] = []
  show(
    <AdEditor
      ad={given}
      brands={[named('Dacia')]}
      cities={[named('Fès')]}
      least={3}
      kept={(one, isSent) => kept.push([one.id, isSent])}
      reload={() => undefined}
    />,
  )
  await settle()
  return kept
}

test('a correction opens the part that was named, and sends the whole as it was', async () => {
  const given = ad({
    lastStatus: 'Rejected',
    mends: ['price'],
    reasons: [{ code: 'PriceDoubtful', field: 'price' }],
    descriptions: { fr: 'Toujours garé au sous-sol.' },
  })
  await open(given)
  expect(words()).toContain('Seul ce qui est demandé se modifie')
  const names = [...document.querySelectorAll<HTMLInputElement>('form#ad [name]')].map(({ name }) => name)
  expect(names).toEqual(['price'])
  expect(document.querySelector('#photos')).toBeNull()
  write(t('field.priceDh'), '125 000')
  api.on(...saving, given)
  await press(t('save'))
  expect(api.made(...saving).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      disposedVehicle: expect.objectContaining({ brand: 'Dacia', price: 125_000 }),
      descriptions: expect.objectContaining({ fr: 'Toujours garé au sous-sol.' }),
    }),
  ])
})

test('a description is composed of the facts in each language, and what somebody wrote stays', async () => {
  const facts: Partial<typeof car> = {
    ...{ version: '1.5 dCi', releaseDate: '2021-03-12', mileage: 84_000, fuelType: 'Diesel', gearType: 'Manual', color: 'Grey' },
    ...{ fiscalPower: 6, isFirstHand: true, city: 'Fès' },
  }
  await open(ad({ disposedVehicle: { ...car, ...facts } }))
  await press('Composer en français à partir de la fiche')
  const text = field('Description (français)').value.replaceAll(/\s/g, ' ')
  expect(text).toBe(
    'À vendre : Dacia Duster 1.5 dCi, mise en circulation en 2021. 84 000 km, diesel, boîte manuelle, 6 CV fiscaux. Couleur : gris. Première main. La voiture se voit à Fès.',
  )
  expect(buttons('Composer en français à partir de la fiche')).toEqual([])
  await press('Composer en arabe à partir de la fiche')
  expect(field('Description (arabe)').value).toMatch(/^للبيع: Dacia Duster 1\.5 dCi، أول استعمال سنة 2021\..*علبة سرعة يدوية.*مالك واحد\./)
  write('Description (français)', '')
  expect(buttons('Composer en français à partir de la fiche')).toHaveLength(1)
})

test('renders given facts only', async () => {
  await open(ad({ disposedVehicle: { ...car, isFirstHand: false, ...unsaid } }))
  await press('Composer en français à partir de la fiche')
  expect(field('Description (français)').value.replaceAll(/\s/g, ' ')).toBe('À vendre : Dacia Duster.')
})

test('a new advert begins with make and model, and cannot be sent yet', async () => {
  const kept = await open(null)
  expect(buttons(t('send'))).toEqual([])
  await press(t('begin'))
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(2)
  write(t('field.brand'), 'Dacia')
  await settle()
  write(t('field.model'), 'Duster')
  api.on(...saving, ad({}))
  await press(t('begin'))
  await settle()
  expect(api.made(...saving)[0]?.body).toMatchObject({ disposedVehicle: { brand: 'Dacia', model: 'Duster', mileage: null } })
  expect(kept).toEqual([[7, false]])
})

test('what is typed with spaces is sent as numbers, and what the server misses is shown at its field', async () => {
  const kept = await open(ad({}))
  write(t('field.mileage'), '84 000')
  write(t('field.priceDh'), '131 500')
  api.on(...sending, new Refusal(400, 'BadRequest', { errors: [{ field: 'disposedVehicle.color', reason: 'required' }] }))
  await press(t('send'))
  await settle()
  expect(api.made(...sending)).toEqual([])
  const [french = '', arabic = ''] = [...document.querySelectorAll('article')].map(words)
  expect(french).toMatch(/Particulier.*Dacia Duster.*84 000 km.*131 500 DH.*Pas encore de description/)
  expect(arabic).toMatch(/بائع خاص|خاص/)
  await press(t('preview.send'))
  await settle()
  expect(api.made(...sending)[0]?.body).toMatchObject({ id: 7, disposedVehicle: { mileage: 84_000, price: 131_500 } })
  expect(field(t('field.color')).getAttribute('aria-invalid')).toBe('true')
  expect(kept).toEqual([])
})

test('compares the price with the market while it is typed, and sends a doubtful one after confirmation', async () => {
  await open(ad({ approvedPrice: null, disposedVehicle: { ...car, releaseDate: '2021-03-12', mileage: 84_000, price: null } }))
  write('Prix, en dirhams', '13 150')
  await settle()
  expect(words()).toContain('Un zéro manque ?')
  write('Prix, en dirhams', '125 000')
  expect(words()).not.toContain('Un zéro manque ?')
  expect(words()).toContain('12 voitures comparables : de 120 000 DH à 140 000 DH')
  write('Prix, en dirhams', '45 000')
  await press('Envoyer à la relecture')
  await press('Oui, envoyer')
  expect([api.made(...sending), field('Prix, en dirhams').getAttribute('aria-invalid')]).toEqual([[], 'true'])
  fireEvent.click(field('Oui, 45 000 DH, c’est bien mon prix'))
  api.on(...sending, ad({ lastStatus: 'Submited' }))
  await press('Envoyer à la relecture')
  await press('Oui, envoyer')
  await settle()
  expect(api.made(...sending)[0]?.body).toMatchObject({ confirmedPrice: 45_000, disposedVehicle: { price: 45_000 } })
})

test('saves WhatsApp alone without moderation', async () => {
  await open(ad({ lastStatus: 'Published', isOnWhatsApp: false }))
  fireEvent.click(field(t('field.isOnWhatsApp')))
  api.on(...saving, ad({ lastStatus: 'Published', isOnWhatsApp: true }))
  await press(t('saveAndRead'))
  await settle()
  expect(api.made(...saving)[0]?.body).toEqual({ id: 7, showsPhone: true, isOnWhatsApp: true })
})

test('a seller hides the number, and WhatsApp with it', async () => {
  await open(ad({ lastStatus: 'Published', isOnWhatsApp: true }))
  fireEvent.click(field(t('field.showsPhone')))
  expect(field(t('field.isOnWhatsApp')).disabled).toBe(true)
  api.on(...saving, ad({ lastStatus: 'Published', showsPhone: false, isOnWhatsApp: false }))
  await press(t('saveAndRead'))
  await settle()
  expect(api.made(...saving)[0]?.body).toEqual({ id: 7, showsPhone: false, isOnWhatsApp: false })
})

test('a description beyond the limit keeps every letter, and names how many are too many', async () => {
  await open(ad({}))
  write('Description (français)', 'a'.repeat(8003))
  expect(field('Description (français)').value).toHaveLength(8003)
  expect(words()).toContain('3 caractères de trop : 8 000 au plus.')
  await press(t('save'))
  expect(api.made(...saving)).toEqual([])
  write('Description (français)', 'a'.repeat(7_000))
  expect(words()).toContain('7 000 caractères sur 8 000')
})

test('a number or a call for money in the text is warned of', async () => {
  await open(ad({}))
  write('Description (français)', 'Appelez le 06 12 34 56 78, avance demandée')
  expect(words()).toContain('Il y a un numéro de téléphone dans le texte')
  expect(words()).toContain('une annonce qui demande de l’argent d’avance est refusée')
})

test('confirms a phone by a code sent on request', async () => {
  await open(ad({}), false)
  const code = ['post', '/phonenumbers/send'] as const
  expect(api.made(...code)).toEqual([])
  api.on(...code, undefined)
  await press(t('phone.send'))
  await settle()
  expect(api.made(...code)).toHaveLength(1)
})

test('warns before photos of a published advert change', async () => {
  await open(ad({ lastStatus: 'Published' }))
  expect(words()).toContain('elle quitte les résultats jusqu’à la fin de la relecture')
  expect(document.querySelectorAll('input[type=file]')).toHaveLength(0)
  api.on(...saving, ad({ lastStatus: 'Submited' }))
  await press(button(t('saveAndRead')))
  expect(api.made(...saving)).toHaveLength(1)
})

test('orders photos by keys and buttons, saves and announces', async () => {
  const id = (n: number) => `${n}0000000-0000-4000-8000-000000000000`
  const photos = (...order: number[]) =>
    order.map((n) =>
      sample('DocumentInfo', { id: id(n), type: 'VehicleAdPicture', spec: (['Front', 'Back', 'Interior'] as const)[n - 1] ?? 'None' }),
    )
  const ordering = ['put', '/api/vehicleads/{id}/photos'] as const
  api.on('get', '/documents/download/{type}/{id}', undefined)
  api.on(...ordering, ad({ documents: photos(2, 1, 3) }))
  await open(ad({ documents: photos(1, 2, 3) }))
  fireEvent.keyDown(button('Arrière, photo 2 sur 3 : déplacer'), { key: 'Home' })
  await settle()
  expect(words()).toContain('Photo à la place 1 sur 3 : c’est la photo principale.')
  api.on(...ordering, ad({ documents: photos(2, 3, 1) }))
  await press('Reculer : Avant')
  await settle()
  expect(api.made(...ordering).map(({ body }) => body)).toEqual([{ ids: [2, 1, 3].map(id) }, { ids: [2, 3, 1].map(id) }])
  expect([button('Reculer : Avant').disabled, button('Avancer : Arrière').disabled]).toEqual([true, true])
})

test('stores input offline and saves it online', async () => {
  const kept = await open(ad({}))
  write(t('field.mileage'), '84 000')
  api.on(...saving, offline)
  await press(t('save'))
  await settle()
  expect(words()).toContain('sera enregistré dès le retour du réseau')
  api.on(...saving, ad({}))
  act(() => void window.dispatchEvent(new Event('online')))
  await settle()
  expect(api.made(...saving).map(({ body }) => body)).toMatchObject([1, 2].map(() => ({ id: 7, disposedVehicle: { mileage: 84_000 } })))
  expect(kept).toEqual([[7, false]])
  expect(localStorage.getItem('rihla.adverts')).toBeNull()
})

test('what was written at an earlier visit comes back to its owner, and can be dropped', async () => {
  const texts = { version: 'Prestige' }
  const at = Date.now() - 3_600_000
  localStorage.setItem('rihla.adverts', JSON.stringify({ 7: { texts, keptAt: at, waits: false, owner: 'salma' } }))
  await open(ad({}))
  expect(field('Version (facultatif)').value).toBe('Prestige')
  expect(words()).toContain('est revenu dans les champs')
  await press(t('dropKept'))
  expect(field('Version (facultatif)').value).toBe('')
  expect(localStorage.getItem('rihla.adverts')).toBeNull()
  for (const [owner, keptAt] of [
    ['somebody else', at],
    ['salma', at - 31 * 86_400_000],
  ] as const)
    expect(readKeptAds({ 7: { texts, keptAt, waits: true, owner } }, 'salma', Date.now())).toEqual({})
})
