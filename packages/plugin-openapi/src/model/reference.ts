import type {UnknownRecord} from '@lectern/shared/text/unknown-record'

/** An operation or webhook in a description. */
export interface Operation {
  /** `webhook` for requests that the API sends. `operation` for all others. */
  kind: 'operation' | 'webhook'
  /** HTTP method in lowercase, such as `get`. */
  method: string
  /** Path with placeholders, or the name of the webhook. */
  path: string
  /** Unique ID. It's the `operationId`, or consists of the method and path. */
  id: string
  title: string
  /** Description in Markdown. */
  description: string
  /** Names of the operation's tags. Its page is listed under the first tag. */
  tags: readonly string[]
  isDeprecated: boolean
  /** Last part of the page's path. */
  slug: string
  order: number
  /** The Operation Object. */
  node: UnknownRecord
  /** Parameter Objects from the path and the operation. References are resolved. */
  parameters: readonly UnknownRecord[]
}

/** A tag and its operations. */
export interface TagGroup {
  name: string
  title: string
  /** Description in Markdown. */
  description: string
  slug: string
  /** Name of the tag group in `x-tagGroups`, or the name of the parent tag. */
  group?: string
  operations: readonly Operation[]
}

/** A schema with a name. */
export interface NamedSchema {
  name: string
  slug: string
  title: string
  /** Pointer to the schema, such as `#/components/schemas/Bird`. */
  pointer: string
  node: unknown
}

/** A server of an API. */
export interface Server {
  url: string
  description: string
  /** Variables in the URL, with their default values. */
  variables: readonly {
    name: string
    value: string
    values: readonly string[]
    description: string
  }[]
}

/** A description that is arranged in page order. */
export interface Reference {
  title: string
  version: string
  /** Description in Markdown. */
  description: string
  servers: readonly Server[]
  tags: readonly TagGroup[]
  schemas: readonly NamedSchema[]
  /** The whole description. */
  document: UnknownRecord
}
