import path from 'node:path'
import {packageFolder} from '@lectern/shared/files/package-folder'

/** Shims of Docusaurus modules that configurations and plugins import. */
const SHIMS: Readonly<Record<string, string>> = {
  '@docusaurus/ExecutionEnvironment': 'execution-environment.ts',
  '@docusaurus/logger': 'logger.ts',
  '@docusaurus/mdx-loader': 'mdx-loader.ts',
  '@docusaurus/plugin-content-docs/server': 'plugin-content-docs.ts',
  '@docusaurus/types': 'types.ts',
  '@docusaurus/utils': 'utils.ts',
  '@docusaurus/utils-validation': 'utils-validation.ts'
}

/** Shims that are used even if the site has Docusaurus's packages installed. */
const REPLACED: Readonly<Record<string, string>> = {
  '@docusaurus/plugin-content-blog': 'plugin-content-blog.ts',
  '@docusaurus/plugin-content-docs': 'plugin-content-docs.ts',
  '@docusaurus/plugin-content-pages': 'plugin-content-pages.ts'
}

/** Maps packages that plugins wrap to the absolute paths of their shims. */
export function createReplacedModules(): Readonly<Record<string, string>> {
  return locate(REPLACED)
}

/**
 * Maps these modules to the absolute paths of their shims, which are used unless the site has the
 * modules installed.
 */
export function createNodeModules(): Readonly<Record<string, string>> {
  return locate(SHIMS)
}

function locate(shims: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const folder = path.join(packageFolder('compat-docusaurus'), 'src', 'node-shims')
  return Object.fromEntries(
    Object.entries(shims).map(([name, file]) => [name, path.join(folder, file)])
  )
}
