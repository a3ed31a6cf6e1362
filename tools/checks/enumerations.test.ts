import { describe, expect, test } from 'vitest'
import { appointmentKinds } from '#domains/cases/appointments/values.ts'
import { documentTypes } from '#domains/foundation/documents/rules.ts'
import { filesUnder, read } from './files.ts'

/**
 * Enumerations whose values a person or a workflow step must produce: their declarations, and the values without a producer with the
 * reason. Files that only list or label the values count as declarations.
 */
const enumerations: Record<string, { values: readonly string[]; declared: RegExp; without: Record<string, string> }> = {
  'document type': {
    values: documentTypes,
    declared: /^src\/domains\/foundation\/documents\/(rules|printouts\/contract)\.ts$|\/ui\/printout-name\.ts$|-panels?\.tsx$/,
    without: {},
  },
  'appointment kind': { values: appointmentKinds, declared: /^src\/domains\/cases\/appointments\/values\.ts$/, without: {} },
}

const product = filesUnder('src', /\.tsx?$/).filter(
  (path) => !/\.test\.|\.example\.|^src\/testing\/|^src\/i18n\/|schema\.d\.ts|client\/limits\//.test(path),
)

describe.each(Object.entries(enumerations))('every %s', (_, { values, declared, without }) => {
  const texts = product.filter((path) => !declared.test(path)).map(read)
  const isProduced = (value: string) =>
    texts.some((text) =>
      [`'${value}'`, `\`${value}`, `${value.replace(/(Individual|GarageOwner)$/, '')}\${`].some((one) => text.includes(one)),
    )

  test('has a producer or a reason', () => {
    expect(values.filter((value) => !isProduced(value) && without[value] === undefined)).toEqual([])
  })

  test('with a reason has no producer', () => {
    expect(Object.keys(without).filter((value) => !values.includes(value) || isProduced(value))).toEqual([])
  })
})
