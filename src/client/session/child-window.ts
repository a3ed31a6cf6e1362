import type { INavigator, IWindow } from 'oidc-client-ts'
import { signInChannel } from '#shared/sign-in-answer.ts'
import { SessionError } from './session-error.ts'

/** Width and height of the sign-in popup in px (specification, section 9). */
const side = 500
/** Interval in ms of the check for a closed popup (specification, section 9). */
const closedCheck = 500
/** Timeout of a hidden iframe in ms (specification, section 9). */
const frameLimit = 10_000

/** Signs in with a popup, opened synchronously because browsers require a user gesture. */
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
      // a second check, as the result may be sent just before the popup closes
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

/** Sends the authorization request in a hidden iframe. */
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
  /** calls `fail` when no result can arrive; returns the stop function */
  watch: (fail: (error: SessionError) => void) => () => void
  end: () => void
}

/**
 * Sends an authorization request in another window. The callback page returns the result over a BroadcastChannel named by its `state`,
 * accessible to this origin only.
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
