import type { Deps } from '#platform/context.ts'
import { withInbox } from './gateway.fake.ts'
import { createGateway } from './gateway.ts'
import { deliver, enqueueDue, type MailMakers, sendJobs } from './service.ts'
import { removeOutdated } from './store.ts'

/** Starts the delivery workers, one per queue, and the queueing of due messages every minute. */
export async function startJobs(deps: Deps, renderers: MailMakers): Promise<void> {
  const { queue, db, clock, log } = deps
  const gateway = withInbox(createGateway(deps.config), deps)
  const send = ({ id }: { id: number }) => deliver(deps, gateway, renderers, id)
  if (gateway.mail) {
    await queue.work(sendJobs.mail, send, { concurrency: 4, expireSeconds: 1500 })
    await queue.work(sendJobs.marketing, send, { concurrency: 2, expireSeconds: 1500 })
  } else log.warn('no SMTP_URL: e-mails wait in the outbox')
  if (gateway.sms) await queue.work(sendJobs.sms, send, { concurrency: 2, expireSeconds: 1500 })
  else log.warn('no SMS_URL: SMS wait in the outbox')

  await queue.work('notifications.enqueueDue', () => enqueueDue(deps, gateway), { retries: 0 })
  await queue.schedule('notifications.enqueueDue', '* * * * *')
  // recovers the messages of a dead process without delay
  await queue.enqueue('notifications.enqueueDue', {}, { key: 'start' })
  await queue.work('notifications.removeOutdated', () => removeOutdated(db, clock.now()))
  await queue.schedule('notifications.removeOutdated', '40 3 * * *')
}
