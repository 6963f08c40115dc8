import type {Plugin} from 'esbuild'
import type {BundleRun} from '../input/bundle-run.js'
import {prepareModule} from '../translation/translated-modules.js'
import {describeLoadFailure} from './load-failure.js'

/** esbuild plugin for imported Markdown files. Each is a component, as in MDX. */
export function markdownImports({compileImport, input: {messages, siteDir}}: BundleRun): Plugin {
  return {
    name: 'markdown-imports',
    setup(build) {
      build.onLoad({filter: /\.mdx?$/, namespace: 'file'}, async ({path}) => {
        try {
          const {code} = await compileImport(path)
          const contents = (await prepareModule(code, `${path}.js`, {messages, siteDir})) ?? code
          return {contents, loader: 'js'}
        } catch (error) {
          return describeLoadFailure(error, path, siteDir)
        }
      })
    }
  }
}
