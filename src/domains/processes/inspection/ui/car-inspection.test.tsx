// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { packText, show, words } from '#testing/screen.tsx'
import { exampleSheet } from './car-inspection.example.tsx'
import { CarInspection } from './car-inspection.tsx'

const t = packText('expertise')

afterEach(cleanup)
const families = () => [...document.querySelectorAll('details')]

test('shows result, role, store, day and mileage in both languages', () => {
  show(<CarInspection sheet={exampleSheet()} question="#question" />)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('109 points contrôlés, 2 à connaître')
  expect(words()).toMatch(/un expert, Rihla Marrakech Guéliz/)
  expect(words()).toMatch(/09\/03\/2026/)
  expect(words()).toMatch(/55\s002\s?km/)
})

test('uses the dual in Arabic for two remarks', () => {
  show(<CarInspection sheet={exampleSheet('ar')} question={null} />, { language: 'ar' })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('ملاحظتان')
})

test('opens the first family with findings, or the one chosen', () => {
  show(<CarInspection sheet={exampleSheet()} question={null} />)
  expect(families()).toHaveLength(8)
  expect(families().filter(({ open }) => open)).toHaveLength(1)
  expect(families()[0]?.open).toBe(true)
  const petal = screen.getByRole('link', { name: /^Roues et freins/ })
  expect(petal.getAttribute('href')).toBe('#inspection-WheelsAndBrakes')
  fireEvent.click(petal)
  expect(families().map(({ open }) => open)).toEqual([false, false, true, false, false, false, false, false])
  // the element that opens without JavaScript has the id of the petal's link
  expect(families()[2]?.querySelector('#inspection-WheelsAndBrakes')).not.toBeNull()
  expect(new Set(families().map((one) => one.getAttribute('name')))).toEqual(new Set(['inspection']))
})

test('groups points without fault and lists the others', () => {
  show(<CarInspection sheet={exampleSheet()} question={null} />)
  const star = screen.getByRole('navigation')
  expect(star.querySelectorAll('a g > title')).toHaveLength(110)
  expect(within(star).getByText('Pare-chocs avant : Rayures sur 6 cm.')).toBeTruthy()
  const body = families()[0] as HTMLElement
  expect(body.textContent).toMatch(/112\sµm/)
  expect(body.textContent).toContain('13 autres points conformes')
})

test('shows repair costs, open costs and limits', () => {
  show(<CarInspection sheet={exampleSheet()} question={null} />)
  expect(words()).toMatch(/Réparé avant la vente 1 point, 900 DH à nos frais/)
  expect(words()).toMatch(/2 points, réparation estimée à 2\s500 DH/)
  expect(words()).toContain('Rien n’a été démonté.')
  expect(words()).toContain('Points sans objet sur cette voiture : Roue de secours.')
})

test("shows actions in the reader's language and remarks as written", () => {
  const written = (sheet: ReturnType<typeof exampleSheet>) => ({
    ...sheet,
    families: sheet.families.map((family) => ({
      ...family,
      points: family.points.map((point) =>
        point.comment?.startsWith('Rayures') ? { ...point, isPainted: true, measured: { value: 2.4, unit: 'mm' as const } } : point,
      ),
    })),
  })
  show(<CarInspection sheet={written(exampleSheet('ar'))} question={null} />, { language: 'ar' })
  const remark = screen.getByText('Rayures sur 6 cm.')
  expect([remark.lang, remark.dir]).toEqual(['fr', 'ltr'])
  expect(words()).toContain('كما كتبه الخبير، باللغة الفرنسية:')
  // the star, the list and the card
  expect(words().match(/يحتاج إلى صباغة، 2,4 mm/g)).toHaveLength(3)
  cleanup()
  show(<CarInspection sheet={written(exampleSheet())} question={null} />)
  expect(words()).toContain('À repeindre, 2,4 mm')
  expect(words()).not.toContain('Tel que l’expert l’a écrit')
})

test('shows set phrases with measurement before free text', () => {
  const sheet = exampleSheet('ar')
  const phrases = ['خدوش سطحية', 'نقط صدأ']
  const families = sheet.families.map((family) => ({
    ...family,
    points: family.points.map((point) =>
      point.comment?.startsWith('Rayures') ? { ...point, phrases, measured: { value: 2.4, unit: 'mm' as const } } : point,
    ),
  }))
  show(<CarInspection sheet={{ ...sheet, families }} question={null} />, { language: 'ar' })
  // the star and the list
  expect(words().match(/خدوش سطحية · نقط صدأ · 2,4 mm/g)).toHaveLength(2)
  const card = screen.getByText('Rayures sur 6 cm.').parentElement?.textContent ?? ''
  expect(card).toMatch(/خدوش سطحية.*نقط صدأ.*كما كتبه الخبير.*Rayures sur 6 cm\./)
})

test('states that a car was not inspected', () => {
  show(<CarInspection sheet={null} question={null} />)
  expect(words()).toContain(t('none'))
  expect(document.querySelector('nav, details')).toBeNull()
})
