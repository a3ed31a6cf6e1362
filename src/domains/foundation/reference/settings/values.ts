/** How a value is validated and edited: the shape of a text, the limits of a number, the choices, the list, the week or the rows. */
export const settingShapes = ['text', 'phone', 'email', 'number', 'boolean', 'hours', 'numbers', 'choice', 'rows', 'json'] as const

/** Unit of a number; `share` is a fraction of one, shown in percent. */
export const settingUnits = [
  'minutes',
  'workMinutes',
  'workHours',
  'hours',
  'days',
  'months',
  'km',
  'dirhams',
  'percent',
  'share',
  'bytes',
] as const
