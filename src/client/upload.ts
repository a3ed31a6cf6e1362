import { nextToken, presentToken } from './caller.ts'
import { readCookie } from './cookie.ts'

/** Result of an upload: the data or the server's error; null without a response. */
export type Uploaded<T> = { data: T; error?: undefined } | { data?: undefined; error: { code: string; message: string } | null }

/**
 * Uploads a file as form field File and reports its progress (0 to 1), which `fetch` does not support. Sends the same tokens as other
 * calls. `path` has no leading slash.
 */
export async function uploadFile<T>(path: string, file: File, told: (part: number) => void, stop?: AbortSignal): Promise<Uploaded<T>> {
  const { dataset, lang } = document.documentElement
  const base = `${location.origin}${dataset.basePath ?? '/'}`
  const send = async () => {
    const token = await presentToken()
    const answer = await sendForm<T>(base + path, file, lang, token, told, stop)
    if (answer.error?.code !== 'Unauthorized' || !token) return answer
    // the token has expired by the server clock only
    const fresh = await nextToken(token)
    return fresh ? sendForm<T>(base + path, file, lang, fresh, told, stop) : answer
  }
  try {
    if (!readCookie('XSRF-TOKEN')) await fetch(`${base}api/antiforgery`)
    const answer = await send()
    if (answer.error?.code !== 'AntiForgery') return answer
    // the page was open for days: renew the CSRF token
    await fetch(`${base}api/antiforgery`)
    return await send()
  } catch {
    return { error: null }
  }
}

function sendForm<T>(
  url: string,
  file: File,
  language: string,
  token: string | null,
  told: (part: number) => void,
  stop?: AbortSignal,
): Promise<Uploaded<T>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const form = new FormData()
    form.append('File', file)
    request.open('POST', url)
    request.responseType = 'json'
    request.setRequestHeader('accept-language', language)
    request.setRequestHeader('x-xsrf-token', readCookie('XSRF-TOKEN') ?? '')
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => told(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(request.status < 300 ? { data: request.response as T } : { error: request.response })
    request.onerror = () => resolve({ error: null })
    request.onabort = () => resolve({ error: null })
    stop?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
