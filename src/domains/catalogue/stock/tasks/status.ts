import type { Workflow } from '#shared/workflow.ts'

export const taskStatuses = ['Idle', 'Started', 'Stopped', 'Cancelled', 'Completed'] as const
export type TaskStatus = (typeof taskStatuses)[number]
export const taskActions = ['start', 'stop', 'resume', 'complete', 'cancel', 'reopen'] as const
export type TaskAction = (typeof taskActions)[number]

const who = ['agent', 'controller', 'manager'] as const

/** Workflow of an administrative task (spec, section 3: Idle, Started, Stopped, Cancelled, Completed). */
export const taskWorkflow = {
  name: 'administrative-task',
  table: 'administrative_tasks',
  statusTable: 'administrative_task_statuses',
  ownerColumn: 'administrative_task_id',
  states: taskStatuses,
  initial: 'Idle',
  final: ['Cancelled', 'Completed'],
  steps: [
    { from: ['Idle'], action: 'start', to: 'Started', who },
    { from: ['Started'], action: 'stop', to: 'Stopped', who },
    { from: ['Stopped'], action: 'resume', to: 'Started', who },
    { from: ['Idle', 'Started', 'Stopped'], action: 'complete', to: 'Completed', who },
    { from: ['Idle', 'Started', 'Stopped'], action: 'cancel', to: 'Cancelled', who, comment: true },
    { from: ['Cancelled', 'Completed'], action: 'reopen', to: 'Idle', who, comment: true },
  ],
} as const satisfies Workflow<TaskStatus>
