// Compares both Markdown parsers on every Markdown file in some folders: trees, positions and results. Lists the files
// that differ, and counts the files that each parser reads.
import fs from 'node:fs'
import path from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {parseArgs} from 'node:util'
import {build} from 'esbuild'

const HERE = fileURLToPath(new URL('.', import.meta.url))

const {values, positionals} = parseArgs({allowPositionals: true, options: {mdx: {type: 'boolean'}}})
if (positionals.length === 0) {
  console.error('Usage: npm run compare-parsers -- [--mdx] <folders>')
  process.exit(2)
}
// Packages are found from here.
const output = fs.mkdtempSync(path.join(HERE, 'bundle-'))
try {
  const file = path.join(output, 'compare-files.mjs')
  await build({
    entryPoints: [path.join(HERE, 'compare-files.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['source'],
    external: ['emojilib', 'katex', 'prismjs', 'react', 'satteri', 'yaml'],
    banner: {
      js: `import {createRequire as from} from 'node:module'; const require = from(${JSON.stringify(import.meta.url)})`
    },
    logLevel: 'error'
  })
  const {compareFile, listMarkdown} = await import(pathToFileURL(file).href)
  for (const folder of positionals) await compareFolder(folder, {compareFile, listMarkdown})
} finally {
  fs.rmSync(output, {recursive: true})
}

/**
 * @param {string} folder
 * @param {typeof import('./compare-files.ts')} tools
 */
async function compareFolder(folder, {compareFile, listMarkdown}) {
  /** @type {Map<string, number>} */
  const rules = new Map()
  let compared = 0
  let differences = 0
  for (const file of listMarkdown(folder)) {
    const result = await compareFile(file, values.mdx ? 'mdx' : undefined)
    if (!result) continue
    compared += 1
    const {difference, fallback} = result
    if (fallback) rules.set(fallback.rule, (rules.get(fallback.rule) ?? 0) + 1)
    if (!difference) continue
    differences += 1
    process.exitCode = 1
    const {stage, line, column, remark, fast} = difference
    console.log(`${file}:${line}:${column}: ${stage}\n  remark ${remark}\n  native ${fast}`)
  }
  const slow = [...rules.values()].reduce((sum, count) => sum + count, 0)
  const list = [...rules].sort(([, one], [, two]) => two - one).map((rule) => rule.join(' '))
  console.log(
    `${folder}: ${compared} files, ${differences} differences; native parser ${compared - slow}, remark-parse ${slow}${slow > 0 ? ` (${list.join(', ')})` : ''}`
  )
}
