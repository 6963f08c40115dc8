import type {UnknownRecord} from '@lectern/shared/text/unknown-record'

/** An operation or webhook in a description. */
export interface Operation {
  /** `webhook` for requests that the API sends, `operation` for all others. */
  kind: 'operation' | 'webhook'
  /** HTTP method in lowercase, such as `get`. */
  method: string
  /** Path with placeholders, or the name of the webhook. */
  path: string
  /** Unique ID: the `operationId`, or else the method and path. */
  id: string
  title: string
  /** Description in Markdown. */
  description: string
  /** Tags of the operation. Its page is listed under the first one. */
  tags: readonly string[]
  isDeprecated: boolean
  /** Last segment of the page's path. */
  slug: string
  order: number
  /** The Operation Object. */
  node: UnknownRecord
  /** Parameter Objects from the path and the operation, with resolved references. */
  parameters: readonly UnknownRecord[]
}

/** A tag and its operations. */
export interface TagGroup {
  name: string
  title: string
  /** Description in Markdown. */
  description: string
  slug: string
  /** Name of the tag's group in `x-tagGroups`, or of its parent tag. */
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

/** A description, arranged in page order. */
export interface Reference {
  title: string
  version: string
  /** Description in Markdown. */
  description: string
  servers: readonly Server[]
  tags: readonly TagGroup[]
  schemas: readonly NamedSchema[]
  /** The complete description. */
  document: UnknownRecord
}
