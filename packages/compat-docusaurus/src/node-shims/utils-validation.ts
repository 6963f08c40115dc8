/** Data of a schema: only completed values. */
interface Description {
  /** Schemas of the fields of an object. */
  fields?: Readonly<Record<string, Schema>>
  hasDefault?: boolean
  fallback?: unknown
}

/** Methods of a schema; in JavaScript, it also accepts all other names. */
type Method =
  | 'alternatives'
  | 'any'
  | 'append'
  | 'array'
  | 'boolean'
  | 'default'
  | 'items'
  | 'integer'
  | 'keys'
  | 'max'
  | 'min'
  | 'number'
  | 'object'
  | 'optional'
  | 'required'
  | 'string'
  | 'try'
  | 'unknown'
  | 'valid'

interface Result {
  value: unknown
  error?: undefined
}

/** A schema: each method that only restricts values gives it back as it is. */
interface Schema extends Record<Method, (...args: readonly unknown[]) => Schema> {
  validate(value?: unknown): Result
}

/**
 * A schema that completes values with defaults and accepts all others. Sites that have the packages of
 * Docusaurus use theirs, which validate.
 */
function createSchema(description: Description = {}): Schema {
  const methods: Readonly<Record<string, unknown>> = {
    validate: (value?: unknown): Result => ({value: complete(value, description)}),
    validateAsync: async (value?: unknown) => complete(value, description),
    attempt: (value?: unknown) => complete(value, description),
    default: (fallback?: unknown) => createSchema({...description, hasDefault: true, fallback}),
    keys: (fields: Description['fields'] = {}) => withFields(description, fields),
    append: (fields: Description['fields'] = {}) => withFields(description, fields),
    object: (fields: Description['fields'] = {}) => withFields({}, fields)
  }
  const restrict = () => createSchema(description)
  const get = (_: object, name: string | symbol) =>
    name === 'then' || typeof name === 'symbol' ? undefined : (methods[name] ?? restrict)
  // The type says what the proxy answers: a method for each name.
  return new Proxy({}, {get}) as Schema
}

function withFields(description: Description, fields: Description['fields'] = {}): Schema {
  return createSchema({...description, fields: {...description.fields, ...fields}})
}

function complete(given: unknown, {fields, hasDefault, fallback}: Description): unknown {
  const value = given === undefined && hasDefault ? createDefault(fallback, fields) : given
  if (!fields || typeof value !== 'object' || value === null) return value
  const completed = Object.entries(fields).map(([name, schema]) => {
    const field: unknown = Reflect.get(value, name)
    return [name, typeof schema?.validate === 'function' ? schema.validate(field).value : field]
  })
  const known = Object.fromEntries(completed.filter(([, field]) => field !== undefined))
  return {...value, ...known}
}

/** The default value of an object without one consists of the defaults of its fields. */
function createDefault(fallback: unknown, fields: Description['fields']): unknown {
  if (typeof fallback === 'function') return (fallback as () => unknown)()
  return fallback === undefined && fields ? {} : fallback
}

/** Stands for the schema library that plugins import from here. */
export const Joi: Schema = createSchema()
/** The same for front matter. */
export const JoiFrontMatter: Schema = Joi

export const PluginIdSchema: Schema = Joi.string().default('default')
export const RemarkPluginsSchema: Schema = Joi.array().default([])
export const RehypePluginsSchema: Schema = Joi.array().default([])
export const RecmaPluginsSchema: Schema = Joi.array().default([])
export const AdmonitionsSchema: Schema = Joi.any().default(true)
export const RouteBasePathSchema: Schema = Joi.string()
export const PathnameSchema: Schema = Joi.string()
export const URISchema: Schema = Joi.string()
export const FrontMatterTagsSchema: Schema = Joi.array()
export const ContentVisibilitySchema: Schema = Joi.object({})
export const FrontMatterTOCHeadingLevels: Readonly<Record<string, Schema>> = {}

/** Completes options with the defaults of a schema. */
export function normalizePluginOptions(schema: Schema, options: object = {}): unknown {
  return Joi.object({id: PluginIdSchema}).validate(schema.validate(options).value).value
}

/** Completes a part of `themeConfig` with the defaults of a schema. */
export function normalizeThemeConfig(schema: Schema, themeConfig: unknown): unknown {
  return schema.validate(themeConfig).value
}

/** Completes front matter with the defaults of a schema. */
export function validateFrontMatter(frontMatter: unknown, schema: Schema): unknown {
  return schema.validate(frontMatter).value
}
