// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, type LoaderFunction, RouterContextProvider, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { apiContext, browserApi } from '#client/api.ts'
import { momentWords } from '#domains/processes/buying/desk/ui/moments.ts'
import { useFormat } from '#i18n/format.ts'
import { PageRoot } from '#i18n/page-root.tsx'
import { clocksToTell, learnClocks } from '#shared/working-time.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { settle, words } from '#testing/screen.tsx'
import Root, { loader } from './root.tsx'

const api = fakeApi()
afterEach(() => learnClocks([]))

/** A back-office page with a date in winter 2026. */
function Desk() {
  return <p>{momentWords('2026-12-01T12:00:00Z', useFormat())}</p>
}

/** The root as the framework calls it. */
function Page() {
  const Framed = Root as unknown as ComponentType<{ loaderData: unknown }>
  return <Framed loaderData={useLoaderData()} />
}

test('back-office pages use the time zone data of the server, not of the device', async () => {
  // the server has UTC since September 2026, the device does not
  clocksToTell(new Date())
  learnClocks([[0, 60]])
  api.on('get', '/api/settings/public', [])
  api.on('get', '/api/banners', [])
  const router = createMemoryRouter(
    [
      {
        path: '/',
        loader: loader as unknown as LoaderFunction,
        Component: Page,
        HydrateFallback: () => null,
        children: [{ index: true, handle: { framed: true }, Component: Desk }],
      },
    ],
    { getContext: () => new RouterContextProvider(new Map([[apiContext, browserApi()]])) },
  )
  render(
    <PageRoot page={{ language: 'fr', basePath: '/', origin: 'https://rihla.example' }}>
      <RouterProvider router={router} />
    </PageRoot>,
  )
  await settle()
  expect(words()).toContain('01/12/2026 12:00')
})
