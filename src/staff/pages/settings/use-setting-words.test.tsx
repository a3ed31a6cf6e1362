// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { plain, showHook } from '#testing/screen.tsx'
import { useSettingWords, useUnitWords } from './use-setting-words.ts'

fakeApi()

test('returns name and description of a setting; the key without texts', () => {
  const said = showHook(useSettingWords).now()
  const email = said('site.email')
  expect([email.label, plain(email.about)]).toEqual(['E-mail de contact', 'Affiché sur le site ; les demandes sans agence y arrivent.'])
  expect(said('site.unheard')).toEqual({ label: 'site.unheard', about: '' })
  const { label, about } = said('booking.due.Submitted')
  expect([plain(label), about]).toEqual([expect.stringMatching(/^Dossier « .*[^.]+ »$/), 'Temps ouvré avant que la ligne passe en retard.'])
  expect(label).not.toContain('status.')
})

test('displays working minutes as hours if whole, and counts without a unit', () => {
  const unit = showHook(useUnitWords).now()
  expect([
    unit({ unit: null, value: '7' }),
    unit({ unit: 'workMinutes', value: '120' }),
    unit({ unit: 'workMinutes', value: '90' }),
    unit({ unit: 'minutes', value: '120' }),
    unit({ unit: 'km', value: '120' }),
  ]).toEqual(['', 'heures ouvrées', 'minutes ouvrées', 'minutes', 'km'])
})
