import type { INavigator, IWindow } from 'oidc-client-ts'
import { signInChannel } from '#shared/sign-in-answer.ts'
import { SessionError } from './session-error.ts'

/** Sides of the window for signing in, in px (spec, section 9). */
const side = 500
/** How often a look is taken whether that window is still there, in ms (spec, section 9). */
const closedCheck = 500
/** How long a hidden frame may take, in ms (spec, section 9). */
const frameLimit = 10_000

/** Signs in in a window of its own. It is opened at once, while the tap that asked for it still counts. */
export const popupNavigator: INavigator = {
  async prepare() {
    const [left, top] = [screenX + Math.max(0, (outerWidth - side) / 2), screenY + Math.max(0, (outerHeight - side) / 2)]
    const child = open('', '_blank', `popup,width=${side},height=${side},left=${Math.round(left)},top=${Math.round(top)}`)
    if (!child) throw new SessionError('popupBlocked')
    return asked({
      go: (url) => {
        child.location.replace(url)
        child.focus()
      },
      // a second look, because the answer may have left the window just before it closed
      watch: (fail) => {
        let closed = false
        const timer = setInterval(() => {
          if (closed) fail(new SessionError('popupClosed'))
          closed = child.closed
        }, closedCheck)
        return () => clearInterval(timer)
      },
      end: () => child.close(),
    })
  },
  callback: async () => undefined,
}

/** Asks the provider in a frame that nobody sees. */
export const frameNavigator: INavigator = {
  async prepare() {
    const frame = document.createElement('iframe')
    frame.hidden = true
    frame.title = 'session'
    document.body.append(frame)
    return asked({
      go: (url) => {
        frame.src = url
      },
      watch: (fail) => {
        const timer = setTimeout(() => fail(new SessionError('frameTimedOut')), frameLimit)
        return () => clearTimeout(timer)
      },
      end: () => frame.remove(),
    })
  },
  callback: async () => undefined,
}

interface Child {
  go: (url: string) => void
  /** fails when no answer can come any more; gives what ends the watch */
  watch: (fail: (error: SessionError) => void) => () => void
  end: () => void
}

/**
 * A question to the provider in another window. Its answer comes from our own callback page over a channel that only pages of this
 * origin hear, and only those that know the `state` of the question.
 */
function asked(child: Child): IWindow {
  return {
    async navigate({ url, state }) {
      if (!(url && state)) {
        child.end()
        throw new SessionError('noUrl')
      }
      const channel = new BroadcastChannel(signInChannel(state))
      let stop = (): void => undefined
      try {
        return await new Promise((resolve, reject) => {
          channel.onmessage = ({ data }) => (isAnswer(data) ? resolve({ url: data.url }) : reject(new SessionError('popupInvalid')))
          stop = child.watch(reject)
          child.go(url)
        })
      } finally {
        stop()
        channel.close()
        child.end()
      }
    },
    close: child.end,
  }
}

function isAnswer(data: unknown): data is { url: string } {
  const { url } = (data ?? {}) as { url?: unknown }
  return typeof url === 'string' && url.startsWith(`${location.origin}/`)
}
