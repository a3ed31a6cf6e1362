import type { Deps } from '#platform/context.ts'
import { DeliveryError } from '#platform/delivery-error.ts'
import type { MailPort } from '#platform/mail.ts'
import type { SmsPort } from '#platform/sms.ts'
import type { Gateway } from './gateway.ts'
import { insertInboxMessage } from './store.ts'

/** Recipients that show what a failure looks like. */
export const sentinels = {
  /** no such mailbox, no such number */
  nobody: ['nobody@exemple.ma', '+212600000550'],
  /** the letter is refused for good */
  refused: ['refused@exemple.ma', '+212600000554'],
  /** the other side is not there now */
  later: ['later@exemple.ma', '+212600000451'],
} as const

/**
 * Stands in for the ways out that have no settings: messages are kept for `/dev/inbox` as the person would see them, one that comes again under
 * the same name once.
 */
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

/** The ways out of a process: those of the settings, the inbox in place of missing ones where it is allowed. */
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
