/** Types of inspection cases. */
export const expertiseTypes = ['Purchase', 'Certification', 'Intermediation', 'Ad'] as const
export type ExpertiseType = (typeof expertiseTypes)[number]

/** Actions of a point; `NotAvailable`: the car has no such part. */
export const checkPartActions = ['NotAvailable', 'None', 'Replacement', 'Repair'] as const
export type CheckPartAction = (typeof checkPartActions)[number]
export const checkPartStatuses = ['None', 'PendingEdit'] as const

/** The eight families of points, in order. */
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
/** Sides of the car outline that show a finding. */
export const placeViews = ['Top', 'Left', 'Right', 'Front', 'Back', 'Inside'] as const

/** Maximum set phrases of a finding. */
export const maxPhrases = 4

/** Size of a check list. */
export const minCheckParts = 100
export const maxCheckParts = 120

/** Outcome of an uploaded answer. */
export const syncOutcomes = ['Kept', 'Newer', 'Closed'] as const
export type SyncOutcome = (typeof syncOutcomes)[number]

/** Missing parts of an answer. */
export const partLacks = ['action', 'edit', 'cost', 'quantity', 'comment', 'photo'] as const
export type PartLack = (typeof partLacks)[number]

export const expertiseViews = ['inspect', 'edits', 'review', 'agreed', 'closed', 'all'] as const

/** Outcome of a point: no fault; repaired; open fault; no such part or not inspected. */
export const pointOutcomes = ['ok', 'fixed', 'note', 'none'] as const
export type PointOutcome = (typeof pointOutcomes)[number]
