/** The parts of an OpenAPI 3.1 document, as far as ours has them. */
export interface Reference {
  $ref: string
  /** stands for the one of the part that is referred to */
  description?: string
}

/** A JSON schema (2020-12); zod writes most of them. */
export type Schema = Readonly<Record<string, unknown>>

export interface Header {
  description?: string
  schema: Schema
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}

export type Content = Record<string, { schema: Schema; example?: unknown }>

export interface Response {
  description: string
  headers?: Record<string, Header | Reference>
  content?: Content
}

export type Responses = Record<string, Response | Reference>

/** Names of security schemes that are needed together. */
export type Security = Record<string, string[]>

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  parameters?: (Parameter | Reference)[]
  requestBody?: { required: boolean; content: Content }
  responses: Responses
  security: Security[]
}

export interface Server {
  url: string
  description: string
}

export type PathItem = { [method in 'get' | 'post' | 'put' | 'delete']?: Operation } & { servers?: Server[] }
export type Paths = Record<string, PathItem>

export interface Components {
  schemas?: Record<string, Schema>
  headers: Record<string, Header>
  parameters: Record<string, Parameter>
  responses: Record<string, Response>
  securitySchemes: Record<string, Schema>
}

export interface Document {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: Server[]
  tags: { name: string; description: string }[]
  paths: Paths
  components: Components
}
