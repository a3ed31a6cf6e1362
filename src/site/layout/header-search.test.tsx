// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { field, links, packText, press, settle, show, submit, write } from '#testing/screen.tsx'
import { until } from '#testing/until.ts'
import { HeaderSearch } from './header-search.tsx'

const t = packText('site')

const api = fakeApi()
const label = 'Dites-nous la voiture'
const dialog = () => document.querySelector('dialog')
/** The field loads on the first press. */
const opened = () =>
  until(async () => {
    await settle()
    expect(dialog()?.querySelector('input')).toBeTruthy()
  })

async function open() {
  const screen = show(<HeaderSearch />, { at: '/cars/clio/7' })
  await settle()
  const [opener] = links(t('nav.search'))
  return { ...screen, opener: opener as HTMLAnchorElement }
}

test('links to the search without script, else opens the field with focus', async () => {
  const { opener, here } = await open()
  expect(opener.getAttribute('href')).toBe('/search-result')
  expect(dialog()).toBeNull()
  await press(opener)
  await opened()
  expect(dialog()?.open).toBe(true)
  expect(document.activeElement).toBe(field(label))
  expect(here.place).toBe('/cars/clio/7')
})

test('reopens before the former dialog has fired its close event', async () => {
  const { opener } = await open()
  await press(opener)
  await opened()
  const former = dialog() as HTMLDialogElement
  // as the Escape key does: hidden first, `close` event later
  former.removeAttribute('open')
  await press(opener)
  fireEvent(former, new Event('close'))
  await opened()
  expect(dialog()?.open).toBe(true)
})

test('closes completely and opens again', async () => {
  const { opener } = await open()
  await press(opener)
  await opened()
  dialog()?.close()
  await settle()
  expect(dialog()).toBeNull()
  await press(opener)
  await opened()
  expect(dialog()?.open).toBe(true)
})

test('the sentence links to the results and closes the dialog; a modified click keeps the link', async () => {
  api.on('get', '/api/search/suggest', { criteria: {}, chips: [], unknown: [], suggestions: [], total: 0 })
  const { opener, here } = await open()
  fireEvent.click(opener, { ctrlKey: true })
  await settle()
  expect(dialog()).toBeNull()
  await press(opener)
  await opened()
  write(label, 'clio diesel')
  await submit()
  await settle()
  expect(here.place).toBe('/search-result?q=clio+diesel')
  expect(dialog()).toBeNull()
})
