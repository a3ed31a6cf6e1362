import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A local mail server for tests. */
export interface TestSmtp {
  url: string
  port: number
  /** received mails in order */
  letters: Email[]
  stop(): Promise<void>
}

/** Response to a recipient or mail: null accepts it, else an SMTP error such as `550 5.1.1 no such user`. */
export interface TestSmtpRules {
  recipient?(address: string): string | null
  letter?(letter: Email): string | null
  port?: number
}

/** Starts the server on a free port, or on the given one (to restart after a failure). */
export async function startTestSmtp({ recipient, letter, port = 0 }: TestSmtpRules = {}): Promise<TestSmtp> {
  const letters: Email[] = []
  const refusal = (words: string) => Object.assign(new Error(words.slice(4)), { responseCode: Number.parseInt(words, 10) })
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const words = recipient?.(address) ?? null
      done(words ? refusal(words) : null)
    },
    async onData(stream, _session, done) {
      const parts: Buffer[] = []
      for await (const part of stream) parts.push(part as Buffer)
      const read = await PostalMime.parse(Buffer.concat(parts))
      const words = letter?.(read) ?? null
      if (!words) letters.push(read)
      done(words ? refusal(words) : null)
    },
  }
  const server = new SMTPServer(options)
  // tests cut connections
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const at = (server.server.address() as { port: number }).port
  return {
    url: `smtp://127.0.0.1:${at}`,
    port: at,
    letters,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
