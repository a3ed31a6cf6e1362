import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { useKeys } from '#client/staff/use-keys.ts'

interface RowKeys<Row> {
  rows: readonly Row[]
  hrefOf: ((row: Row) => string) | undefined
  take: ((row: Row) => void) | undefined
  choose: ((row: Row) => void) | undefined
}

/** J and K move through the rows of a table, Enter opens one, A assigns it, X selects it. */
export function useRowKeys<Row>(body: RefObject<HTMLTableSectionElement | null>, { rows, hrefOf, take, choose }: RowKeys<Row>): void {
  const navigate = useNavigate()
  /** Index of the row with the focus; −1 for none. */
  const here = () => [...(body.current?.rows ?? [])].findIndex((row) => row.contains(document.activeElement))
  const walk = (step: number) => (event: KeyboardEvent) => {
    const all = [...(body.current?.rows ?? [])]
    const at = here()
    const to = at < 0 ? (step > 0 ? 0 : all.length - 1) : at + step
    event.preventDefault()
    all[to]?.querySelector<HTMLElement>('[data-row-start]')?.focus()
  }
  const on = (act: (row: Row) => void) => (event: KeyboardEvent) => {
    const row = rows[here()]
    if (row === undefined) return
    event.preventDefault()
    act(row)
  }
  useKeys({
    j: walk(1),
    k: walk(-1),
    ...(hrefOf && {
      Enter: (event) => {
        // links and buttons handle Enter themselves
        if ((event.target as HTMLElement).closest('a, button')) return
        on((row) => void navigate(hrefOf(row)))(event)
      },
    }),
    ...(take && { a: on(take) }),
    ...(choose && { x: on(choose) }),
  })
}
