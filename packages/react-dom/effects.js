import { options } from 'preact'

const { port1, port2 } = new MessageChannel()
const due = []
port1.onmessage = () => {
  for (const flush of due.splice(0)) flush()
}

/**
 * As in React, the effects of what an event changed have run before the next event comes, and others in a task of their own, as soon as there
 * is time: Preact would wait for the next frame, and somebody types faster.
 */
options.requestAnimationFrame = (flush) => {
  if (globalThis.event) return queueMicrotask(flush)
  due.push(flush)
  port2.postMessage(null)
}
