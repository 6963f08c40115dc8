import type {Plugin} from 'esbuild'
import type {BundleRun} from '../input/bundle-run.js'
import {translateModule} from '../translation/translated-modules.js'

/** esbuild plugin for Markdown files that a module imports: each is a component, as in MDX. */
export function markdownImports({compileImport, input: {messages}}: BundleRun): Plugin {
  return {
    name: 'markdown-imports',
    setup(build) {
      build.onLoad({filter: /\.mdx?$/, namespace: 'file'}, async ({path}) => {
        const {code} = await compileImport(path)
        return {
          contents: (await translateModule(code, 'content.js', messages)) ?? code,
          loader: 'js'
        }
      })
    }
  }
}
