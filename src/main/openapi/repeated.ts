import type { Components, Document, Operation, Parameter, Reference, Response } from './shapes.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const isOperation = (part: unknown): part is Operation => typeof part === 'object' && part !== null && 'operationId' in part

/** Moves repeated parameters and success responses into named components. */
export function shareRepeated(document: Document): Document {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item).filter(isOperation))
  const { parameters, responses } = document.components
  const oneParameter = sharing('parameters', parameters, operations.flatMap(inlineParameters), ({ name }) => capital(name))
  const oneAnswer = sharing('responses', responses, operations.flatMap(inlineAnswers), nameOfAnswer)
  const lean = (operation: Operation): Operation => ({
    ...operation,
    ...(operation.parameters && { parameters: operation.parameters.map(oneParameter) }),
    responses: Object.fromEntries(Object.entries(operation.responses).map(([status, answer]) => [status, oneAnswer(answer)])),
  })
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const parts = Object.entries(item).map(([name, part]) => [name, isOperation(part) ? lean(part) : part])
    return [path, Object.fromEntries(parts)]
  })
  return { ...document, paths: Object.fromEntries(paths) }
}

const isInline = <T>(part: T | Reference): part is T => !(part as { $ref?: string }).$ref
const inlineParameters = ({ parameters = [] }: Operation) => parameters.filter(isInline<Parameter>)
const inlineAnswers = ({ responses }: Operation) => Object.values(responses).filter(isInline<Response>)

/** Returns the name of the response schema; `Done` without content. */
function nameOfAnswer({ content }: Response): string {
  if (!content) return 'Done'
  const [, name = ''] = JSON.stringify(content).match(/"#\/components\/schemas\/(\w+?)(?:!\w+)?"/) ?? []
  return name
}

/** Returns a function that replaces repeated parts by references; the most frequent part of a name becomes the component. */
function sharing<K extends 'parameters' | 'responses', T extends Components[K][string]>(
  place: K,
  components: Record<string, T>,
  all: readonly T[],
  nameOf: (part: T) => string,
): (part: T | Reference) => T | Reference {
  const counted = Map.groupBy(all, (part) => JSON.stringify(part))
  const names = new Map<string, string>()
  for (const [text, parts] of [...counted].sort(([, a], [, b]) => b.length - a.length)) {
    const [part] = parts
    const name = part && parts.length > 1 ? nameOf(part) : ''
    if (!part || name === '' || name in components) continue
    components[name] = part
    names.set(text, name)
  }
  return (part) => {
    const name = names.get(JSON.stringify(part))
    return name === undefined ? part : { $ref: `#/components/${place}/${name}` }
  }
}
