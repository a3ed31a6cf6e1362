import { expect, test } from 'vitest'
import { ambiguous, deadEnds, type Step, unreachable } from '#shared/workflow.ts'
import { expectedAdSteps } from '#testing/advert-steps.ts'
import { adWorkflow } from './status.ts'

test('covers every state and transition', () => {
  const steps: readonly Step[] = adWorkflow.steps
  const arrows = steps.flatMap(({ from, action, to, who, guard, comment }) =>
    from.map((one) => ({ from: one, action, to, who, ...(guard && { guard }), ...(comment && { comment }) })),
  )
  const byName = (a: { from: string; action: string }, b: { from: string; action: string }) =>
    `${a.from} ${a.action}`.localeCompare(`${b.from} ${b.action}`)
  expect([...arrows].sort(byName)).toEqual([...expectedAdSteps].sort(byName))
  expect(unreachable(adWorkflow)).toEqual([])
  expect(deadEnds(adWorkflow)).toEqual([])
  expect(ambiguous(adWorkflow)).toEqual([])
})

test('publishes search events and refunds boosts', () => {
  for (const step of adWorkflow.steps as readonly Step[])
    for (const from of step.from) {
      // a price that is read leaves the car where it is; the other steps out of its reading hide it
      const staysShown = step.action === 'reprice' || step.action === 'resume'
      const hides = from === 'Published' || ['deactivate', 'withdraw', 'revise', 'resubmit'].includes(step.action)
      const leaves = ['sell', 'deactivate', 'withdraw'].includes(step.action)
      const out = [step.action === 'sell' ? 'sellCar' : 'hideCar', ...(leaves ? ['returnBoost'] : [])]
      const effects = staysShown ? [] : step.to === 'Published' ? ['showCar'] : hides ? out : []
      expect(step.effects ?? [], `${from} ${step.action}`).toEqual(effects)
    }
})
