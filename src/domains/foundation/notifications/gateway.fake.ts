import type { Deps } from '#platform/context.ts'
import { DeliveryError } from '#platform/delivery-error.ts'
import type { MailPort } from '#platform/mail.ts'
import type { SmsPort } from '#platform/sms.ts'
import type { Gateway } from './gateway.ts'
import { insertInboxMessage } from './store.ts'

/** Recipients that simulate a failure. */
export const sentinels = {
  /** unknown mailbox or number */
  nobody: ['nobody@exemple.ma', '+212600000550'],
  /** permanent rejection */
  refused: ['refused@exemple.ma', '+212600000554'],
  /** temporary failure */
  later: ['later@exemple.ma', '+212600000451'],
} as const

/** Replaces channels without settings: stores messages for `/dev/inbox`; a repeated message id only once. */
export function inboxGateway({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): { mail: MailPort; sms: SmsPort } {
  return {
    mail: {
      async send({ from, to, subject, html, text, messageId, unsubscribe }) {
        failAsAsked(to)
        const sender = `${from.name} <${from.address}>`
        const kept = { channel: 'Email' as const, recipient: to, sender, subject, html, text, unsubscribe: unsubscribe?.url ?? null }
        await insertInboxMessage(db, { ...kept, givenAs: messageId }, clock.now())
      },
      close() {},
    },
    sms: {
      async send({ to, text, key }) {
        failAsAsked(to)
        const kept = { channel: 'Sms' as const, recipient: to, sender: config.sms?.from ?? 'Rihla', subject: null, html: null, text }
        await insertInboxMessage(db, { ...kept, unsubscribe: null, givenAs: key }, clock.now())
        return `inbox-${key}`
      },
    },
  }
}

/** Returns the configured channels, with the inbox in place of missing ones where it is allowed. */
export function withInbox(gateway: Gateway, deps: Pick<Deps, 'db' | 'clock' | 'config'>): Gateway {
  if (!deps.config.devInbox) return gateway
  const inbox = inboxGateway(deps)
  return { mail: gateway.mail ?? inbox.mail, sms: gateway.sms ?? inbox.sms }
}

function failAsAsked(recipient: string): void {
  for (const verdict of ['nobody', 'refused', 'later'] as const)
    if ((sentinels[verdict] as readonly string[]).includes(recipient))
      throw new DeliveryError(verdict, `a recipient that shows: ${verdict}`)
}
