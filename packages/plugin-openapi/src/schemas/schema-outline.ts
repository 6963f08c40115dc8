/** A parameter or property. */
export interface FieldOutline {
  /** Fragment of the link to the field. It's unique on the page. */
  id: string
  name: string
  type: string
  /** Link to the page or section that describes the type. */
  href?: string
  isRequired?: boolean
  isDeprecated?: boolean
  /** Access to the field, which is `read-only` or `write-only`. */
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
  /** Content of an object, an array's items or the alternatives. */
  content?: SchemaOutline
}

/** The fields of a schema, and alternative schemas. */
export interface SchemaOutline {
  fields: readonly FieldOutline[]
  alternatives: readonly AlternativeOutline[]
}

/** A list of alternative schemas. A value matches one (`oneOf`) or several (`anyOf`) of them. */
export interface AlternativeOutline {
  keyword: 'oneOf' | 'anyOf'
  items: readonly FieldOutline[]
}
