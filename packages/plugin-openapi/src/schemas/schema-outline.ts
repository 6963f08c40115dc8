/** A parameter or property. */
export interface FieldOutline {
  /** Fragment of its link, unique on the page. */
  id: string
  name: string
  type: string
  /** Link to the page or place that describes the type. */
  href?: string
  isRequired?: boolean
  isDeprecated?: boolean
  /** `read-only` or `write-only`. */
  access?: string
  /** Markdown. */
  description: string
  /** Constraints, such as `≥ 1`. */
  facts: readonly string[]
  /** Allowed values, as JSON. */
  values: readonly string[]
  /** Default value, as JSON. */
  value?: string
  /** Example, as JSON. */
  example?: string
  /** Content of an object, of the items of an array, or of the alternatives. */
  content?: SchemaOutline
}

/** The fields of a schema, and alternative schemas. */
export interface SchemaOutline {
  fields: readonly FieldOutline[]
  alternatives: readonly AlternativeOutline[]
}

/** Alternative schemas. A value fits one (`oneOf`) or several (`anyOf`). */
export interface AlternativeOutline {
  keyword: 'oneOf' | 'anyOf'
  items: readonly FieldOutline[]
}
