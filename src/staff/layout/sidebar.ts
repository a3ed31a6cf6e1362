import { staffAddress } from '#client/staff/addresses.ts'
import type { StaffRole } from '#shared/actor.ts'
import { drawings } from './drawings.ts'

export interface SidebarEntry {
  /** `nav.<name>` of the text pack `staff` */
  name:
    | 'queue'
    | 'sales'
    | 'agenda'
    | 'purchases'
    | 'expertises'
    | 'intermediations'
    | 'adverts'
    | 'stock'
    | 'customers'
    | 'contact'
    | 'messages'
    | 'content'
    | 'newsletter'
    | 'stores'
    | 'team'
    | 'settings'
    | 'audit'
  to: string
  drawing: string
  /** roles with access; omitted: the whole staff */
  roles?: readonly StaffRole[]
}

export const sidebarEntries: readonly SidebarEntry[] = [
  { name: 'queue', to: staffAddress.queue(), drawing: drawings.inbox, roles: ['agent', 'expert', 'controller', 'manager'] },
  { name: 'sales', to: staffAddress.sales(), drawing: drawings.calendarCheck, roles: ['agent', 'expert', 'controller', 'manager'] },
  { name: 'agenda', to: staffAddress.agenda(), drawing: drawings.calendar, roles: ['agent', 'expert', 'controller', 'manager'] },
  { name: 'purchases', to: staffAddress.purchases(), drawing: drawings.exchange, roles: ['agent', 'expert', 'controller', 'manager'] },
  { name: 'expertises', to: staffAddress.expertises(), drawing: drawings.checklist, roles: ['agent', 'expert', 'controller', 'manager'] },
  {
    name: 'intermediations',
    to: staffAddress.intermediations(),
    drawing: drawings.key,
    roles: ['agent', 'expert', 'controller', 'manager'],
  },
  { name: 'adverts', to: staffAddress.adverts(), drawing: drawings.megaphone, roles: ['agent', 'manager'] },
  { name: 'stock', to: staffAddress.stock(), drawing: drawings.car, roles: ['agent', 'expert', 'controller', 'manager'] },
  { name: 'customers', to: staffAddress.customers(), drawing: drawings.id, roles: ['agent', 'expert', 'controller', 'manager'] },
  { name: 'contact', to: staffAddress.contact(), drawing: drawings.mail, roles: ['agent', 'manager'] },
  { name: 'messages', to: staffAddress.messages(), drawing: drawings.send, roles: ['agent', 'manager'] },
  { name: 'content', to: staffAddress.content(), drawing: drawings.file, roles: ['editor', 'manager'] },
  { name: 'newsletter', to: staffAddress.newsletter(), drawing: drawings.message, roles: ['editor', 'manager'] },
  { name: 'stores', to: staffAddress.stores(), drawing: drawings.store, roles: ['editor', 'manager'] },
  { name: 'team', to: staffAddress.team(), drawing: drawings.users, roles: ['manager'] },
  { name: 'settings', to: staffAddress.settings(), drawing: drawings.settings, roles: ['manager'] },
  { name: 'audit', to: staffAddress.audit(), drawing: drawings.history, roles: ['manager'] },
]

/** Returns the entry of an address; the records of the queue belong to the queue. */
export function placeOf(pathname: string): SidebarEntry | undefined {
  const inside = sidebarEntries.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return inside.sort((a, b) => b.to.length - a.to.length)[0]
}
