import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Returns whether React runs this component in the browser. On the server and during hydration it returns `before`; a component that does
 * not depend on hydration passes true, so that it does not render again after it.
 */
export const useHydrated = (before = false): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => before,
  )

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Controls whose input was passed on: an element inside another one that is watched too passes it on alone. */
const passedOn = new WeakSet<Element>()

/**
 * Passes on what a visitor entered into the controls of an element before hydration. React keeps the value of an uncontrolled control, but
 * resets a controlled one to its state with the next render: each changed control therefore gets the event that its handlers listen to.
 */
export function useEarlyInput(ref: RefObject<HTMLElement | null>): void {
  const isHydrated = useHydrated()
  // a layout effect reads the values before any later render can reset them
  useLayoutEffect(() => {
    if (isHydrated || !ref.current) return
    const controls = [...ref.current.querySelectorAll<Control>('input, textarea, select')].filter((control) => !passedOn.has(control))
    for (const control of controls) passedOn.add(control)
    const replays = controls.flatMap((control) => replayOf(control) ?? [])
    // after the commit, so that each handler reads the state that the one before it has set
    if (replays.length > 0)
      queueMicrotask(() => {
        for (const replay of replays) replay()
      })
  }, [isHydrated, ref])
}

/** Returns what enters the present state of a control again; null for a control that is as the server rendered it. */
function replayOf(control: Control): (() => void) | null {
  if (control instanceof HTMLSelectElement) {
    const { value } = control
    return value === initialOption(control) ? null : () => choose(control, value)
  }
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    const { checked } = control
    // the radio button that lost its mark changes with the one that got it
    return checked === control.defaultChecked || (control.type === 'radio' && !checked) ? null : () => press(control, checked)
  }
  if (control.type === 'hidden' || control.type === 'file' || control.value === control.defaultValue) return null
  const { value, selectionStart, selectionEnd } = control
  return () => {
    enter(control, value)
    if (selectionStart !== null && document.activeElement === control) control.setSelectionRange(selectionStart, selectionEnd)
  }
}

function choose(control: HTMLSelectElement, value: string): void {
  control.value = value
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

function press(control: HTMLInputElement, checked: boolean): void {
  control.checked = !checked
  control.click()
}

/** React compares a value with the last one that it saw, which the setter of the control itself stores: the prototype's does not. */
function enter(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  control.value = control.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The value that a select had when the server rendered it. */
function initialOption({ options }: HTMLSelectElement): string {
  const all = [...options]
  return (all.find(({ defaultSelected }) => defaultSelected) ?? all.find(({ disabled }) => !disabled))?.value ?? ''
}
