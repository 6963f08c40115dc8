import fs from 'node:fs'
import path from 'node:path'
import type {BundleInput} from '../input/bundle-input.js'

/** Settings for a site's code. They override the configuration that editors and other tools use. */
const OPTIONS = {
  jsx: 'react-jsx',
  jsxImportSource: 'react',
  target: 'ESNext',
  useDefineForClassFields: true,
  // Imports that are only used as types are removed, even without `type`.
  verbatimModuleSyntax: false
}

/**
 * Writes the TypeScript configuration for a bundle. It extends the site's configuration and
 * overrides all options that affect execution, apart from `paths` and decorators. A missing base
 * file isn't an error.
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
  // Unchanged cache files keep their modification time.
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) {
    fs.mkdirSync(cacheDir, {recursive: true})
    fs.writeFileSync(file, text)
  }
  return file
}
