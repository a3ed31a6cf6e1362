import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** The page of a back-office record: `place` is its list (`purchases`), `t` returns its texts. */
export function recordDesk(page: Page, place: string, t: (key: string) => string) {
  const dialog = page.getByRole('dialog')
  return {
    t,
    async open({ id, reference }: { id: number; reference: string }): Promise<void> {
      await page.goto(`./staff/${place}/${id}`)
      await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible()
    },
    /** takes a step and expects its state */
    async step(action: string, status: string, fill: () => Promise<void> = async () => undefined): Promise<void> {
      await page.getByRole('button', { name: t(`action.${action}`), exact: true }).click()
      await fill()
      await dialog.getByRole('button', { name: t(`action.${action}`), exact: true }).click()
      await expect(dialog).toBeHidden()
      await this.stands(status)
    },
    stands: (status: string) => expect(page.locator('main header').getByText(t(`status.${status}`), { exact: true })).toBeVisible(),
  }
}
