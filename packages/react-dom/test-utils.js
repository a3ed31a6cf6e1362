import { act as drawAll } from 'preact/test-utils'

/** Draws all that the call causes, and gives what it gave. */
export function act(call) {
  let given
  const drawn = drawAll(() => {
    given = call()
    return given
  })
  return given instanceof Promise ? drawn.then(() => given) : drawn
}
