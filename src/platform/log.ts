import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/** Creates the logger of a process: JSON lines, or short lines on a terminal. Durations are in ms. */
export function createLog({ level, format }: Config['log'], out: NodeJS.WriteStream = process.stdout): Logger {
  const short = format === 'short' || (format === 'auto' && out.isTTY)
  const settings = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: briefError },
    redact: ['headers.authorization', 'headers.cookie', 'password', 'token'],
  }
  if (!short) return pino(settings, pino.destination({ fd: (out as NodeJS.WriteStream & { fd?: number }).fd ?? 1, sync: true }))
  return pino(settings, { write: (line: string) => void out.write(shortLine(line)) })
}

/**
 * Returns a URL for the log. The query stays for stock searches only: elsewhere it may hold a phone number, a code or a token. UUIDs in the
 * path (of a booking, a payment, an upload) grant access, so only their first 8 characters stay.
 */
export function loggedUrl(url: string): string {
  const [path = ''] = url.split('?', 1)
  const shown = /^\/(search-result|api\/vehicles|api\/search\/)/.test(path) ? url : path
  return shown.replaceAll(/([\da-f]{8})-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi, '$1…')
}

/** Serializes an error without the objects attached to it, such as a database connection. */
function briefError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, detail, constraint, details } = error as Error & Record<string, unknown>
  const cause = error.cause === undefined ? undefined : briefError(error.cause)
  return { type: error.name, message: error.message, code, detail, constraint, details, stack: error.stack, cause }
}

/** Formats a log line for a terminal: time, level unless info, message, other fields as `name=value`, then the stack. */
export function shortLine(json: string): string {
  const { level, time, msg, err, reqId, ...rest } = JSON.parse(json) as Record<string, unknown>
  const fields = Object.entries(rest).map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  if (typeof reqId === 'string') fields.push(`request=${reqId.slice(0, 8)}`)
  const stack = (err as { stack?: string } | undefined)?.stack
  const parts = [String(time).slice(11, 19), level === 'info' ? '' : String(level).toUpperCase(), String(msg ?? ''), ...fields]
  return `${printable(parts.filter(Boolean).join(' '))}\n${stack ? `${stack.split('\n').map(printable).join('\n')}\n` : ''}`
}

/** Escapes control characters against log injection and terminal sequences. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
}
