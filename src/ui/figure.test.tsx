// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { translatePage } from '#testing/translate.ts'
import { Figure } from './figure.tsx'

afterEach(cleanup)
const Total = ({ count }: { count: number }) => (
  <p>
    Total : {count} <Figure>{String(count)}</Figure> <Figure words>{`${count} voitures`}</Figure>
  </p>
)

describe('Figure', () => {
  test('shows a new value on a page that the browser translated', () => {
    const { container, rerender } = render(<Total count={129} />)
    translatePage(container)
    rerender(<Total count={39} />)
    // React wrote the text without a Figure into a node that is not on the page any more
    expect(container.textContent).toBe('Total : 129 39 39 voitures')
  })

  test('keeps translators away from bare numbers', () => {
    const { container } = render(<Total count={129} />)
    expect([...container.querySelectorAll('span')].map((span) => span.getAttribute('translate'))).toEqual(['no', null])
  })
})
