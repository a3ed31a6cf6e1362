import type { Actor, Role } from './actor.ts'

/** One arrow of a workflow: who may do `action` on a record in one of the states `from`, and what it needs and causes. */
export interface Step<S extends string = string> {
  from: readonly S[]
  action: string
  to: S
  who: readonly Role[]
  /** name of the condition that the service checks under the lock */
  guard?: string
  /** the author must say why */
  comment?: true
  /** names of the jobs written in the same transaction */
  effects?: readonly string[]
}

/** The whole life of a kind of record: the single source for the server, the staff's buttons and the diagram in the docs. */
export interface Workflow<S extends string = string> {
  /** word of the record, e.g. `vehicle` */
  name: string
  /** table of the records, of their status rows, and the column of these that names the record */
  table: string
  statusTable: string
  ownerColumn: string
  states: readonly S[]
  initial: S
  /** states in which a record may rest for ever */
  final: readonly S[]
  steps: readonly Step<S>[]
}

/** The arrow for an action from a state, or null. */
export function findStep<S extends string>(workflow: Workflow<S>, state: string, action: string): Step<S> | null {
  return workflow.steps.find((step) => step.action === action && step.from.some((from) => from === state)) ?? null
}

/** True when the caller has one of the roles of the step; an admin may all that staff may. */
export function mayTake(step: Step, actor: Actor): boolean {
  if (step.who.includes('anyone') || step.who.some((role) => actor.roles.includes(role))) return true
  return actor.roles.includes('admin') && step.who.some((role) => role !== 'customer' && role !== 'system')
}

/** What the caller may do with a record in this state, in the order of the table. */
export function allowedActions(workflow: Workflow, state: string, actor: Actor): string[] {
  return workflow.steps.filter((step) => step.from.includes(state) && mayTake(step, actor)).map((step) => step.action)
}

/** States in which a record is at work: neither the initial one nor final. */
export function openStates<S extends string>(workflow: Workflow<S>): S[] {
  return workflow.states.filter((state) => state !== workflow.initial && !workflow.final.includes(state))
}

/** States in which an action is possible. */
export function statesBefore<S extends string>(workflow: Workflow<S>, action: string): S[] {
  return workflow.states.filter((state) => findStep(workflow, state, action) !== null)
}

/** The shortest way from the initial state: the states after it, that one included. */
export function wayTo<S extends string>(workflow: Workflow<S>, state: S): S[] {
  const ways = new Map<S, S[]>([[workflow.initial, []]])
  for (const [from, way] of ways)
    for (const step of workflow.steps) if (step.from.includes(from) && !ways.has(step.to)) ways.set(step.to, [...way, step.to])
  return ways.get(state) ?? []
}

/** States that no path from the initial one reaches. */
export function unreachable<S extends string>(workflow: Workflow<S>): S[] {
  const reached = new Set<S>([workflow.initial])
  for (let before = 0; before !== reached.size; ) {
    before = reached.size
    for (const step of workflow.steps) if (step.from.some((from) => reached.has(from))) reached.add(step.to)
  }
  return workflow.states.filter((state) => !reached.has(state))
}

/** States without a way out that are not final. */
export function deadEnds<S extends string>(workflow: Workflow<S>): S[] {
  return workflow.states.filter((state) => !workflow.final.includes(state) && !workflow.steps.some((step) => step.from.includes(state)))
}

/** Actions that lead from one state to two different ones: the table would not decide. */
export function ambiguous(workflow: Workflow): string[] {
  const seen = new Set<string>()
  const twice: string[] = []
  for (const step of workflow.steps) {
    for (const from of step.from) {
      const key = `${from} ${step.action}`
      if (seen.has(key)) twice.push(key)
      seen.add(key)
    }
  }
  return twice
}

/** The page of `docs/statuses/`: a Mermaid diagram and the same as a table. */
export function statusDiagram(workflow: Workflow): string {
  const arrows = workflow.steps.flatMap((step) => step.from.map((from) => `  ${from} --> ${step.to}: ${step.action}`))
  const rows = workflow.steps.map(
    (step) =>
      `| ${step.from.join(', ')} | ${step.action} | ${step.to} | ${step.who.join(', ')} | ${[step.guard, step.comment && 'comment'].filter(Boolean).join(', ')} | ${(step.effects ?? []).join(', ')} |`,
  )
  return [
    `# Statuses of a ${workflow.name}`,
    '',
    'Generated from `status.ts` of its room.',
    '',
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${workflow.initial}`,
    ...arrows,
    ...workflow.final.map((state) => `  ${state} --> [*]`),
    '```',
    '',
    '| from | action | to | who | needs | effects |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}
