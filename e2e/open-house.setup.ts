import { test } from './journey.ts'
import { callAs, signInAt } from './paid-booking.ts'

// the server has the real clock: opens reservations at all hours, as a manager may, and shortens adverts
test('opens reservations at any hour and allows early advert renewal', async ({ page }) => {
  await signInAt(page, 'home', 'manager@rihla.example')
  const settings = await callAs<{ key: string; value: string }[]>(page, 'GET', '/api/staff/settings')
  const hours = JSON.stringify(Array.from({ length: 7 }, () => ({ open: '00:00', close: '23:59' })))
  for (const [name, value] of [
    ['booking.hours', hours],
    ['ads.visibleDays', '6'],
  ]) {
    const was = settings.find(({ key }) => key === name)?.value ?? ''
    if (was !== value) await callAs(page, 'PUT', `/api/staff/settings/${name}`, { value, was })
  }

  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Casablanca' }).format(new Date())
  const closed = await callAs<{ id: number; date: string }[]>(page, 'GET', `/api/holidays?year=${today.slice(0, 4)}`)
  for (const holiday of closed.filter(({ date }) => date === today)) await callAs(page, 'DELETE', `/api/holidays/${holiday.id}`)
})

test('queues a new sale on any weekday', async ({ page }) => {
  await signInAt(page, 'home', 'manager@rihla.example')
  const rotas = await callAs<{ area: { id: number }; agents: { subject: string }[] }[]>(page, 'GET', '/api/staff/rotas')
  const soon = new Set([0, 1].map((days) => (new Date(Date.now() + days * 86_400_000).getUTCDay() + 6) % 7))
  for (const { area, agents } of rotas) {
    const [agent] = agents
    if (!agent) continue
    const days = Array.from({ length: 7 }, (_, day) => (soon.has(day) ? [] : [agent.subject]))
    await callAs(page, 'PUT', `/api/staff/rotas/${area.id}`, { days })
  }
})
