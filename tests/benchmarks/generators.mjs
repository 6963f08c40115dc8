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

/** The component that each page of the MDX corpus imports. */
const NOTE = `export default function Note({label, children}) {
  return <aside><strong>{label}</strong> {children}</aside>
}
`

/**
 * Sets up Lectern in a folder outside the repository that contains only a site.
 *
 * @param {{root: string, workDir: string, flavor?: 'lectern' | 'mdx'}} options
 * @returns {Generator}
 */
export function setUpLectern({root, workDir, flavor = 'lectern'}) {
  const siteDir = path.join(workDir, flavor)
  mkdirSync(path.join(siteDir, 'src'), {recursive: true})
  writeFileSync(path.join(siteDir, 'site.config.mjs'), SITE_CONFIG)
  writeFileSync(path.join(siteDir, 'src', 'Note.jsx'), NOTE)
  return {
    name: flavor === 'mdx' ? 'Lectern, MDX' : 'Lectern',
    flavor,
    siteDir,
    docsDir: path.join(siteDir, 'docs'),
    outDir: path.join(siteDir, 'build'),
    cacheDirs: [path.join(siteDir, '.site')],
    routePrefix: 'docs',
    // Run like an installed `site`, through its first line.
    command: [path.join(root, 'packages/core/bin/site.mjs'), 'build', siteDir]
  }
}
