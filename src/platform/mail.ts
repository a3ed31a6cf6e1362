import { createTransport } from 'nodemailer'
import { DeliveryError, type Verdict } from './delivery-error.ts'

export interface Letter {
  from: { name: string; address: string }
  /** Reply-To address */
  replyTo: string | null
  to: string
  language: string
  subject: string
  html: string
  text: string
  /** with angle brackets; the same for each retry */
  messageId: string
  /** unsubscribe URL: one-click POST (RFC 8058) or a page */
  unsubscribe: { url: string; oneClick: boolean } | null
}

/** Sends e-mails. */
export interface MailPort {
  /** Resolves when the server has accepted the mail. Throws DeliveryError. */
  send(letter: Letter): Promise<void>
  close(): void
}

/** Timeouts in ms. A server may take ten minutes to accept a mail (RFC 5321, 4.5.3.2). */
const patience = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 600_000, dnsTimeout: 30_000 }

/** Creates an SMTP transport, e.g. `smtps://user:password@smtp.example.ma:465`, with at most `pool` connections. */
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
            // suppresses automatic replies
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

/** Error fields of nodemailer: its code, the SMTP command, the server's response. */
export interface SmtpError {
  code?: string | undefined
  command?: string | undefined
  response?: string | undefined
  responseCode?: number | undefined
  message?: string
}

/**
 * Classifies an SMTP error. `nobody`: the mailbox does not exist. `refused`: the mail is rejected permanently. `later`: temporary failures,
 * and permanent ones that the operator can fix (authentication, sender, policy).
 */
export function verdictOf({ code, command, response = '', responseCode = 0 }: SmtpError): Verdict {
  // the address is syntactically invalid
  if (code === 'EENVELOPE' && responseCode === 0) return 'nobody'
  if (responseCode < 500) return 'later'
  const [, enhanced = ''] = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  if ((command === 'RCPT TO' || command === 'DATA') && /^5\.(1\.([1236]|10)|2\.1)$/.test(enhanced)) return 'nobody'
  if (command === 'RCPT TO') {
    // without an enhanced status code, 550, 551 and 553 refer to the mailbox (RFC 5321, 4.2.3)
    if (enhanced === '' && [550, 551, 553].includes(responseCode)) return 'nobody'
    return /^5\.[47]\./.test(enhanced) ? 'later' : 'refused'
  }
  if (command === 'DATA') return /^5\.7\./.test(enhanced) ? 'later' : 'refused'
  return 'later'
}
