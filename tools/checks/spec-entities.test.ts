import { expect, test } from 'vitest'
import { read } from './files.ts'

interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
}
interface Answer {
  $ref?: string
  content?: Record<string, { schema: Schema }>
}
const { paths, components } = JSON.parse(read('docs/openapi.json')) as {
  paths: Record<string, { get?: { responses: Record<string, Answer> } }>
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> }
}
const deviations = JSON.parse(read('docs/spec-deviations.json')) as { id: string; field: string }[]

/** Base fields of every entity of the specification (section 3); author fields are personal data of the staff. */
const baseFields = ['id', 'created', 'lastModified', 'isDeleted']
/** Every public call of the specification that returns an independent entity, and the member that holds it. */
const answers = [
  ['/api/vehicles/{id}', ''],
  ['/api/customers/current', ''],
  ['/api/customers/favourites', '[]'],
  ['/api/customers/preferences', ''],
  ['/api/customers/sales', '[]'],
  ['/api/customers/sales', '[].bookings[]'],
  ['/api/customers/purchases', '[]'],
  ['/api/customers/intermediations', '[]'],
  ['/api/vehicleads', '[]'],
  ['/api/vehicleads/{id}', ''],
  ['/api/vehicleads/{id}/technicalexpertises/current', ''],
  ['/api/storageareas', '[]'],
  ['/api/vehicles/{id}/documents', '[]'],
] as const

function resolved(schema: Schema): Schema {
  const found = schema.$ref ? (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema
  const one = found.anyOf?.find(({ type }) => type !== 'null')
  return one ? resolved(one) : found
}

function propertiesOf(schema: Schema): Record<string, Schema> {
  const found = resolved(schema)
  return Object.assign({}, ...(found.allOf ?? []).map(propertiesOf), found.properties)
}

/** The entity in a response; a list may be a page of results. */
function entityIn(path: string, place: string): Schema {
  const given = paths[path]?.get?.responses['200'] ?? {}
  const answer = given.$ref ? components.responses[given.$ref.split('/').at(-1) ?? ''] : given
  let schema = Object.values(answer?.content ?? {})[0]?.schema ?? {}
  for (const step of place.split(/(?=\[\])|\./).filter(Boolean)) {
    if (step === '[]') schema = resolved(schema).items ?? propertiesOf(schema).results?.items ?? {}
    else schema = propertiesOf(schema)[step] ?? {}
  }
  return schema
}

test.each(answers)('%s%s answers the base fields of its entity, or a deviation names them', (path, place) => {
  const known = propertiesOf(entityIn(path, place))
  const listed = (field: string) =>
    deviations.some((one) => one.id === 'entity-base' && [`${path}.${field}`, `${path} ${place}.${field}`].includes(one.field))
  expect(baseFields.filter((field) => !(field in known) && !listed(field))).toEqual([])
})

/** Responses with a number and a creation date that lack base fields: reason, fields and schemas. */
const withoutBaseFields: { why: string; fields: string[]; schemas: string[] }[] = [
  {
    why: 'a deleted case is not answered: the flag would always be false',
    fields: ['isDeleted'],
    schemas: [
      ...['VehicleAd', 'AdRecord', 'AdExpertise', 'Expertise', 'Intermediation', 'IntermediationRecord', 'Purchase', 'PurchaseRecord'],
      'OutboxMessage',
      'StockCard',
    ],
  },
  {
    why: 'a document is not changed: a new version is a new document, and a removed one is not listed',
    fields: ['lastModified', 'isDeleted'],
    schemas: ['DocumentInfo', 'CheckPartPhoto', 'IntermediationDocument', 'PurchaseDocument', 'BookingRecord.documents[]'],
  },
  {
    why: 'an entry is added and never changed',
    fields: ['lastModified', 'isDeleted'],
    schemas: [
      ...['AdMessage', 'AdReport', 'AuditEntry', 'LedgerRow', 'PurchaseComment', 'PurchaseRecord.comments[]', 'Favourite', 'PartnerKey'],
      ...['ReportedConversation.messages[]', 'Suppressed'],
    ],
  },
  {
    why: 'an answer for the screens of the staff, which is no entity of the specification',
    fields: ['lastModified', 'isDeleted'],
    schemas: [
      ...['BookingRecord', 'ContactRequest', 'CustomerBookingLine', 'CustomerLine', 'ExpertiseLine', 'IntermediationLine', 'PurchaseLine'],
      ...['QueueRow', 'SaleRecord', 'SaleRow'],
    ],
  },
]

/** Schemas with `id` and `created` in the responses of every read, with the base fields that each lacks. */
function lackingSchemas(): Map<string, string[]> {
  const lacking = new Map<string, string[]>()
  const seen = new Set<string>()
  const walk = (schema: Schema, name: string): void => {
    const named =
      schema.$ref?.split('/').at(-1) ??
      schema.anyOf
        ?.find(({ $ref }) => $ref)
        ?.$ref?.split('/')
        .at(-1) ??
      name
    const found = resolved(schema)
    if (found.items) walk(found.items, `${named}[]`)
    if (found.items || seen.has(named)) return
    const properties = propertiesOf(schema)
    seen.add(named)
    if ('id' in properties && 'created' in properties) {
      const fields = baseFields.filter((field) => !(field in properties))
      if (fields.length > 0) lacking.set(named, fields)
    }
    for (const [key, member] of Object.entries(properties)) walk(member, `${named}.${key}`)
  }
  for (const [path, { get }] of Object.entries(paths)) {
    const given = get?.responses['200'] ?? {}
    const answer = given.$ref ? components.responses[given.$ref.split('/').at(-1) ?? ''] : given
    for (const { schema } of Object.values(answer?.content ?? {})) walk(schema, path)
  }
  return lacking
}

test('requires base fields, or a reason, for every returned entity', () => {
  const listed = withoutBaseFields.flatMap(({ fields, schemas }) => schemas.map((name) => [name, fields] as const))
  expect(Object.fromEntries(lackingSchemas())).toEqual(Object.fromEntries(listed))
})
