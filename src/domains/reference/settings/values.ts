/** How a value is checked and edited: the shape of a text, the limits of a number, the choices, the list, the week or the rows behind it. */
export const settingShapes = ['text', 'phone', 'email', 'number', 'boolean', 'hours', 'numbers', 'choice', 'rows', 'json'] as const

/** In what a number is counted; `share` is a part of one, which people say in per cent. */
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
