import type { Page } from '@playwright/test'
import { expectSound } from './cars.ts'
import { answerRest, carRead, counted, onePhoto, openSheet, readSheet, sheetDesk } from './inspected.ts'
import { expect, on, test } from './journey.ts'
import { callAs, signInAt } from './paid-booking.ts'
import { someone } from './people.ts'

/** The inspector records one fault with a photo and submits the sheet; another test covers the screen. */
async function handIn(inspector: Page, house: Page, id: number): Promise<void> {
  await answerRest(inspector, id, 1)
  const [first] = (await readSheet(inspector, id)).checkPartQuotations
  if (!first) throw new Error('a sheet without points')
  await inspector.evaluate(
    async ([part, bytes]) => {
      const body = new FormData()
      body.append('File', new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' }))
      const answer = await fetch(`/documents/upload?Id=${part}&Type=VehicleCheckPartImage&Owner=CheckPart`, {
        method: 'POST',
        headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
        body,
      })
      if (!answer.ok) throw new Error(await answer.text())
    },
    [first.id, [...(await onePhoto('#7a1f1f', [320, 240]))]] as const,
  )
  const answer = { action: 'Repair', cost: 700, quantity: 1, comment: 'Rayure de 12 cm' }
  const operations = [{ id: crypto.randomUUID(), checkPartQuotationId: first.id, base: first.revision, answer }]
  await callAs(inspector, 'POST', `/api/staff/expertises/${id}/sync`, { operations, mileage: 44_100 })
  await callAs(inspector, 'PUT', `/api/staff/expertises/${id}/reading`, carRead)
  await callAs(house, 'PUT', `/api/staff/expertises/${id}/value`, { startValue: 118_000, startReason: 'Prix relevés cette semaine' })
  await callAs(inspector, 'POST', `/api/staff/expertises/${id}/steps`, { action: 'submit' })
}

test('returns points to the inspector and accepts the resulting quotation', on.wideAndPhone, async ({ browser, words, isMobile }) => {
  test.slow()
  const { id, reference, seller, house } = await openSheet(browser)
  const inspector = await someone(browser)
  await signInAt(inspector, 'staff', 'expert@rihla.example')
  await handIn(inspector, house, id)

  // two points are marked, with one question
  const [judge, at] = [sheetDesk(house, words), sheetDesk(inspector, words)]
  const { t } = at
  await judge.open(id)
  await house.getByRole('button', { name: t('step.askEdits'), exact: true }).click()
  for (const place of [0, 1]) await house.locator('main').getByRole('checkbox').nth(place).check()
  await house.getByRole('button', { name: counted(t('mark.next'), 'two') }).click()
  await judge.confirm('askEdits', 'Mesurez la rayure et vérifiez le capot.')
  await judge.stands('PendingEdits')

  // only these points are open, each with the question and the former answer
  await at.open(id)
  await at.stands('PendingEdits')
  await expect(inspector.locator('main section').getByText('Mesurez la rayure et vérifiez le capot.').first()).toBeVisible()
  await expect(inspector.getByText(t('point.former').replace('{result}', t('result.Repair')))).toBeVisible()
  await expect(inspector.getByRole('button', { name: t('step.resubmit'), exact: true })).toBeDisabled()
  await expectSound(inspector)
  await inspector.getByLabel(t('point.cost')).fill('1200')
  const asked = (await readSheet(house, id)).checkPartQuotations.filter(({ status }) => status === 'PendingEdit')
  expect(asked).toHaveLength(2)
  const name = await inspector.locator('main h2[id]').first().innerText()
  // the row beside it, or the next point at the bottom
  const [before = ''] = t('point.next').split('{')
  await (isMobile
    ? inspector.getByRole('button', { name: new RegExp(`^${before.trim()}`) })
    : inspector.locator('[data-asked] button').first()
  ).click()
  await expect(inspector.locator('main h2[id]').first()).not.toHaveText(name)
  await at.result('None').click()
  await at.step('resubmit')
  await at.stands('Submitted')
  await at.step('giveQuotation')

  // refused once, with a comment and without a point; then accepted
  await judge.open(id)
  await judge.stands('QuotationSubmitted')
  await house.getByRole('button', { name: t('step.rejectQuotation'), exact: true }).click()
  await house.locator('main').getByRole('checkbox').nth(0).check()
  await house.getByRole('button', { name: counted(t('mark.next'), 'one') }).click()
  await judge.confirm('rejectQuotation', 'La peinture est à refaire.')
  await at.open(id)
  await inspector.getByRole('checkbox', { name: t('point.painted'), exact: true }).check()
  await at.step('giveQuotation')
  await judge.open(id)
  await judge.step('acceptQuotation')
  await judge.stands('QuotationAccepted')
  await expectSound(house)
  // the list of points, with one of them being edited
  await house.goto('./staff/expertises/checklist')
  await house.getByRole('heading', { level: 2, name: t('family.Body'), exact: true }).click()
  const [edit = ''] = words('staffCheckList', 'editOf').split('{')
  await house
    .getByRole('button', { name: new RegExp(`^${edit}`) })
    .first()
    .click()
  await expect(house.getByLabel(words('staffCheckList', 'section'))).toBeVisible()
  await expectSound(house)
  // one project publishes: its price belongs to the next version, with which every later sheet is opened
  if (!isMobile) {
    const list = () => callAs<{ version: number; parts: { repairCost: number | null }[] }>(house, 'GET', '/api/staff/checklists')
    const { version, parts } = await list()
    const cost = (parts[0]?.repairCost ?? 0) + 10
    await house.getByLabel(words('staffCheckList', 'repairCost')).fill(String(cost))
    const publish = words('staffCheckList', 'publish').replace('{version}', String(version + 1))
    await house.getByRole('button', { name: publish, exact: true }).click()
    await expect(house.getByText(words('staffCheckList', 'saved'))).toBeVisible()
    await expect(house.getByRole('button', { name: publish, exact: true })).toBeHidden()
    const made = await list()
    expect([made.version, made.parts[0]?.repairCost, made.parts.length]).toEqual([version + 1, cost, parts.length])
  }

  // the seller reads the estimate, the finding with its cost, and the remaining amount
  const own = (key: string) => words('selling', `own.${key}`)
  await seller.goto(`./history/${reference}`)
  for (const amount of [/118\s000/, /1\s200/, /116\s800/]) await expect(seller.getByText(amount).first()).toBeVisible()
  await expectSound(seller)
  // on a phone the bottom bar has it
  const accept = (key: string) => seller.getByRole('button', { name: own(key), exact: true })
  await accept('accept').or(accept('bar.accept')).click()
  await seller.getByRole('button', { name: /116\s800/ }).click()
  await expect(seller.getByText(own('status.CustomerAccepted'), { exact: true })).toBeVisible()
  for (const one of [seller, house, inspector]) await one.context().close()
})
