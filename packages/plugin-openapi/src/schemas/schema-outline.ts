/** A parameter or property. */
export interface FieldOutline {
  /** Fragment that links to the field. Unique on the page. */
  id: string
  name: string
  type: string
  /** Link to the page or section for the type. */
  href?: string
  isRequired?: boolean
  isDeprecated?: boolean
  /** `read-only` or `write-only`, if access is restricted. */
  access?: string
  /** Description in Markdown. */
  description: string
  /** Constraints, such as `≥ 1`. */
  facts: readonly string[]
  /** Allowed values, as JSON. */
  values: readonly string[]
  /** Default value, as JSON. */
  value?: string
  /** Example, as JSON. */
  example?: string
  /** Content of an object, of a list's items, or of alternatives. */
  content?: SchemaOutline
}

/** The fields and alternatives of a schema. */
export interface SchemaOutline {
  fields: readonly FieldOutline[]
  alternatives: readonly AlternativeOutline[]
}

/**
 * A list of alternative schemas. A value must match exactly one (`oneOf`) or at least one (`anyOf`)
 * of them.
 */
export interface AlternativeOutline {
  keyword: 'oneOf' | 'anyOf'
  items: readonly FieldOutline[]
}
