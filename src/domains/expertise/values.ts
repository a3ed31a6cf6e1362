/** Whose case a sheet belongs to. */
export const expertiseTypes = ['Purchase', 'Certification', 'Intermediation', 'Ad'] as const
export type ExpertiseType = (typeof expertiseTypes)[number]

/** What is to be done about a point; `NotAvailable`: the car has no such part. */
export const checkPartActions = ['NotAvailable', 'None', 'Replacement', 'Repair'] as const
export type CheckPartAction = (typeof checkPartActions)[number]
export const checkPartStatuses = ['None', 'PendingEdit'] as const

/** The eight families of the points, in their order. */
export const checkCategories = [
  'Body',
  'GlassAndLights',
  'WheelsAndBrakes',
  'Engine',
  'DriveAndSteering',
  'Electrics',
  'Interior',
  'RoadAndPapers',
] as const
export type CheckCategory = (typeof checkCategories)[number]

/** What a family is made of. */
export const checkSections = [
  'Body',
  'GlassAndLights',
  'Wheels',
  'Brakes',
  'Engine',
  'CoolingAndExhaust',
  'Drive',
  'SteeringAndSuspension',
  'Electrics',
  'Interior',
  'RoadTest',
  'Papers',
] as const

export const measureUnits = ['mm', 'µm', '%', 'V', '°C', 'm'] as const
/** The sides of the outline on which a finding is marked. */
export const placeViews = ['Top', 'Left', 'Right', 'Front', 'Back', 'Inside'] as const

/** Set phrases of one finding. */
export const maxPhrases = 4

/** Points of a check list. */
export const minCheckParts = 100
export const maxCheckParts = 120

/** What a device hears of an answer that it sent. */
export const syncOutcomes = ['Kept', 'Newer', 'Closed'] as const
export type SyncOutcome = (typeof syncOutcomes)[number]

/** What a point of a sheet still lacks. */
export const partLacks = ['action', 'edit', 'cost', 'quantity', 'comment', 'photo'] as const
export type PartLack = (typeof partLacks)[number]

/** Views of the queue of the experts. */
export const expertiseViews = ['inspect', 'edits', 'review', 'agreed', 'closed', 'all'] as const
