import fs from 'node:fs'
import path from 'node:path'
import type {BundleInput} from '../input/bundle-input.js'

/** Settings for a site's code, regardless of its configuration for editors and other tools. */
const OPTIONS = {
  jsx: 'react-jsx',
  jsxImportSource: 'react',
  target: 'ESNext',
  useDefineForClassFields: true,
  // An import that is only used as a type is removed, marked or not.
  verbatimModuleSyntax: false
}

/**
 * Writes the TypeScript configuration for a bundle, which extends the site's by what decides how code runs.
 * The site's `paths` and decorators stay. If the file that it extends is missing, nothing fails.
 *
 * @returns Absolute path.
 */
export function writeCompilerConfig({
  siteDir,
  cacheDir
}: Pick<BundleInput, 'siteDir' | 'cacheDir'>): string {
  const own = ['tsconfig.json', 'jsconfig.json']
    .map((name) => path.join(siteDir, name))
    .find((file) => fs.existsSync(file))
  const file = path.join(cacheDir, 'tsconfig.json')
  const text = `${JSON.stringify({...(own && {extends: own}), compilerOptions: OPTIONS})}\n`
  // Files of the cache that stay the same keep their time.
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) {
    fs.mkdirSync(cacheDir, {recursive: true})
    fs.writeFileSync(file, text)
  }
  return file
}
