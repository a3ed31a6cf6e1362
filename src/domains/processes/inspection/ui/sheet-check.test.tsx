// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { packText, show, words } from '#testing/screen.tsx'
import { until } from '#testing/until.ts'
import { addLines, type SealedSheet, sealVersion } from '../report/rules.ts'
import { SheetCheck } from './sheet-check.tsx'

const t = packText('expertise')

const contents = [
  { key: 'sheet', kind: 'sheet', code: '2345ABCDEFGH' },
  { key: 'point:hood', kind: 'point', titles: { fr: 'Capot', ar: 'غطاء المحرك' }, comment: 'Éclat de 5 mm', photos: [], repairPhotos: [] },
]
const sealed = async () => (await sealVersion([], contents, '2026-03-12T15:42:00.000Z')) as SealedSheet
const answer = (sheet: unknown) => vi.stubGlobal('fetch', async () => new Response(JSON.stringify(sheet)))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  location.hash = ''
})
const check = (seal: string) => show(<SheetCheck code="2345ABCDEFGH" seal={seal} />)
const told = (text: RegExp | string) => until(() => expect(words()).toMatch(text))

test('accepts an unchanged report and its printed seal', async () => {
  const sheet = await sealed()
  answer(sheet)
  location.hash = `#${sheet.seal.slice(0, 32)}`
  check(sheet.seal)
  await told(/Ce rapport est authentique/)
  expect(words()).toContain('3 lignes vérifiées')
  expect(words()).toContain(t('check.printedNow'))
})

test('names an altered line', async () => {
  const sheet = await sealed()
  answer({ ...sheet, lines: sheet.lines.map((line) => (line.n === 1 ? { ...line, comment: 'Rien' } : line)) })
  check(sheet.seal)
  await told(/Ce rapport a été modifié après son sceau/)
  expect(words()).toContain('Ligne 1 (Capot) : modifiée.')
})

test('rejects a report sealed again', async () => {
  const former = await sealed()
  const lines = await addLines([], 1, [...contents.map((line) => ({ ...line, comment: 'Rien' })), { key: 'seal:1', kind: 'seal' }])
  const sheet = { ...former, lines, seal: lines.at(-1)?.hash ?? '' }
  answer(sheet)
  location.hash = `#${former.seal.slice(0, 32)}`
  check(sheet.seal)
  await told(/Le sceau de votre papier n’est pas celui de ce rapport/)
})

test('reports a failed check without network or secure context', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  const first = check('x')
  await told(/Le sceau n’a pas pu être vérifié ici/)
  expect(words()).toContain('n’a pas pu être chargé')
  first.unmount()
  vi.stubGlobal('crypto', {})
  check('x')
  await told(/sans https/)
  expect(screen.queryByText(/authentique/)).toBeNull()
})
