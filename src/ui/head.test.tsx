// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Head, HeadContext } from './head.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('of several titles that of the innermost part counts, for as long as it is shown', () => {
  const page = (inner: string | null, outer = 'Rihla') => (
    <>
      <Head title={outer} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      {inner !== null && <Head title={inner} />}
    </>
  )
  const { rerender, unmount } = render(page('Dacia Duster'))
  expect([document.title, document.head.querySelectorAll('meta[name=robots]').length]).toEqual(['Dacia Duster', 1])
  rerender(page('Renault Clio', 'Rihla Maroc'))
  expect(document.title).toBe('Renault Clio')
  rerender(page(null, 'Rihla Maroc'))
  expect(document.title).toBe('Rihla Maroc')
  unmount()
  expect([document.title, document.head.querySelector('meta[name=robots]')]).toEqual(['Rihla Maroc', null])
})

test('the server is told what belongs into the head', () => {
  const told = vi.fn()
  vi.stubGlobal('document', undefined)
  const html = renderToString(
    <HeadContext value={told}>
      <Head title="Rihla">
        <meta name="robots" content="noindex" />
      </Head>
    </HeadContext>,
  )
  expect(html).toBe('')
  expect(told.mock.calls).toEqual([['Rihla', expect.objectContaining({ type: 'meta' })]])
})
