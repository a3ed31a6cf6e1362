import type { VehicleStatus } from '#domains/catalogue/vehicles/contract.ts'
import type { Random } from './random.ts'

/** What has happened to a car in our hands, up to today. */
export interface Life {
  lastStatus: VehicleStatus
  oldPrice: number | null
  priceUpdateDate: string | null
  created: string
  publishedAt: string | null
  boostedUntil: string | null
  isPromoted: boolean
  isFeatured: boolean
  isArchived: boolean
  transferDate: string | null
  statuses: { type: VehicleStatus; comment: string | null; price: number | null; created: string }[]
  tasks: { title: string; description: string | null; status: 'Idle' | 'Started' | 'Completed' }[]
}

interface Begin {
  today: Date
  operationType: 'Standard' | 'Intermediation' | 'Ad'
  price: number | null
  isNew: boolean
  isCertified: boolean
  age: number
  status: VehicleStatus | undefined
}

const day = 86_400_000
const hour = 3_600_000
const statusShares: readonly (readonly [VehicleStatus, number])[] = [
  ['Published', 87],
  ['Reserved', 2.5],
  ['Booked', 1.5],
  ['Sold', 4.5],
  ['Active', 1.5],
  ['InTransfer', 1],
  ['Pending', 1],
  ['Draft', 1],
]
/** The way through the workflow to each status. */
const ways: Record<VehicleStatus, readonly VehicleStatus[]> = {
  Draft: ['Draft'],
  Pending: ['Draft', 'Pending'],
  InTransfer: ['Draft', 'Pending', 'InTransfer'],
  Active: ['Draft', 'Pending', 'Active'],
  Published: ['Draft', 'Pending', 'Active', 'Published'],
  Reserved: ['Draft', 'Pending', 'Active', 'Published', 'Reserved'],
  Booked: ['Draft', 'Pending', 'Active', 'Published', 'Reserved', 'Booked'],
  Sold: ['Draft', 'Pending', 'Active', 'Published', 'Reserved', 'Booked', 'Sold'],
}

/** Generates the history of a car: arrival, publication, price changes and present status. */
export function live(random: Random, begin: Begin): Life {
  const { today, price } = begin
  const status = begin.status ?? random.weighted(statusShares)
  const way = ways[status]
  const now = today.getTime()
  // the newer, the more: nine in ten went online in the last seven weeks
  const online = now - Math.min(89, 1 + Math.floor(random.next() ** 1.7 * 88)) * day
  const publishedMs = workingHour(random, status === 'Sold' ? Math.min(online, now - 20 * day) : online)
  const came = publishedMs - random.whole(3, 16) * day
  const ended = way.length > 4 ? publishedMs + Math.max(day, (now - publishedMs) * (0.25 + 0.6 * random.next())) : publishedMs
  const published = way.includes('Published')
  const free = way.length > 4 ? statusTime(4, way.length) : now
  const drop = published && price !== null && !begin.isNew && free - publishedMs > 9 * day && random.chance(0.3)
  const oldPrice = drop && price !== null ? roundUp(price * (1.02 + 0.06 * random.next())) : null
  // the former price lasted more than a week, so the history proves it
  const dropMs = Math.floor(publishedMs + Math.max(7.5 * day, (free - publishedMs) * (0.4 + 0.4 * random.next())))
  const statuses = way.map((type, i) => ({
    type,
    comment: null as string | null,
    price: type === 'Published' ? (oldPrice ?? price) : null,
    created: new Date(statusTime(i, way.length)).toISOString(),
  }))
  if (oldPrice !== null) {
    const after = statuses.findIndex((entry) => entry.type === 'Published') + 1
    statuses.splice(after, 0, { type: 'Published', comment: 'Prix revu à la baisse', price, created: new Date(dropMs).toISOString() })
  }
  const visible = status === 'Published'
  const soldDays = (now - ended) / day

  function statusTime(i: number, length: number): number {
    if (i < 3 && published) return came + ((publishedMs - came) * i) / 3
    if (!published) return now - (length - i) * day * 1.5
    if (i === 3) return publishedMs
    return publishedMs + ((ended - publishedMs) * (i - 3)) / (length - 4)
  }

  return {
    lastStatus: status,
    oldPrice,
    priceUpdateDate: oldPrice === null ? null : new Date(dropMs).toISOString().slice(0, 10),
    created: statuses[0]?.created ?? new Date(came).toISOString(),
    publishedAt: published ? new Date(publishedMs).toISOString() : null,
    boostedUntil:
      visible && begin.operationType === 'Ad' && random.chance(0.05) && price !== null
        ? new Date(now + random.whole(1, 21) * day).toISOString()
        : null,
    isPromoted: visible && begin.operationType !== 'Ad' && random.chance(0.2) && oldPrice !== null,
    isFeatured: visible && begin.isCertified && begin.age < 6 && random.chance(0.12),
    isArchived: status === 'Sold' && soldDays > 30,
    transferDate: status === 'InTransfer' ? new Date(now - random.whole(1, 3) * day).toISOString().slice(0, 10) : null,
    statuses,
    tasks: begin.operationType === 'Ad' ? [] : tasksOf(random, status),
  }
}

const taskList = [
  ['Contrôle technique de mutation', 'Prendre rendez-vous au centre agréé et joindre le procès-verbal.'],
  ['Carte grise', 'Vérifier le nom, l’adresse et l’absence de gage.'],
  ['Vignette', null],
  ['Préparation esthétique', 'Lavage, polissage et nettoyage de l’habitacle.'],
  ['Photos', null],
] as const

function tasksOf(random: Random, status: VehicleStatus): Life['tasks'] {
  if (!random.chance(status === 'Published' ? 0.2 : 0.9)) return []
  const done = status === 'Draft' ? 0 : status === 'Pending' ? 1 : status === 'Active' || status === 'InTransfer' ? 3 : taskList.length
  return taskList.map(([title, description], i) => ({
    title,
    description,
    status: i < done ? 'Completed' : i === done ? 'Started' : 'Idle',
  }))
}

/** The same day between 8 and 18 hours. */
function workingHour(random: Random, ms: number): number {
  return Math.floor(ms / day) * day + 8 * hour + Math.floor(random.next() * 600) * 60_000
}

function roundUp(price: number): number {
  return Math.ceil(price / 1_000) * 1_000
}
