import type {UnknownRecord} from '@lectern/shared/text/unknown-record'

/** An operation or a webhook of a description. */
export interface Operation {
  /** `webhook` for requests that the API sends. */
  kind: 'operation' | 'webhook'
  /** In lowercase: `get`. */
  method: string
  /** Path with placeholders, or name of the webhook. */
  path: string
  /** Unique ID: the `operationId`, or the method and path. */
  id: string
  title: string
  /** Markdown. */
  description: string
  /** Names of its tags. The page is listed under the first. */
  tags: readonly string[]
  isDeprecated: boolean
  /** Last part of the page's path. */
  slug: string
  order: number
  /** The Operation Object. */
  node: UnknownRecord
  /** Parameter Objects of the path and the operation, with references resolved. */
  parameters: readonly UnknownRecord[]
}

/** A tag and its operations. */
export interface TagGroup {
  name: string
  title: string
  /** Markdown. */
  description: string
  slug: string
  /** Name of the tag group in `x-tagGroups`, or of the parent tag. */
  group?: string
  operations: readonly Operation[]
}

/** A schema with a name. */
export interface NamedSchema {
  name: string
  slug: string
  title: string
  /** Pointer: `#/components/schemas/Bird`. */
  pointer: string
  node: unknown
}

/** A server of an API. */
export interface Server {
  url: string
  description: string
  /** Default values of the variables in the URL. */
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
  /** Markdown. */
  description: string
  servers: readonly Server[]
  tags: readonly TagGroup[]
  schemas: readonly NamedSchema[]
  /** The whole description. */
  document: UnknownRecord
}
