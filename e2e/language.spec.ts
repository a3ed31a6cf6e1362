import type { Page } from '@playwright/test'
import { carsOnSale, kept, onDevice, pathOf } from './cars.ts'
import { expect, on, test, visit } from './journey.ts'

const other = { fr: 'ar', ar: 'fr' } as const
const direction = { fr: 'ltr', ar: 'rtl' } as const
const address = 'search-result?Brands=Dacia&MaxPrice=300000&page=2'

/** The language switch: in the header of small screens, in the menu of the top bar of wide ones. */
async function change(page: Page, to: 'fr' | 'ar'): Promise<void> {
  const link = page.locator(`header a[hreflang="${to}"]`)
  const short = link.locator('visible=true')
  const box = (await short.count()) > 0 ? await short.boundingBox() : null
  // by position: a click by name would first scroll
  if (box) return page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  // the top bar is scrolled out of view: selected without scrolling, as by keyboard
  await link.last().dispatchEvent('click')
}

test('keeps path, filters and scroll position when the language changes', on.both, async ({ page, context, language }) => {
  const to = other[language]
  await visit(page, `./${address}`)
  await page.evaluate(() => window.scrollTo(0, 640))
  await change(page, to)
  await expect(page.locator('html')).toHaveAttribute('lang', to)
  await expect(page.locator('html')).toHaveAttribute('dir', direction[to])
  expect(page.url()).toContain(`/${address}`)
  expect(page.url()).not.toContain('lang=')
  // the same cars stay visible: where text above is a line higher, the browser adjusts the scroll
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 640))).toBeLessThan(24)
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe(to)
  expect((await context.cookies()).filter(({ name }) => name === 'lang').map(({ value }) => value)).toEqual([to])

  // the server renders the next page in that language
  const html = await (await context.request.get('./home')).text()
  expect(html).toMatch(new RegExp(`<html[^>]* lang="${to}"[^>]* dir="${direction[to]}"`))
})

test('operates the language menu by keyboard', on.both, async ({ page, language, viewport }) => {
  await visit(page, './home')
  const link = page.locator(`header a[hreflang="${other[language]}"]`)
  if ((viewport?.width ?? 0) >= 1024) {
    await page.locator('header summary').focus()
    await page.keyboard.press('Enter')
    await expect(link.locator('visible=true')).toHaveAttribute('lang', other[language])
    await page.keyboard.press('Tab')
  } else await link.locator('visible=true').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', other[language])
  expect(page.url()).toMatch(/\/home$/)
})

test('serves the language of the URL to a visitor without a choice', on.both, async ({ browser, baseURL, language, viewport }) => {
  const context = await browser.newContext({ baseURL, viewport, storageState: { cookies: [], origins: [] } })
  const page = await context.newPage()
  // without a choice the site is French, for any browser setting
  expect((await (await context.request.get('./home')).text()).match(/<html[^>]* lang="(\w+)"/)?.[1]).toBe('fr')
  await visit(page, `./home?lang=${language}`)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('html')).toHaveAttribute('dir', direction[language])
  await page.locator('main a[href*="BodyStyles=SUV"]').click()
  await expect(page).toHaveURL(/search-result\?BodyStyles=SUV$/)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await context.close()
})

test('links canonical and alternate URLs, which both resolve', on.both, async ({ playwright, request, baseURL, language }) => {
  const [car] = await carsOnSale(request, 'Brands=Dacia&size=1')
  if (!car) throw new Error('The stock has no Dacia')
  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const linksOf = (html: string) =>
    [...html.matchAll(/<link [^>]*rel="(canonical|alternate)"[^>]*>/g)].map(([tag, rel]) => ({
      rel,
      twin: /hreflang="([^"]+)"/i.exec(tag)?.[1],
      href: (/href="([^"]+)"/.exec(tag.replace(/hreflang="[^"]*"/i, ''))?.[1] ?? '').replaceAll('&amp;', '&'),
    }))
  for (const place of ['home', 'search-result', 'search-result?Brands=Dacia&Brands=Fiat', 'voitures/dacia', pathOf(car).slice(2)]) {
    const plain = new URL(place, `${baseURL}/`).href
    const arabic = `${plain}${plain.includes('?') ? '&' : '?'}lang=ar`
    const html = await (await stranger.get(language === 'ar' ? arabic : plain)).text()
    expect(linksOf(html)).toEqual([
      { rel: 'canonical', twin: undefined, href: language === 'ar' ? arabic : plain },
      { rel: 'alternate', twin: 'fr', href: plain },
      { rel: 'alternate', twin: 'ar', href: arabic },
      { rel: 'alternate', twin: 'x-default', href: plain },
    ])
    const twin = await stranger.get(language === 'ar' ? plain : arabic)
    expect(twin.status()).toBe(200)
    expect(await twin.text()).toContain(`lang="${other[language]}"`)
  }
  await stranger.dispose()
})

/**
 * Runs of Latin letters and digits whose words are not from left to right on the screen, such as `000 189` for `189 000`.
 * Separators end a run; words on different lines are not compared.
 */
function disorderIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const place = (node: Node, from: number, to: number) => {
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, to)
      return range.getClientRects()
    }
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('script, style, option')) continue
      for (const run of (node.nodeValue ?? '').matchAll(/[\p{Script=Latin}\d][\p{Script=Latin}\d \u00a0.,/+'’-]*[\p{Script=Latin}\d]/gu)) {
        const words = [...run[0].matchAll(/[\p{Script=Latin}\d]+/gu)].map((word) => {
          const start = run.index + word.index
          return place(node, start, start + word[0].length)
        })
        words.slice(1).forEach((rects, i) => {
          const [before, after] = [words[i]?.[0], rects[0]]
          if (words[i]?.length !== 1 || rects.length !== 1 || !before || !after || before.width === 0 || after.width === 0) return
          if (Math.abs(before.top - after.top) < before.height / 2 && after.left < before.left) found.push(run[0])
        })
      }
    }
    return [...new Set(found)]
  })
}

test('keeps the order of prices, phone numbers and versions', on.arabic, async ({ page, request, words }) => {
  const cars = (await carsOnSale(request, 'Brands=Dacia&size=12')).filter(({ price }) => price !== null).slice(0, 3)
  const [car] = cars
  if (!car) throw new Error('The stock has no Dacia')
  await onDevice(page, 'favourites', kept(cars.map((one) => ({ ...one, price: (one.price ?? 0) + 12_000 }))))
  const compared = `compare-car?${cars.map(({ id }) => `VehicleIds=${id}`).join('&')}`
  const screens = ['home', 'search-result?Brands=Dacia&MinPrice=100000&MaxPrice=300000', 'search-result?view=list', pathOf(car), compared]
  for (const screen of screens) {
    await page.goto(`./${screen}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.locator('body').innerText()).toMatch(/\d\u00a0\d{3}/)
    expect(await disorderIn(page), screen).toEqual([])
  }
  await page.goto('./favourites')
  await expect(page.locator('main article')).toHaveCount(cars.length)
  await expect(page.getByText(words('favouritesPage', 'onDevice'))).toBeVisible()
  expect(await disorderIn(page), 'favourites').toEqual([])

  // the check itself works: an ordinary space between groups reverses them in Arabic
  await page.evaluate(() => {
    const line = document.createElement('p')
    line.dir = 'rtl'
    line.textContent = '\u0628\u062b\u0645\u0646 189 000 \u062f\u0631\u0647\u0645'
    document.querySelector('main')?.append(line)
  })
  expect(await disorderIn(page)).toEqual(['189 000'])
})
