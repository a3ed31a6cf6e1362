/** Types of an OpenAPI 3.1 document, limited to the parts in use. */

/** Reference to a component; `description` overrides that of the component. */
export type Reference = { $ref: string; description?: string }

/** JSON Schema (2020-12). */
export type Schema = Readonly<Record<string, unknown>>

export type Header = { description?: string; schema: Schema }
export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; description?: string; schema: Schema }
export type Content = Record<string, { schema: Schema; example?: unknown }>
export type Response = { description: string; headers?: Record<string, Header | Reference>; content?: Content }
export type Responses = Record<string, Response | Reference>

/** Security schemes that are required together. */
export type Security = Record<string, string[]>

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  parameters?: (Parameter | Reference)[]
  requestBody?: { required: boolean; content: Content }
  responses: Responses
  /** alternatives; the default is a bearer token */
  security?: Security[]
}

export type Paths = Record<string, { [method in 'get' | 'post' | 'put' | 'delete']?: Operation } & { servers?: object[] }>

export interface Components {
  schemas: Record<string, Schema>
  headers: Record<string, Header>
  parameters: Record<string, Parameter>
  responses: Record<string, Response>
  securitySchemes: Record<string, Schema>
}

export interface Document {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: object[]
  security: Security[]
  tags: { name: string; description: string }[]
  paths: Paths
  components: Components
}
