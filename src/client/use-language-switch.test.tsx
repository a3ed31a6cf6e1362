// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { links, press, show } from '#testing/screen.tsx'
import { restoreLanguageScroll, useLanguageSwitch } from './use-language-switch.ts'

fakeApi()

function Switch() {
  return useLanguageSwitch().map(({ name, link }) => (
    <a key={name} {...link}>
      {name}
    </a>
  ))
}

test('links to the other language and stores the choice', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const replace = vi.spyOn(window.history, 'replaceState')
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640)
  show(<Switch />, { at: '/search-result?lang=fr&Brands=Dacia&City=Sidi%20Ifni#results' })
  const [arabic] = links('العربية')
  expect([arabic?.getAttribute('href'), arabic?.lang]).toEqual(['/search-result?Brands=Dacia&City=Sidi+Ifni&lang=ar#results', 'ar'])
  await press(arabic ?? 'none')
  expect([localStorage.getItem('lang'), document.cookie.includes('lang=ar'), reload.mock.calls.length]).toEqual(['ar', true, 1])
  // a language in the address would win over the choice
  expect(replace.mock.lastCall?.[2]).toBe('/search-result?Brands=Dacia&City=Sidi+Ifni#results')
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  restoreLanguageScroll()
  restoreLanguageScroll()
  expect(scroll.mock.calls).toEqual([[{ top: 640, behavior: 'instant' }]])
})
