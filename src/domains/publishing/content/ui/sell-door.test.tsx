// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { show } from '#testing/screen.tsx'
import { SellDoor } from './sell-door.tsx'

test.each(['fr', 'ar'] as const)('keeps the phone number on one line (%s)', (language) => {
  const { container } = show(
    <SellDoor ways={[]} phone="0801 00 12 34" networkHref="#map" estimateHref="/sell" requestHref="/create-request" />,
    { language },
  )
  const number = container.querySelector('bdi')
  expect([number?.textContent, number?.dir]).toEqual(['0801\u00a000\u00a012\u00a034', 'ltr'])
  expect([...container.querySelectorAll('a')].map((link) => link.textContent).filter((text) => /\d/.test(text ?? ''))).toEqual([])
})
