import type { Config } from '#platform/config.ts'
import { type MailPort, smtpMail } from '#platform/mail.ts'
import { httpSms, type SmsPort } from '#platform/sms.ts'

/** Outgoing channels; null for a channel without settings, whose messages wait. */
export interface Gateway {
  mail: MailPort | null
  sms: SmsPort | null
}

/** Creates the configured channels. */
export function createGateway({ mail, sms }: Pick<Config, 'mail' | 'sms'>): Gateway {
  return { mail: mail.url ? smtpMail(mail.url) : null, sms: sms && httpSms(sms) }
}
