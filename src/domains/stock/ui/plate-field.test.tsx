// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { show, words } from '#testing/screen.tsx'
import { PlateField } from './plate-field.tsx'

const hintOf = (value: string): string => {
  const { unmount } = show(<PlateField label="Plaque" value={value} change={() => undefined} foreign={false} />)
  const said = words()
  unmount()
  return said
}

test('a letter that no plate bears is doubted, another series is not', () => {
  expect(hintOf('12345Z11')).toContain('Aucune plaque marocaine ne porte cette lettre : vérifiez-la.')
  expect(hintOf('1234-12-7')).toContain('Exemples : 1234-12-7')
})
