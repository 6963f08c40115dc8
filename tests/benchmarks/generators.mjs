import {mkdirSync, writeFileSync} from 'node:fs'
import path from 'node:path'

/**
 * A documentation generator, ready to build the corpus.
 *
 * @typedef {object} Generator
 * @property {string} name with its version
 * @property {import('./corpus-plan.mjs').Flavor} flavor
 * @property {string} siteDir
 * @property {string} docsDir the corpus goes here
 * @property {string} outDir
 * @property {readonly string[]} cacheDirs what a cold build must not find, beside `outDir`
 * @property {string} routePrefix folder of the docs in the output; empty when they are at the top
 * @property {readonly [string, ...string[]]} command
 * @property {Record<string, string>} [env]
 * @property {(pages: number) => void} [prepare] called after the corpus was written
 */

const SITE_CONFIG = `// The site of the benchmark: documents alone, with the search that new sites have.
export default {
  title: 'Benchmark',
  url: 'https://docs.example.com',
  baseUrl: '/',
  presets: [['classic', {docs: {path: 'docs', routeBasePath: 'docs'}, blog: false}]],
  themeConfig: {navbar: {title: 'Benchmark'}}
}
`

/**
 * Sets up Lectern in a folder outside the repository that contains only a site.
 *
 * @param {{root: string, workDir: string}} options
 * @returns {Generator}
 */
export function setUpLectern({root, workDir}) {
  const siteDir = path.join(workDir, 'lectern')
  mkdirSync(siteDir, {recursive: true})
  writeFileSync(path.join(siteDir, 'site.config.mjs'), SITE_CONFIG)
  return {
    name: 'Lectern',
    flavor: 'lectern',
    siteDir,
    docsDir: path.join(siteDir, 'docs'),
    outDir: path.join(siteDir, 'build'),
    cacheDirs: [path.join(siteDir, '.site')],
    routePrefix: 'docs',
    // Run like an installed `site`, through its first line.
    command: [path.join(root, 'packages/core/bin/site.mjs'), 'build', siteDir]
  }
}
