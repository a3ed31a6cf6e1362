type Complete<V, O extends readonly V[]> = [Exclude<V, O[number]>] extends [never] ? unknown : { missing: Exclude<V, O[number]> }

/** A closed list in the order of a screen. It does not compile while a value of the list is missing, and names that value. */
export const everyOf =
  <V>() =>
  <const O extends readonly V[]>(order: O & Complete<V, O>): O =>
    order

/** Values of a closed list as SQL text: `'Published', 'Reserved'`. Only for our own constants. */
export const sqlList = (values: readonly string[]): string => values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')
