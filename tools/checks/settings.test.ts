import { expect, test } from 'vitest'
import { filesUnder, read } from './files.ts'

const keys = (JSON.parse(read('src/domains/foundation/reference/data/settings.json')) as { key: string }[]).map(({ key }) => key)
/** Sources of the product; the settings screen, its limits and texts only list the keys. */
const readers = filesUnder('src', /\.tsx?$/)
  .filter(
    (path) =>
      !/\.test\.|\.example\.|^src\/testing\/|^src\/i18n\/|^src\/main\/words|settings\/rules\.ts$|content\/pages\/values\.ts$|^src\/staff\/pages\/settings/.test(
        path,
      ),
  )
  .map(read)
/** Pages of the site, whose text names a setting in braces. */
const pages = filesUnder('src/domains/publishing/content/data', /\.md$/).map(read)

const composed: Record<string, string> = {
  'appointments.expertisePlaces': '}Places`',
  'appointments.expertiseMinutes': '}Minutes`',
}

/** True when a file contains the whole key, or a group prefix and the rest of the key. */
function reads(text: string, key: string): boolean {
  const [group = '', ...rest] = key.replace(/\.(fr|ar)$/, '').split('.')
  const parent = key.slice(0, key.lastIndexOf('.'))
  if ([`'${key}'`, `"${key}"`, `\`${parent}.\${`, `'${group}.${rest.join('.')}'`].some((one) => text.includes(one))) return true
  const name = rest.join('.')
  return text.includes(`'${group}.'`) && new RegExp(`['"\`.]${name.replaceAll('.', '\\.')}\\b`).test(text)
}

test('requires the product to read every setting', () => {
  const isStated = (key: string) => pages.some((text) => text.includes(`{${key.replace(/\.(fr|ar)$/, '')}}`))
  const unread = keys.filter(
    (key) => !isStated(key) && !readers.some((text) => (composed[key] ? text.includes(composed[key]) : reads(text, key))),
  )
  expect(unread).toEqual([])
})
