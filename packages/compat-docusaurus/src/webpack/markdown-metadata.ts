import fs from 'node:fs'
import path from 'node:path'
import type {OnResolveArgs, PluginBuild, ResolveResult} from 'esbuild'
import type {MetadataRule} from './webpack-changes.js'

const NAMESPACE = 'webpack-metadata'

/** Resolves an import with all other plugins. */
type Resolve = (request: OnResolveArgs, path: string) => Promise<ResolveResult | undefined>

/** Adds the export `metadata` to Markdown modules that a rule has data for. */
export function addMetadata(
  build: PluginBuild,
  rules: readonly MetadataRule[],
  resolveOthers: Resolve
): void {
  if (rules.length === 0) return
  build.onResolve({filter: /\.mdx?$/}, async (request) => {
    if (request.kind === 'entry-point' || request.namespace === NAMESPACE) return undefined
    const found = await resolveOthers(request, request.path)
    if (!found || found.errors.length > 0) return undefined
    const metadata = rules.find((rule) => rule.matches(found.path))?.findMetadata(found.path)
    if (typeof metadata !== 'string' || !fs.existsSync(metadata)) return undefined
    return {path: found.path, namespace: NAMESPACE, pluginData: metadata}
  })
  build.onLoad({filter: /./, namespace: NAMESPACE}, ({path: file, pluginData}) => {
    const source = JSON.stringify(file)
    return {
      contents: `export * from ${source}
export {default} from ${source}
export {default as metadata} from ${JSON.stringify(pluginData)}`,
      resolveDir: path.dirname(file)
    }
  })
}
