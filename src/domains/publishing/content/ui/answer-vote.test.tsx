// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fakeApi, offline } from '#testing/fake-api.ts'
import { button, links, packText, press, settle, show, words } from '#testing/screen.tsx'
import { AnswerVote } from './answer-vote.tsx'

const t = packText('content')

const api = fakeApi()
const sending = ['post', '/api/websitepages/faq/votes'] as const
const open = () => show(<AnswerVote question="Comment réserver ?" writeHref="#form" />)

test('sends a positive vote once and thanks the reader', async () => {
  api.on(...sending, undefined as never)
  open()
  await press(button(t('faq.yes')))
  await settle()
  expect(api.made(...sending).map(({ body }) => body)).toEqual([{ question: 'Comment réserver ?', isHelpful: true }])
  expect(words()).toBe('Merci, c’est noté.')
})

test('offers contact after a negative vote, even offline', async () => {
  api.on(...sending, offline)
  open()
  await press(button(t('faq.no')))
  await settle()
  expect(api.made(...sending).at(-1)?.body).toMatchObject({ isHelpful: false })
  expect(links(/^Posez votre question/)[0]?.getAttribute('href')).toBe('#form')
})
