/** The parts of a schema that set default values. */
interface Description {
  /** Schemas of the fields of an object. */
  fields?: Readonly<Record<string, Schema>>
  hasDefault?: boolean
  fallback?: unknown
}

/** Methods of a schema. At runtime, a schema accepts any method name. */
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

/** A schema. Methods that only restrict values have no effect and return the schema. */
interface Schema extends Record<Method, (...args: readonly unknown[]) => Schema> {
  validate(value?: unknown): Result
}

/**
 * Creates a schema that applies defaults but accepts any value. If a site has Docusaurus installed,
 * the real packages are used instead and validate values.
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
  // The proxy returns a method for every name.
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

/** Returns a schema's default. An object schema without one uses the defaults of its fields. */
function createDefault(fallback: unknown, fields: Description['fields']): unknown {
  if (typeof fallback === 'function') return (fallback as () => unknown)()
  return fallback === undefined && fields ? {} : fallback
}

/** Replaces the schema library that plugins import from this module. */
export const Joi: Schema = createSchema()
/** Same as `Joi`, for front matter. */
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

/** Applies the defaults of a schema to options. */
export function normalizePluginOptions(schema: Schema, options: object = {}): unknown {
  return Joi.object({id: PluginIdSchema}).validate(schema.validate(options).value).value
}

/** Applies the defaults of a schema to a part of `themeConfig`. */
export function normalizeThemeConfig(schema: Schema, themeConfig: unknown): unknown {
  return schema.validate(themeConfig).value
}

/** Applies the defaults of a schema to front matter. */
export function validateFrontMatter(frontMatter: unknown, schema: Schema): unknown {
  return schema.validate(frontMatter).value
}
