import { options } from 'preact'
import { Suspense } from 'preact/compat'

/**
 * `useId` counts from the root in the order in which components are drawn. What the browser takes over later than its neighbours would
 * count differently than on the server: so each <Suspense> counts by itself, from a place that its root gives it on both sides.
 * (`__r` is called before a component is drawn, `__m` is the count of a node, `__` its parent, `__c` its component.)
 */
const before = options.__r
options.__r = (node) => {
  if (node.type === Suspense) node.__m = node.__c.ids ??= ownCount(node.__)
  before?.(node)
}

function ownCount(node) {
  while (!node.__m && node.__) node = node.__
  node.__m ??= [0, 0]
  return [`${node.__m[0]}s${node.__m[1]++}`, 0]
}
