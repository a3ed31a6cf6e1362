import { expect, test } from 'vitest'
import { physicalSides } from './direction.ts'

test.each([
  'left: 0',
  'margin-right: 1rem',
  'padding-left: 0',
  'border-left-width: 1px',
  'border-top-right-radius: 4px',
  'text-align: right',
  'float: left',
  'transform-origin: top left',
  'inset: 0 auto 0 0',
  'inset: 0 0 auto 1rem',
  'margin: 0 auto 0 calc(1rem + 2px)',
  'padding: var(--s-1) var(--s-2) var(--s-1) var(--s-3)',
  'border-width: 0 0 0 2px',
  'border-radius: 4px 0 0 4px',
  'border-radius: 4px 0',
  'transform: translateX(-50%)',
  'transform: translateX(calc(-100% - 1rem))',
  'transform: scale(2) translate(1rem, 0)',
  'transform: translate3d(-1px, 0, 0)',
  'translate: -50% 0',
])('%s says a side', (declaration) => {
  expect(physicalSides(`.a { color: red; ${declaration}; }`)).toEqual([declaration])
  expect(physicalSides(`@media (width > 1px) { .a { ${declaration} } }`)).toEqual([declaration])
  expect(physicalSides(`.a { ${declaration} } .a:dir(rtl) { ${declaration} }`)).toEqual([declaration])
})

test.each([
  'inset: 0',
  'inset: 0 1rem',
  'inset: 0 1rem 2rem',
  'inset: 0 1rem 2rem 1rem',
  'inset-inline-start: 0',
  'margin: 0 auto',
  'padding: 1px var(--s-2) 3px var(--s-2)',
  'border-radius: 4px 4px 0 0',
  'border-radius: 4px',
  'text-align: start',
  'transform: translateY(-50%)',
  'transform: translate(0, 1rem)',
  'transform: translateX(0)',
  'translate: 0 -50%',
  'translate: none',
  'transform: rotate(4deg)',
])('%s says none', (declaration) => {
  expect(physicalSides(`.a { ${declaration}; }`)).toEqual([])
})

test('accepts a side that has a counterpart for the other direction', () => {
  expect(physicalSides(".a:dir(rtl) { left: 0 } [dir='rtl'] .b { translate: 1px 0 }")).toEqual([])
  const keyframes = (name: string) => `@keyframes ${name} { from { opacity: 0; transform: translateX(1rem) } }`
  expect(physicalSides(keyframes('come'))).toEqual(['transform: translateX(1rem)'])
  expect(physicalSides(keyframes('come') + keyframes('come-mirrored'))).toEqual([])
  expect(physicalSides('.a { border-width: 0 2px 2px 0; rotate: 45deg }')).toEqual([])
  expect(physicalSides("/* left: 0 */ .a { content: 'left: 0; }' }")).toEqual([])
})
