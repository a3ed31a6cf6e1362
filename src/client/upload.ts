import { nextToken, presentToken } from './caller.ts'
import { readCookie } from './cookie.ts'

/** What became of an upload: what the server answered, or its sentence; null where there was no answer. */
export type Uploaded<T> = { data: T; error?: undefined } | { data?: undefined; error: { code: string; message: string } | null }

/**
 * Sends one file as the form field File and tells how much has gone (0 to 1). `fetch` cannot say that yet; tokens go along as with every
 * other call. `path` has no slash at its beginning.
 */
export async function uploadFile<T>(path: string, file: File, told: (part: number) => void, stop?: AbortSignal): Promise<Uploaded<T>> {
  const { dataset, lang } = document.documentElement
  const base = `${location.origin}${dataset.basePath ?? '/'}`
  const send = async () => {
    const token = await presentToken()
    const answer = await sendForm<T>(base + path, file, lang, token, told, stop)
    if (answer.error?.code !== 'Unauthorized' || !token) return answer
    // it ran out by the clock of the server alone
    const fresh = await nextToken(token)
    return fresh ? sendForm<T>(base + path, file, lang, fresh, told, stop) : answer
  }
  try {
    if (!readCookie('XSRF-TOKEN')) await fetch(`${base}api/antiforgery`)
    const answer = await send()
    if (answer.error?.code !== 'AntiForgery') return answer
    // a page that was open for days
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
