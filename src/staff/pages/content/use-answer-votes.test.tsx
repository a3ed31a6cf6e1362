// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { settle, showHook } from '#testing/screen.tsx'
import { useAnswerVotes } from './use-answer-votes.ts'

const api = fakeApi()
const asking = ['get', '/api/websitepages/faq/votes'] as const

test('requests votes for the frequent questions only, by question', async () => {
  api.on(...asking, [
    { question: 'Puis-je essayer ?', helpful: 7, unhelpful: 2 },
    { question: 'Puis-je rendre ?', helpful: 0, unhelpful: 1 },
  ])
  const help = showHook(() => useAnswerVotes('Help'))
  await settle()
  expect([api.calls, help.now().size]).toEqual([[], 0])
  const questions = showHook(() => useAnswerVotes('FAQ'))
  expect(questions.now().size).toBe(0)
  await settle()
  expect(Object.fromEntries(questions.now())).toEqual({
    'Puis-je essayer ?': { helpful: 7, unhelpful: 2 },
    'Puis-je rendre ?': { helpful: 0, unhelpful: 1 },
  })
})
