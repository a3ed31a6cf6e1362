import { byLanguage } from '#shared/language.ts'

type Pack = { default: Record<string, string> }

/** What was asked for, in its order: the name of a pack, and the ways to let it come or not. */
export const asked: ({ name: string } & PromiseWithResolvers<Pack>)[] = []

const table = (...names: string[]) =>
  byLanguage((language) => Object.fromEntries(names.map((name) => [name, () => coming(`${language}/${name}`)])))

function coming(name: string): Promise<Pack> {
  const one = { name, ...Promise.withResolvers<Pack>() }
  asked.push(one)
  return one.promise
}

/** In a test the place of what the build makes of the packs (`virtual:pack-loaders`): each comes when it is let. */
export default table('search', 'vehicles', 'compare')
export const further = async () => ({ default: table('stock') })
