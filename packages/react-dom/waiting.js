import { options } from 'preact'
import { Component, Suspense } from 'preact/compat'

/**
 * Of several that wait under one boundary each goes on where it stands, and who is gone meanwhile does not: Preact would draw all of them
 * where the last one stands. (`__c` of a boundary is told who waits for what, `__c` of a node is its component, `__P` where that is drawn.)
 */
const wait = Suspense.prototype.__c
Suspense.prototype.__c = function (promise, node) {
  const waiting = node.__c
  waiting.place = waiting.__P
  waiting.forceUpdate = goOn
  wait.call(this, promise, node)
}

function goOn(done) {
  this.__P = this.place
  if (this.place) Component.prototype.forceUpdate.call(this, done)
}

const gone = options.unmount
options.unmount = (node) => {
  gone?.(node)
  if (node.__c?.place) node.__c.place = null
}
