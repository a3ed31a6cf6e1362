import { describe, expect, it } from 'vitest'
import { cockpits } from './choices.ts'

describe('interior pictures', () => {
  it('have names of their own, and each name says what it shows', () => {
    expect(new Set(cockpits.map((c) => c.name)).size).toBe(cockpits.length)
    for (const c of cockpits) {
      expect(c.name).toBe(
        c.angle === 'Dashboard' ? `${c.dash}-${c.trim}-${c.gear}-${c.shape}` : `${c.seats}-${c.trim}${c.isOpen ? '-open' : ''}`,
      )
    }
  })

  it('leave out what no maker builds', () => {
    const dashboards = cockpits.filter((c) => c.angle === 'Dashboard')
    expect(dashboards.filter((c) => c.dash === 'radio' && c.shape === 'sport')).toEqual([])
    expect(dashboards.filter((c) => c.shape === 'sport' && c.trim === 'cloth')).toEqual([])
  })

  it('show every number of seats in every trim', () => {
    expect(cockpits.filter((c) => c.angle === 'Interior' && !c.isOpen)).toHaveLength(6)
  })

  it('offer every gear for every shape', () => {
    for (const shape of ['car', 'tall', 'sport', 'open'])
      for (const gear of ['manual', 'automatic'])
        expect(cockpits.some((c) => c.angle === 'Dashboard' && c.shape === shape && c.gear === gear)).toBe(true)
  })
})
