import { options } from 'preact'

/**
 * Every field tells its change by `input`, as React has it: by `change` a select or a check mark would hear of it only after a form around
 * it was drawn anew, with the value from before. Files alone are told by `change`.
 */
const made = options.vnode
options.vnode = (node) => {
  made?.(node)
  const { type, props } = node
  if (!props.onChange || !(type === 'select' || (type === 'input' && /^(checkbox|radio)$/.test(props.type)))) return
  props[props.oninput ? 'oninputCapture' : 'oninput'] = props.onChange
  delete props.onChange
}

/** What the tree says of the fields whose value or check mark it decides. */
const decided = new WeakMap()

const drawn = options.diffed
options.diffed = (node) => {
  drawn?.(node)
  const { type, props, __e: field } = node
  if (field && (type === 'input' || type === 'textarea' || type === 'select')) decided.set(field, props)
}

/**
 * As in React, a field says what the tree says: when no other value came of an event, the one that was typed is taken back. Its handlers
 * draw in a microtask, so the next but one is the first that comes after.
 */
const heard = options.event
options.event = (event) => {
  if (event.type === 'input') queueMicrotask(() => queueMicrotask(() => takeBack(event.target)))
  return heard?.(event) ?? event
}

function takeBack(field) {
  if (!field.isConnected) return
  if (field.type === 'radio') for (const one of fellows(field)) restore(one, 'checked')
  else restore(field, field.type === 'checkbox' ? 'checked' : 'value')
}

const fellows = (radio) => [...(radio.form ?? document).querySelectorAll('input[type=radio]')].filter(({ name }) => name === radio.name)

function restore(field, property) {
  const wanted = decided.get(field)?.[property]
  if (wanted == null || field.multiple) return
  const value = property === 'checked' ? wanted : String(wanted)
  if (field[property] !== value) field[property] = value
}
