// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PointStar, petalRows, type StarPetal } from './point-star.tsx'

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

describe('petalRows', () => {
  it('fits every point in rows of 1 to 4', () => {
    for (let points = 1; points <= 60; points++) {
      const rows = petalRows(points)
      expect(rows.reduce((a, b) => a + b, 0)).toBe(points)
      expect(rows.every((tiles) => tiles >= 1 && tiles <= 4)).toBe(true)
    }
  })

  it('fits lists of 100 to 120 points', () => {
    for (let points = 1; points <= 20; points++) expect(petalRows(points).length).toBeLessThanOrEqual(7)
  })
})

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

  it('renders each result in its own shape', () => {
    render(<PointStar petals={petals.slice(0, 1)} label="4 points" unit="points" />)
    const shapes = [...document.querySelectorAll('a > g')].map((tile) =>
      [...tile.children]
        .map(({ tagName, className }) => `${tagName}.${(className as unknown as SVGAnimatedString).baseVal ?? className}`)
        .slice(1)
        .join(),
    )
    expect(new Set(shapes).size).toBe(4)
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
