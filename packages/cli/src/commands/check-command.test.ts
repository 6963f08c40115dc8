import fs from 'node:fs'
import path from 'node:path'
import {createMarkdownSite} from '@lectern/testing/markdown-site'
import {expect, test} from 'vitest'
import {runCommand} from '../fixtures/run-command.js'

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head>` +
  `<body><div id="__site"><h1>${title}</h1>${body}</div></body></html>`

/** Creates a built site with two pages that link to each other, or to `target`. */
function createSite(target = '/') {
  return createMarkdownSite({
    'owl.md': `# Owl\n\n[Home](${target})\n`,
    'build/index.html': page('Home', '<a href="/owl">Owl</a>'),
    'build/owl/index.html': page('Owl', `<a href="${target}">Home</a><a href="/">Home</a>`)
  })
}

test('a site without findings has exit code 0', async () => {
  const {exitCode, stdout, stderr} = await runCommand('check', createSite())
  expect([exitCode, stderr]).toEqual([0, ''])
  expect(stdout).toContain('in 2 pages')
})

test('findings are shown with their positions, and determine the exit code', async () => {
  const {exitCode, stdout} = await runCommand('check', createSite('/nest'))
  expect(exitCode).toBe(1)
  expect(stdout).toMatch(/^broken-link/m)
  expect(stdout).toContain('owl.md:3')
})

test('findings are available in a machine-readable format', async () => {
  const {stdout} = await runCommand('check --format json', createSite('/nest'))
  expect(JSON.parse(stdout)).toMatchObject({
    findings: [{rule: 'broken-link', file: 'owl.md', line: 3}]
  })
  const siteDir = createSite('/nest')
  const sarif = await runCommand('check --format sarif', siteDir)
  expect(JSON.parse(sarif.stdout)).toMatchObject({
    version: '2.1.0',
    runs: [{results: [{ruleId: 'broken-link'}]}]
  })
  const markdown = await runCommand('check --format markdown --output report.md', siteDir)
  expect([markdown.exitCode, markdown.stderr]).toEqual([1, ''])
  const report = fs.readFileSync(path.join(siteDir, 'report.md'), 'utf8')
  expect(report).toContain('| 2 | 1 | 0 |')
  expect(report).toContain('owl.md:3:')
})

test('`--json` is short for `--format json`, and excludes other formats', async () => {
  const siteDir = createSite('/nest')
  const json = await runCommand('check --json', siteDir)
  expect(json).toEqual(await runCommand('check --format json', siteDir))
  expect(JSON.parse(json.stdout)).toMatchObject({findings: [{rule: 'broken-link'}]})
  const both = await runCommand('check --json --format sarif', siteDir)
  expect([both.exitCode, both.stdout]).toEqual([2, ''])
  expect(both.stderr).toMatch(/'--json' cannot be used with option '--format <name>'/)
})

test('writes findings to a file, and shows its path in the terminal', async () => {
  const siteDir = createSite('/nest')
  const {exitCode, stdout} = await runCommand('check --output reports/check.txt', siteDir)
  expect(exitCode).toBe(1)
  expect(stdout).toContain(path.join('reports', 'check.txt'))
  const report = fs.readFileSync(path.join(siteDir, 'reports/check.txt'), 'utf8')
  expect(report).toMatch(/^broken-link/)
  expect(stdout).not.toContain('broken-link')
})

test('later checks compare the site’s URLs with the saved ones', async () => {
  const siteDir = createSite()
  expect(await runCommand('check --save lists/urls.json', siteDir)).toMatchObject({exitCode: 0})
  fs.writeFileSync(path.join(siteDir, 'build/index.html'), page('Home', ''))
  fs.rmSync(path.join(siteDir, 'build/owl'), {recursive: true})
  const {exitCode, stdout} = await runCommand('check --against lists/urls.json', siteDir)
  expect(exitCode).toBe(1)
  expect(stdout).toContain('lost-url')
})

test('a missing build is a problem', async () => {
  const {exitCode, stderr} = await runCommand('check', createMarkdownSite())
  expect([exitCode, stderr.includes('output-missing')]).toEqual([1, true])
})

test('an unknown format is rejected', async () => {
  expect(await runCommand('check --format xml', createSite())).toMatchObject({exitCode: 2})
})

/** Creates a site without a build. The native parser parses the first page and the partial. */
function createParserSite() {
  return createMarkdownSite({
    'owl.mdx': "import Nest from './parts/_nest.mdx'\n\n# Owl\n\n<Nest />\n",
    'parts/_nest.mdx': 'A *nest*.\n',
    'wren.md': '---\nslug: wren\n---\n\nAn `open mark.\n'
  })
}

test('compares both parsers on pages and partials, without a build', async () => {
  const {exitCode, stdout, stderr} = await runCommand('check --parser', createParserSite())
  expect([exitCode, stderr]).toEqual([0, ''])
  expect(stdout).toContain('wren.md:5:1  an unpaired backtick')
  expect(stdout).toContain('Native parser: 2 files, remark-parse: 1 file')
  expect(stdout).toContain('No differences in 3 files')
})

test('a parser comparison is available in a machine-readable format', async () => {
  const {stdout} = await runCommand('check --parser --format json', createParserSite())
  expect(JSON.parse(stdout)).toMatchObject({
    ...{version: 1, differences: 0, fast: 2, remark: 1},
    files: [
      {file: 'owl.mdx'},
      {file: 'parts/_nest.mdx'},
      {file: 'wren.md', fallback: {rule: 'text-mark', line: 5, column: 1}}
    ]
  })
  expect(await runCommand('check --parser --format sarif', createParserSite())).toMatchObject({
    exitCode: 2
  })
})
