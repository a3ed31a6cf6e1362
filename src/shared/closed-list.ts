type Complete<V, O extends readonly V[]> = [Exclude<V, O[number]>] extends [never] ? unknown : { missing: Exclude<V, O[number]> }

/** Lists all values of a union type in display order. Compilation fails and names the missing value when one is missing. */
export const everyOf =
  <V>() =>
  <const O extends readonly V[]>(order: O & Complete<V, O>): O =>
    order

/** Returns the values as SQL: `'Published', 'Reserved'`. Only for trusted constants. */
export const sqlList = (values: readonly string[]): string => values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')
