// Messages that wait in the outbox leave, in the worker's own jobs, to a way out that takes no time: how many a second, and none twice.
//   npm run bench -- --only=outbox [--messages=4000]
import { setTimeout as pause } from 'node:timers/promises'
import { startJobs } from '../../../src/domains/foundation/notifications/jobs.ts'
import { sendMail, sendSms } from '../../../src/domains/foundation/notifications/service.ts'
import { testApi } from '../../../src/testing/database.ts'
import { option } from './option.ts'
import { keepFigures } from './results.ts'

const messages = Number(option('messages', '4000'))
/** deliveries a second (issue 18) */
const wanted = 200

const api = await testApi({ settings: { LOG_LEVEL: 'warn', DEV_INBOX: 'true' } })
const { deps } = api
const count = async (what: string): Promise<number> => {
  const { rows } = await deps.pool.query<{ count: number }>(`select count(*)::int as count from ${what}`)
  return rows[0]?.count ?? 0
}
try {
  // three mails to one SMS, as bookings make them
  await deps.db.transaction().execute(async (trx) => {
    for (let number = 1; number <= messages; number++) {
      const [key, language] = [`bench.one:${number}`, 'fr'] as const
      if (number % 4 === 0) await sendSms(deps, trx, { to: '+212612345678', key, language, text: 'Votre rendez-vous est demain à 10:00.' })
      else {
        const text = 'Votre réservation est acceptée, la voiture vous attend.'
        const mail = { subject: 'Réservation acceptée', preheader: text, title: 'Acceptée', blocks: [{ text }] }
        await sendMail(deps, trx, { to: `p${number}@exemple.ma`, key, language, mail })
      }
    }
  })
  await deps.pool.query('analyze')
  const begun = performance.now()
  await startJobs(deps, {})
  while ((await count(`messages where state <> 'Sent'`)) > 0) await pause(100)
  const seconds = (performance.now() - begun) / 1000
  const rate = messages / seconds
  const given = await count('inbox_messages')
  process.stdout.write(`${messages} messages left in ${seconds.toFixed(1)} s, ${Math.round(rate)} a second; ${given} arrived\n`)
  keepFigures(`Outbox of ${messages} messages`, [
    { what: 'deliveries a second', goal: `${wanted}`, now: `${Math.round(rate)}`, reached: rate >= wanted },
    { what: 'arrived, each once', goal: `${messages}`, now: `${given}`, reached: given === messages },
  ])
  if (rate < wanted || given !== messages) process.exitCode = 1
} finally {
  await api.close()
  process.exit()
}
