import { type KeyboardEvent, useRef, useState } from 'react'

export interface Option {
  value: string
  name: string
  /** alternative spellings */
  also?: readonly string[]
}

export const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const max = 60

/** State of a combobox: input, matches, active option and keyboard handling. */
export function useCombobox(options: readonly Option[], value: string, change: (value: string) => void) {
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const chosen = options.find((option) => option.value === value)
  const wish = plain(typed ?? '').trim()
  const fitting = options.filter(({ name, also = [] }) => [name, ...also].some((one) => plain(one).includes(wish))).slice(0, max)
  // prefix matches first
  const found =
    wish === '' ? fitting : fitting.toSorted((a, b) => Number(plain(b.name).startsWith(wish)) - Number(plain(a.name).startsWith(wish)))
  const isOpen = typed !== null

  const close = () => setTyped(null)
  /** opens the whole list at the selection, so that Enter changes nothing */
  const open = () => {
    setTyped('')
    setAt(
      Math.max(
        0,
        options.slice(0, max).findIndex((option) => option.value === value),
      ),
    )
  }
  const take = (option: Option | undefined) => {
    if (option) change(option.value)
    close()
  }
  const show = (place: number) => {
    setAt(place)
    list.current?.children[place]?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return open()
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (found.length > 0) show((at + step + found.length) % found.length)
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      take(found[at])
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    }
  }
  const leave = () => {
    // an exact match is selected
    const exact = typed ? options.find(({ name, also = [] }) => [name, ...also].some((one) => plain(one) === wish)) : undefined
    take(exact)
  }
  return {
    list,
    typed,
    at,
    chosen,
    wish,
    found,
    isOpen,
    open,
    take,
    press,
    leave,
    type: (text: string) => {
      setTyped(text)
      setAt(0)
    },
  }
}
