// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { settle, show, words } from '#testing/screen.tsx'
import { useBrand } from './use-brand.ts'

fakeApi()
const Brand = () => <p>{`[${useBrand()}]`}</p>

test('reads the name of the site from the settings in the page language, empty before they load', async () => {
  const route = { id: 'root', loader: () => ({ names: { fr: 'Rihla Occasion', ar: 'رحلة للسيارات' } }) }
  const { unmount } = show(<Brand />, { route })
  await settle()
  expect(words()).toBe('[Rihla Occasion]')
  unmount()
  const arabic = show(<Brand />, { route, language: 'ar' })
  await settle()
  expect(words()).toBe('[رحلة للسيارات]')
  arabic.unmount()
  show(<Brand />)
  expect(words()).toBe('[]')
})
