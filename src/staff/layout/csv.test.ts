import { expect, test } from 'vitest'
import { csvText } from './csv.ts'
import { initials } from './initials.ts'

test('writes BOM, semicolons and quotes, and escapes formulas', () => {
  expect(
    csvText([
      ['Dossier', 'Client', 'Prix'],
      ['RV-2026-000001', 'Société "Atlas"; Négoce', 189000],
      ['=1+1', null, undefined],
    ]),
  ).toBe('\ufeffDossier;Client;Prix\r\nRV-2026-000001;"Société ""Atlas""; Négoce";189000\r\n\'=1+1;;\r\n')
})

test.each(['=1+1', '+212600000000', '-1', '@SUM(A1)', '\t=1', '\r=1'])('escapes the formula %j', (formula) => {
  expect(
    csvText([[formula]])
      .replaceAll('"', '')
      .slice(1),
  ).toBe(`'${formula}\r\n`)
})

test.each(['a=1', '1+1', 'Salma-Nour', 'salma@exemple.ma', -5])('leaves the plain value %j unchanged', (value) => {
  expect(csvText([[value]])).toBe(`\ufeff${value}\r\n`)
})

test('initials of a person', () => {
  expect(['Yassine Berrada', 'Salma', 'fatima zahra idrissi', 'ياسين برادة', ''].map(initials)).toEqual(['YB', 'SA', 'FI', 'يب', ''])
})
