import type {Plugin} from 'esbuild'

/** esbuild plugin for Markdown files that a module imports: each is a component, as in MDX. */
export function markdownImports(compileImport: (absolutePath: string) => Promise<string>): Plugin {
  return {
    name: 'markdown-imports',
    setup(build) {
      build.onLoad({filter: /\.mdx?$/, namespace: 'file'}, async ({path}) => ({
        contents: await compileImport(path),
        loader: 'js'
      }))
    }
  }
}
