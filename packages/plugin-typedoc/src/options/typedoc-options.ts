import {pathField} from '@lectern/shared/schema/path-field'
import {z} from '@lectern/shared/schema/schema'
import {parsePluginOptions} from '@lectern/shared/schema/schema-check'

const optionsSchema = z
  .strictObject({
    /** ID of the instance. @default 'default' */
    id: z.string().default('default'),
    /** JSON file that TypeDoc wrote, relative to the site root. @default 'api.json' */
    json: pathField.default('api.json'),
    /** Modules to document with TypeDoc, relative to the site root. If set, `json` isn't used. */
    entryPoints: z.array(pathField).nonempty().optional(),
    /**
     * Configuration of TypeScript for `entryPoints`, relative to the site root. Defaults to the
     * closest `tsconfig.json` above the first one.
     */
    tsconfig: pathField.optional(),
    /** Base path of the reference. @default 'api' */
    routeBasePath: pathField.default('api')
  })
  .refine(({tsconfig, entryPoints}) => tsconfig === undefined || entryPoints !== undefined, {
    path: ['tsconfig'],
    message: 'absent, because only `entryPoints` uses it'
  })

/** The options of the TypeDoc plugin. */
export interface TypeDocPluginOptions extends z.input<typeof optionsSchema> {}

/** {@link TypeDocPluginOptions} with defaults. */
export interface TypeDocOptions extends z.output<typeof optionsSchema> {}

/**
 * Validates options and applies defaults.
 *
 * @throws SiteError `plugin-options-invalid` for each invalid option.
 */
export function parseTypeDocOptions(options: unknown): TypeDocOptions {
  return parsePluginOptions(optionsSchema, 'typedoc', options)
}
