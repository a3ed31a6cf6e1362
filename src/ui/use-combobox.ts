import { type KeyboardEvent, useEffect, useId, useState } from 'react'

interface ComboboxOptions<T> {
  items: readonly T[]
  isOpen: boolean
  setOpen: (open: boolean) => void
  /** called by Enter with the active item; undefined when there is none */
  select: (item: T | undefined) => void
  /** the typed text itself is a choice, before the first item: Enter then submits the form */
  freeText?: boolean
  /** position of the selected item, active when the list opens */
  selected?: number
}

/**
 * Editable combobox with a listbox (ARIA 1.2): the focus stays in the field; arrows move through the items in a circle, Enter selects, Esc
 * closes. Returns the active position (-1 is the text itself) and the props of field, list
 * (`role="listbox"`) and items (`role="option" tabIndex={-1}`).
 */
export function useCombobox<T>({ items, isOpen, setOpen, select, freeText = false, selected = -1 }: ComboboxOptions<T>) {
  const id = useId()
  const lowest = freeText ? -1 : 0
  const [active, setActive] = useState(lowest)
  const idOf = (position: number) => `${id}-${position}`
  const activeId = isOpen && items[active] ? idOf(active) : undefined

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function open(): void {
    setOpen(true)
    setActive(Math.max(lowest, selected))
  }

  function move(step: number): void {
    const count = items.length - lowest
    const from = isOpen ? active : lowest
    setActive(lowest + ((from - lowest + step + count) % count))
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && items.length > 0) {
      event.preventDefault()
      if (!isOpen) open()
      if (isOpen || freeText) move(step)
    } else if (event.key === 'Enter' && isOpen && (items[active] || !freeText)) {
      event.preventDefault()
      select(items[active])
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setOpen(false)
      setActive(lowest)
    }
  }

  return {
    active,
    open,
    /** makes the first choice active, for new items */
    reset: () => setActive(lowest),
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen && items.length > 0,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': activeId,
      autoComplete: 'off',
      spellCheck: false,
      onKeyDown,
    } as const,
    listProps: { id: `${id}-list` },
    itemProps: (position: number) =>
      ({
        id: idOf(position),
        'aria-selected': position === active,
        // the focus stays in the field
        onPointerDown: (event: { preventDefault(): void }) => event.preventDefault(),
      }) as const,
  }
}
