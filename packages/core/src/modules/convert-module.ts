import {ownValue} from '@lectern/shared/objects/own-value'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import type {Loader} from 'esbuild'

/** esbuild loader by file extension. All JavaScript files can contain JSX. */
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

/** Returns whether `convertModule` supports a file's extension. */
export function isCode(file: string): boolean {
  return Object.hasOwn(LOADERS, path.extname(file))
}

/**
 * Format of a compiled module. With `cjs`, every file becomes CommonJS, so that `import`,
 * `module.exports`, `require` and `import.meta` work together regardless of the extension and the
 * package. With `esm`, ES modules aren't converted, because one of them uses top-level await.
 * CommonJS files are handled as in `cjs`.
 */
export type ModuleFormat = 'cjs' | 'esm'

/**
 * Compiles one file of a site. `__dirname`, `__filename`, `import.meta` and `require` keep
 * referring to this file instead of the compiled module in the cache. esbuild replaces them by
 * scope, so strings, comments and local declarations don't change.
 *
 * @param text - Code of the file.
 * @param file - Absolute path.
 * @throws esbuild's `BuildFailure`.
 */
export async function convertModule(
  text: string,
  file: string,
  format: ModuleFormat
): Promise<string> {
  const {transform} = await import('esbuild')
  const {code} = await transform(text, {
    loader: ownValue(LOADERS, path.extname(file)),
    format,
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    sourcefile: file,
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'silent',
    define: createPlaces(text, file, format),
    banner: `const __siteRequire = __requireFrom(${JSON.stringify(pathToFileURL(file).href)});`
  })
  if (format === 'cjs') return joinImports(code)
  // As an ES module, a CommonJS file would have a `default` export that `require` doesn't unwrap.
  return isWrappedCommonJs(code) ? convertModule(text, file, 'cjs') : code
}

/**
 * Returns whether esbuild wrapped a file in a function because the file contains no ES module
 * syntax.
 */
function isWrappedCommonJs(code: string): boolean {
  return /^var require_\w+ = __commonJS\(/m.test(code)
}

function createPlaces(text: string, file: string, format: ModuleFormat): Record<string, string> {
  const dirname = JSON.stringify(path.dirname(file))
  const filename = JSON.stringify(file)
  return {
    __dirname: dirname,
    __filename: filename,
    'import.meta.url': JSON.stringify(pathToFileURL(file).href),
    'import.meta.dirname': dirname,
    'import.meta.filename': filename,
    'import.meta.resolve': '__siteRequire.resolveUrl',
    'require.resolve': '__siteRequire.resolve',
    // In ES modules, bundlers only recognize calls of `require` under this name.
    ...(format === 'cjs' && text.includes('require') && {require: '__siteRequire'})
  }
}

/** Restores the names of `require` and `import` calls, so that bundlers recognize them. */
function joinImports(code: string): string {
  return (
    code
      .replace(/\b__siteRequire\(("(?:[^"\\]|\\.)*")\)/g, '__siteDefault(require($1))')
      // In a compiled ES module, a default import refers to the `default` export, even in `.mts`
      // files.
      .replace(/\b__toESM\((require\("(?:[^"\\]|\\.)*"\)), 1\)/g, '__toESM($1)')
      .replace(
        /\bimport\(("\.(?:[^"\\]|\\.)*")\)/g,
        'Promise.resolve().then(() => __siteNamespace(require($1)))'
      )
  )
}
