import type {FieldOutline, SchemaOutline} from './schema-outline.js'

/** Returns the names and descriptions of fields, as text for search. */
export function readFieldText(fields: readonly FieldOutline[]): string {
  return fields
    .map(({name, description, values, content}) =>
      [name, description, ...values.slice(0, 20), content ? readSchemaText(content) : '']
        .filter(Boolean)
        .join(' ')
    )
    .join(' ')
}

/** Returns the names and descriptions of a schema's fields, as text for search. */
export function readSchemaText({fields, alternatives}: SchemaOutline): string {
  return [readFieldText(fields), ...alternatives.map(({items}) => readFieldText(items))].join(' ')
}
