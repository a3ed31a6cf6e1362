// @vitest-environment happy-dom

import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { settle, show, words } from '#testing/screen.tsx'
import { CertifiedPoints } from './certified-points.tsx'
import { TrustLine } from './trust-line.tsx'

afterEach(cleanup)

test('without a published sheet no report, no points and no photographs of faults are promised', async () => {
  show(
    <>
      <CertifiedPoints to="/search-result" />
      <TrustLine />
    </>,
  )
  await settle()
  expect(words()).toContain('Garantie écrite')
  expect(words()).not.toMatch(/110|cent dix|rapport|photographi|défauts/i)
  expect(document.querySelector('[role=img]')).toBeNull()
})

test('with one, its points are drawn and the report is promised', async () => {
  show(<CertifiedPoints to="/search-result" sheet={[['ok', 'fixed'], ['note']]} />)
  await settle()
  expect(words()).toContain('Un rapport que vous pouvez lire')
  expect(document.querySelector('[role=img]')).not.toBeNull()
})
