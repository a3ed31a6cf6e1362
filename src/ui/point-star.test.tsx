// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PointStar, type StarPetal } from './point-star.tsx'

afterEach(cleanup)

const petals: StarPetal[] = ['engine', 'brakes'].map((key) => ({
  key,
  label: `Family ${key}`,
  href: `#${key}`,
  points: [
    { result: 'ok', text: 'discs: fine' },
    { result: 'fixed', text: 'pads: replaced' },
    { result: 'note', text: 'hoses: dry' },
    { result: 'none', text: 'drums: none' },
  ],
}))

describe('PointStar', () => {
  it('renders a link per petal, a text per tile and the total', () => {
    render(<PointStar petals={petals} label="8 points" unit="points" />)
    const star = screen.getByRole('navigation', { name: '8 points' })
    const brakes = within(star).getByRole('link', { name: 'Family brakes' })
    expect(brakes.getAttribute('href')).toBe('#brakes')
    expect([...brakes.querySelectorAll('title')].map((title) => title.textContent)).toEqual([
      'discs: fine',
      'pads: replaced',
      'hoses: dry',
      'drums: none',
    ])
    expect(star.textContent).toContain('8points')
  })

  it('dims the other petals and reports clicks', () => {
    const onPetal = vi.fn()
    render(<PointStar petals={petals} label="8 points" unit="points" open="brakes" onPetal={onPetal} />)
    const [engine, brakes] = screen.getAllByRole('link')
    expect(engine?.hasAttribute('data-dim')).toBe(true)
    expect(brakes?.hasAttribute('data-dim')).toBe(false)
    fireEvent.click(engine as HTMLElement)
    expect(onPetal.mock.calls[0]?.[0]).toBe('engine')
  })
})
