import { options } from 'preact'

/** As in React, what is no longer drawn hears nothing more: a dialog that was closed tells so when it may be gone. (An element keeps what it listens to as `__e`, a node its element by the same name.) */
const gone = options.unmount
options.unmount = (node) => {
  gone?.(node)
  if (typeof node.type === 'string' && node.__e) node.__e.__e = undefined
}
