import './effects.js'
import './fields.js'
import './listeners.js'
import './waiting.js'
import { createElement, hydrate, render, Suspense, unmountComponentAtNode } from 'preact/compat'

/** Draws into an element. */
export function createRoot(container) {
  return {
    render: (children) => void render(createElement(Root, null, children), container),
    unmount: () => void unmountComponentAtNode(container),
  }
}

/** Takes over what the server drew. */
export function hydrateRoot(container, children) {
  hydrate(createElement(Root, null, children), container)
  return createRoot(container)
}

/** What waits under no <Suspense> is drawn once it can be, and nothing beside it goes away meanwhile. */
class Root extends Suspense {
  // Preact leaves what stands when a part waits that is being taken over: 32 is that flag of `__u`, `__c` is told who waits for what
  __c(promise, node) {
    const flags = node.__u
    node.__u |= 32
    super.__c(promise, node)
    node.__u = flags
  }
}
