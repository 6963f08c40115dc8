import type {Plugin} from 'esbuild'
import type {BundleInput} from '../input/bundle-input.js'
import {translateModule} from '../translation/translated-modules.js'

/** esbuild plugin for Markdown files that a module imports: each is a component, as in MDX. */
export function markdownImports({
  compileImport,
  messages
}: Pick<BundleInput, 'compileImport' | 'messages'>): Plugin {
  return {
    name: 'markdown-imports',
    setup(build) {
      build.onLoad({filter: /\.mdx?$/, namespace: 'file'}, async ({path}) => {
        const code = await compileImport(path)
        return {
          contents: (await translateModule(code, 'content.js', messages)) ?? code,
          loader: 'js'
        }
      })
    }
  }
}
