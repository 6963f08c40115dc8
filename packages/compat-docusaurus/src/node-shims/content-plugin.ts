/** Key of the object with which plugins create a content plugin, in their context. */
export const HOST = Symbol.for('lectern.docusaurus.host')

/** Creates content plugins for the plugins of a site. */
export interface PluginHost {
  /** Creates Lectern's replacement for a content plugin, with the hooks of Docusaurus's plugin. */
  createPlugin(packageName: string, options: object): Promise<object>
}

/** Stands for the option schema of a content plugin. */
export interface PackageSchema {
  /** Docusaurus package whose options to validate. */
  packageName: string
  /** Accepts all options. They're validated when the plugin is created. */
  validate(options: unknown): {value: unknown}
}

/** Arguments of `validateOptions`. */
export interface ValidateArguments {
  options: object
  validate(schema: PackageSchema, options: object): object
}

/** Creates the exports of a content plugin's package. */
export function createContentPlugin(packageName: string) {
  const schema: PackageSchema = {packageName, validate: (value) => ({value})}
  return {
    async plugin(context: object, options: object): Promise<object> {
      const {[HOST]: host} = context as {[HOST]?: PluginHost}
      if (host) return host.createPlugin(packageName, options)
      throw new TypeError(`${packageName} needs the context that plugins receive`)
    },
    validateOptions: ({options, validate}: ValidateArguments) => validate(schema, options)
  }
}
