import type { APIRequestContext, Page } from '@playwright/test'
import axe from 'axe-core'
import { expect, test } from './journey.ts'

/** A car of the stock, with the fields that the tests need. */
export interface StockCar {
  id: number
  slug: string
  brand: string
  model: string
  price: number | null
  reference: string
}

type FreeCar = StockCar & {
  bodyStyle: string
  isCertified: boolean
  isFeatured: boolean
  isPromoted: boolean
  /** null: sold by its owner */
  storageAreaId: number | null
  lastStatus: string
}

/** Cars on sale that match a search, e.g. `Brands=Dacia&size=3`. */
export async function carsOnSale(request: APIRequestContext, search: string): Promise<StockCar[]> {
  const answer = await request.get(`./api/vehicles?${search}`)
  expect(answer.ok()).toBe(true)
  const { results } = (await answer.json()) as { results: StockCar[] }
  return results
}

/**
 * Returns a free car of the company for a test that reserves it, excluding cars that other tests open or count. Concurrent tests never
 * get the same car.
 */
export async function freeCar(request: APIRequestContext): Promise<StockCar> {
  const { parallelIndex, config } = test.info()
  const makes = ['Volkswagen', 'Ford', 'Fiat', 'Citroën', 'Kia', 'Opel'].map((name) => `Brands=${name}`).join('&')
  for (let page = 1; ; page++) {
    const cars = (await carsOnSale(request, `${makes}&GearTypes=Manual&size=100&page=${page}`)) as FreeCar[]
    if (cars.length === 0) throw new Error('no car is left that a journey may reserve')
    const car = cars.find(
      ({ id, price, bodyStyle, isCertified, isFeatured, isPromoted, storageAreaId, lastStatus }) =>
        id % config.workers === parallelIndex &&
        price !== null &&
        bodyStyle !== 'SUV' &&
        !(isCertified || isFeatured || isPromoted) &&
        storageAreaId !== null &&
        lastStatus === 'Published',
    )
    if (car) return car
  }
}

/** Number of matching cars, in total and per value of a filter. */
export interface StockCounts {
  total: number
  certified: number
  facets: { models: { value: string; brand: string; count: number }[]; cities: { value: string; count: number }[] }
}

/** The facet counts of a search, e.g. for `Brands=Dacia`. */
export async function stockCounts(request: APIRequestContext, search = ''): Promise<StockCounts> {
  const answer = await request.get(`./api/vehicles/facets?${search}`)
  expect(answer.ok()).toBe(true)
  return answer.json()
}

/** The first number of a text with any thousands separator; 0 when there is none. */
export const numberIn = (text: string): number => Number(text.replaceAll(/(?<=\d)[\u00a0\u202f.,](?=\d)/g, '').match(/\d+/)?.[0] ?? 0)

export const pathOf = (car: StockCar): string => `./cars/${car.slug}/${car.id}`
export const nameOf = (car: StockCar): string => `${car.brand} ${car.model}`

/** Local-storage content of saved cars at these prices. */
export function kept(cars: readonly (StockCar & { savedOn?: string })[]) {
  return cars.map(({ id, slug, brand, model, price, savedOn }) => ({
    id,
    slug,
    title: `${brand} ${model}`,
    price,
    picture: null,
    savedOn: savedOn ?? '2026-01-15',
  }))
}

/** Writes a list to local storage before the page reads it. */
export async function onDevice(page: Page, list: 'favourites' | 'compare', value: unknown): Promise<void> {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  await page.addInitScript(
    ([key, json]) => {
      // once: later writes of the page stay
      if (sessionStorage.getItem(`set.${key}`)) return
      sessionStorage.setItem(`set.${key}`, 'true')
      localStorage.setItem(key, json)
    },
    [`rihla.${list}`, text] as const,
  )
}

/** Expects no axe violation, WCAG 2.2 target size included, and no horizontal overflow. */
export async function expectSound(page: Page): Promise<void> {
  let found = await violationsOf(page)
  // a colour in transition (a header darkened by a late scroll) is checked again once it is stable
  for (let again = 0; found.moved && again < 3; again++) found = await violationsOf(page)
  expect(found.violations).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
}

/** Axe options: no report of passed rules and elements, which takes a third of the time. */
export const axeOptions = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'], reporter: 'no-passes' } as const

export interface WithAxe {
  axe: { run(root: unknown, options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> }
}

/** Injects axe into a page once. */
async function putAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
}

async function violationsOf(page: Page): Promise<{ violations: string[]; moved: boolean }> {
  // wait for colour transitions; those of a scroll begin with the next frame
  await page.evaluate(async () => {
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
    const onTheirWay = () => document.getAnimations().filter((one) => one instanceof CSSTransition && one.playState === 'running')
    // further animations may start during the wait
    for (let waits = 0; waits < 20 && onTheirWay().length > 0; waits++)
      await Promise.allSettled(onTheirWay().map(({ finished }) => finished))
    const moved = (is: boolean) => document.documentElement.toggleAttribute('data-moved', is)
    moved(false)
    document.addEventListener('transitionrun', () => moved(true), { once: true })
  })
  await putAxe(page)
  const violations = await page.evaluate(async (options) => {
    const { axe } = window as unknown as WithAxe
    return (await axe.run(document, options)).violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }))
  }, axeOptions)
  return {
    violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    moved: await page.evaluate(() => document.documentElement.hasAttribute('data-moved')),
  }
}

/** Horizontal shift of text that a late web font may cause within its line. */
const fontShift = 0.003

/**
 * Records layout shifts; the returned function lists them with the moved elements. Horizontal shifts within a line from a late web font
 * are not counted; any vertical shift is.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  // a late web font moves lines at random: the cache has it from a visit before
  await page.goto('./robots.txt')
  await page.evaluate(
    async (names) => {
      for (const name of names) {
        const font = await fetch(`/fonts/${name}.woff2`)
        if (!font.ok) throw new Error(`There is no font ${name}`)
        await font.arrayBuffer()
      }
    },
    ['figtree-latin', 'figtree-latin-ext', 'vazirmatn-arabic'],
  )
  await page.addInitScript((most) => {
    interface Shift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const withinLines = ({ value, sources }: Shift) =>
      value < most &&
      sources.length > 0 &&
      sources.every(({ previousRect: was, currentRect: is }) => Math.abs(was.top - is.top) <= 1 && Math.abs(was.height - is.height) <= 1)
    const told = ({ value, startTime, sources }: Shift) => {
      const moves = sources.map(({ node, previousRect: was, currentRect: is }) => {
        const one = node instanceof Element ? node : node?.parentElement
        return `${one?.tagName} ${one?.className} ${was.left},${was.top} ${was.width}×${was.height} → ${is.left},${is.top} ${is.width}×${is.height}`
      })
      return `${value} at ${Math.round(startTime)} ms: ${moves.join('; ')}`
    }
    const page = window as unknown as { shifts: string[] }
    page.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput && !withinLines(entry)) page.shifts.push(told(entry))
    }).observe({ type: 'layout-shift', buffered: true })
  }, fontShift)
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}
