import { expect, test } from 'vitest'
import { renderPdf } from './pdf.ts'

const note = (text: string) => ({
  'note.typ': Buffer.from(
    `#set document(title: "Note")\n#set text(lang: "fr")\n#let data = json(bytes(sys.inputs.data))\n${text} #data.word`,
  ),
})
const data = { date: '2026-03-15', word: 'bonjour' }

test('renders concurrent documents independently of failures', async () => {
  const [first, broken, missing, second] = await Promise.allSettled([
    renderPdf('/note.typ', data, note('Un')),
    renderPdf('/note.typ', data, note('#nowhere')),
    renderPdf('/no-such-paper.typ', data),
    renderPdf('/note.typ', data, note('Deux')),
  ])
  if (first.status !== 'fulfilled' || second.status !== 'fulfilled') throw new Error('a sound paper was not set', { cause: first })
  expect(Buffer.from(first.value.subarray(0, 5)).toString()).toBe('%PDF-')
  expect(Buffer.from(first.value).equals(second.value)).toBe(false)
  expect(broken).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('/note.typ cannot be set: ') } })
  expect(missing).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('/no-such-paper.typ cannot be set: ') } })
  expect(Buffer.from(first.value).equals(Buffer.from(await renderPdf('/note.typ', data, note('Un'))))).toBe(true)
})
