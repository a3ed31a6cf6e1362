// Kills the server (kill -9) at random points of booking and paying under load, starts it again each time, waits until all is settled, and
// counts what must never be: paid-but-lost deposits, cars held for ever, second winners, money left at the gateway, messages that came twice.
//   npm run bench -- --only=killed-deposits [--kills=50] [--together=12] [--cars=400]
import { killing, pause, say } from './killing.ts'
import { option } from './option.ts'
import { countHandedAgain } from './payer.ts'
import { carsToBook, countOpenDeposits, countPaid, depositFaults, shop } from './shoppers.ts'

const { database, site, run, report } = await killing({ together: 12 })
const ids = await carsToBook(database.pool, Number(option('cars', '400')), 1)

let people = 0
let asked = 0
await run({
  settings: ['--payment-gateway=sandbox'],
  visit: (ask) => shop(ask, site, ids, { number: ++people, language: 'fr' }, () => (asked += 1)).catch(() => pause(50)),
  most: 10,
  progress: () => `${asked} cars held`,
  open: () => countOpenDeposits(database.pool),
  lookEvery: 2000,
})
say(`${asked} cars held by somebody, ${await countPaid(database.pool)} paid and booked`)
say(`${await countHandedAgain(database.pool)} messages handed over again under the same name (docs/decisions/008-message-outbox.md)`)
await report('Deposits', await depositFaults(database.pool))
