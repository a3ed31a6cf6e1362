import { createTransport } from 'nodemailer'
import { DeliveryError, type Verdict } from './delivery-error.ts'

/** An e-mail ready to be handed over. */
export interface Letter {
  from: { name: string; address: string }
  /** where an answer goes */
  replyTo: string | null
  to: string
  language: string
  subject: string
  html: string
  text: string
  /** with its angle brackets; a second attempt bears the same */
  messageId: string
  /** address that ends such mail at a POST (RFC 8058), or a page that does */
  unsubscribe: { url: string; oneClick: boolean } | null
}

/** Hands e-mails over to the world. */
export interface MailPort {
  /** Settles once the letter was taken. Throws Undelivered. */
  send(letter: Letter): Promise<void>
  close(): void
}

/** How long a mail server may keep silent, in milliseconds; the answer to a whole letter may take ten minutes (RFC 5321, 4.5.3.2). */
const patience = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 600_000, dnsTimeout: 30_000 }

/** E-mail through a server, e.g. `smtps://user:password@smtp.example.ma:465`; `pool` connections at a time. */
export function smtpMail(url: string, { pool = 5 }: { pool?: number } = {}): MailPort {
  const transport = createTransport({ url, pool: true, maxConnections: pool, ...patience, disableFileAccess: true, disableUrlAccess: true })
  return {
    async send({ from, replyTo, to, language, subject, html, text, messageId, unsubscribe }) {
      try {
        await transport.sendMail({
          from,
          ...(replyTo && { replyTo }),
          to: { name: '', address: to },
          subject,
          html,
          text,
          messageId,
          headers: {
            // no answering machine answers it
            'Auto-Submitted': 'auto-generated',
            'Content-Language': language,
            ...(unsubscribe && { 'List-Unsubscribe': `<${unsubscribe.url}>` }),
            ...(unsubscribe?.oneClick && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
          },
        })
      } catch (error) {
        const failure = error as SmtpError
        throw new DeliveryError(verdictOf(failure), failure.response ?? failure.message ?? 'no answer')
      }
    },
    close: () => transport.close(),
  }
}

/** What is told about a failure by nodemailer: its own code, the command, the server's answer. */
export interface SmtpError {
  code?: string | undefined
  command?: string | undefined
  response?: string | undefined
  responseCode?: number | undefined
  message?: string
}

/**
 * What an answer of a mail server means. Only a refusal of the recipient that speaks of the mailbox tells that nobody is there; a
 * refused letter stays refused; anything about ourselves (sign-in, sender, policy) is for the operator to mend, so it is tried again.
 */
export function verdictOf({ code, command, response = '', responseCode = 0 }: SmtpError): Verdict {
  // an address that cannot even be written down
  if (code === 'EENVELOPE' && responseCode === 0) return 'nobody'
  if (responseCode < 500) return 'later'
  const [, enhanced = ''] = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  if ((command === 'RCPT TO' || command === 'DATA') && /^5\.(1\.([1236]|10)|2\.1)$/.test(enhanced)) return 'nobody'
  if (command === 'RCPT TO') {
    // without an enhanced code 550, 551 and 553 are about the mailbox (RFC 5321, 4.2.3)
    if (enhanced === '' && [550, 551, 553].includes(responseCode)) return 'nobody'
    return /^5\.[47]\./.test(enhanced) ? 'later' : 'refused'
  }
  if (command === 'DATA') return /^5\.7\./.test(enhanced) ? 'later' : 'refused'
  return 'later'
}
