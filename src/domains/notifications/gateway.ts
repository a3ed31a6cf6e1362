import type { Config } from '#platform/config.ts'
import { type MailPort, smtpMail } from '#platform/mail.ts'
import { httpSms, type SmsPort } from '#platform/sms.ts'

/** The ways out of the house; null where there is none yet: such messages wait. */
export interface Gateway {
  mail: MailPort | null
  sms: SmsPort | null
}

/** The ways out that the settings name. */
export function createGateway({ mail, sms }: Pick<Config, 'mail' | 'sms'>): Gateway {
  return { mail: mail.url ? smtpMail(mail.url) : null, sms: sms && httpSms(sms) }
}
