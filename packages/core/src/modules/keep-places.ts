import path from 'node:path'
import {pathToFileURL} from 'node:url'
import type {Loader, OnLoadResult} from 'esbuild'

/** Says that a file may ask where it is. */
const ASKS =
  /\b__dirname\b|\b__filename\b|\brequire\.resolve\b|\bimport\.meta\.(?:url|dirname|filename)\b/

/** esbuild's loader of each extension. JSX is allowed in every JavaScript file. */
const LOADERS: Readonly<Record<string, Loader>> = {
  '.ts': 'ts',
  '.mts': 'ts',
  '.cts': 'ts',
  '.tsx': 'tsx',
  '.js': 'jsx',
  '.jsx': 'jsx',
  '.mjs': 'jsx',
  '.cjs': 'jsx'
}

/**
 * Compiles a file so that `__dirname`, `__filename`, `import.meta.url` and `require.resolve` mean the file
 * itself: in a bundle they would mean the compiled module, which is in the cache. esbuild replaces them by
 * scope, so strings, comments and a file's own declarations stay.
 *
 * @param contents - Bytes of the file.
 * @param file - Absolute path.
 */
export async function keepPlaces(contents: Uint8Array, file: string): Promise<OnLoadResult> {
  const loader = LOADERS[path.extname(file)]
  const text = loader && Buffer.from(contents).toString('utf8')
  if (!text || !ASKS.test(text)) return {contents, loader: 'default'}
  const {transform} = await import('esbuild')
  const url = JSON.stringify(pathToFileURL(file).href)
  const dirname = JSON.stringify(path.dirname(file))
  const filename = JSON.stringify(file)
  try {
    const {code} = await transform(text, {
      loader,
      jsx: 'preserve',
      target: 'node20',
      sourcefile: file,
      sourcemap: 'inline',
      sourcesContent: false,
      define: {
        __dirname: dirname,
        __filename: filename,
        'import.meta.url': url,
        'import.meta.dirname': dirname,
        'import.meta.filename': filename,
        ...(text.includes('require.resolve') && {'require.resolve': '__resolveFromFile'})
      },
      // A declaration of the module, which esbuild renames where modules share a scope.
      banner: text.includes('require.resolve')
        ? `const __resolveFromFile = __createRequire(${url}).resolve;`
        : ''
    })
    return {contents: code, loader: 'jsx'}
  } catch {
    // The bundler meets the same error and reports it with its place.
    return {contents, loader: 'default'}
  }
}
