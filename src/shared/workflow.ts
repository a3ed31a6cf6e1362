import type { Actor, Role } from './actor.ts'

/** A step of a workflow: roles that may perform `action` in the statuses `from`, its conditions and effects. */
export interface Step<S extends string = string> {
  from: readonly S[]
  action: string
  to: S
  who: readonly Role[]
  /** name of the guard that the service checks under the lock */
  guard?: string
  /** a comment is required */
  comment?: true
  /** names of the effects run in the same transaction */
  effects?: readonly string[]
}

/** State machine of a record type: the single source for the server, the staff's buttons and the diagrams in the docs. */
export interface Workflow<S extends string = string> {
  /** name of the record type, e.g. `vehicle` */
  name: string
  /** table of the records, table of their status rows, and its column with the record id */
  table: string
  statusTable: string
  ownerColumn: string
  states: readonly S[]
  initial: S
  /** final statuses */
  final: readonly S[]
  steps: readonly Step<S>[]
}

/** Returns the step of an action in a status, or null. */
export function findStep<S extends string>(workflow: Workflow<S>, state: string, action: string): Step<S> | null {
  return workflow.steps.find((step) => step.action === action && step.from.some((from) => from === state)) ?? null
}

/** Returns true when the caller has a role of the step. An admin has every staff role. */
export function mayTake(step: Step, actor: Actor): boolean {
  if (step.who.includes('anyone') || step.who.some((role) => actor.roles.includes(role))) return true
  return actor.roles.includes('admin') && step.who.some((role) => role !== 'customer' && role !== 'system')
}

/** Returns the caller's allowed actions in a status, in the order of the workflow. */
export function allowedActions(workflow: Workflow, state: string, actor: Actor): string[] {
  return workflow.steps.filter((step) => step.from.includes(state) && mayTake(step, actor)).map((step) => step.action)
}

/** Returns the statuses of records in progress: neither initial nor final. */
export function openStates<S extends string>(workflow: Workflow<S>): S[] {
  return workflow.states.filter((state) => state !== workflow.initial && !workflow.final.includes(state))
}

/** Returns the statuses in which an action is possible. */
export function statesBefore<S extends string>(workflow: Workflow<S>, action: string): S[] {
  return workflow.states.filter((state) => findStep(workflow, state, action) !== null)
}

/** Returns the shortest path from the initial status, without it, to `state`, included. */
export function wayTo<S extends string>(workflow: Workflow<S>, state: S): S[] {
  const ways = new Map<S, S[]>([[workflow.initial, []]])
  for (const [from, way] of ways)
    for (const step of workflow.steps) if (step.from.includes(from) && !ways.has(step.to)) ways.set(step.to, [...way, step.to])
  return ways.get(state) ?? []
}

/** Returns the statuses that are unreachable from the initial one. */
export function unreachable<S extends string>(workflow: Workflow<S>): S[] {
  const reached = new Set<S>([workflow.initial])
  for (let before = 0; before !== reached.size; ) {
    before = reached.size
    for (const step of workflow.steps) if (step.from.some((from) => reached.has(from))) reached.add(step.to)
  }
  return workflow.states.filter((state) => !reached.has(state))
}

/** Returns the statuses without outgoing step that are not final. */
export function deadEnds<S extends string>(workflow: Workflow<S>): S[] {
  return workflow.states.filter((state) => !workflow.final.includes(state) && !workflow.steps.some((step) => step.from.includes(state)))
}

/** Returns the actions that lead from one status to two different ones. */
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

/** Returns the page for `docs/statuses/`: a Mermaid diagram and a table. */
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
