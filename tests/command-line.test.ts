import {existsSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs'
import {createServer, type AddressInfo} from 'node:net'
import path from 'node:path'
import {describe, expect, test} from 'vitest'
import {buildFixture, buildSite, CLI, copyFixture, runSite} from './build-site.js'

describe('site build', () => {
  test('--out-dir writes to a different folder, even outside the site', async () => {
    const siteDir = copyFixture('minimal')
    const outDir = `${siteDir}-out`
    const site = await buildSite(siteDir, {args: ['--out-dir', outDir]})
    expect(site.stderr).toBe('')
    expect(existsSync(path.join(outDir, 'docs/first/index.html'))).toBe(true)
    expect(existsSync(site.outDir)).toBe(false)
    expect(site.stdout).toContain(`Preview: npx site serve --out-dir ${outDir}`)
  })

  test('printed commands include the site root that was passed', async () => {
    const siteDir = copyFixture('minimal')
    const [parent, name] = [path.dirname(siteDir), path.basename(siteDir)]
    const check = await runSite(['check', name], parent)
    expect(check.stderr).toContain(`Build the site first: \`npx site build ${name}\`.`)
    const build = await runSite(['build', name, '--base-url', '/a/'], parent)
    expect(build.stdout).toContain(`Preview: npx site serve ${name} --base-url /a/`)
  })

  test('relative paths of the configuration and plugins start at the site root', async () => {
    const siteDir = copyFixture('relative-paths')
    const [parent, name] = [path.dirname(siteDir), path.basename(siteDir)]
    const {stderr} = await runSite(['build', name], parent)
    expect(stderr).toBe('')
    const page = readFileSync(path.join(siteDir, 'build/index.html'), 'utf8')
    expect(page).toContain('<title>Tides | Tides of the north</title>')
    expect(page).toContain('<p>High water at noon.</p>')
    expect(existsSync(path.join(siteDir, 'build/lines.txt'))).toBe(true)
  })

  test('--config reads a different configuration file', async () => {
    const siteDir = copyFixture('minimal')
    writeFileSync(
      path.join(siteDir, 'other.json'),
      JSON.stringify({title: 'Other', url: 'https://other.example.com', presets: ['classic']})
    )
    const site = await buildSite(siteDir, {args: ['--config', 'other.json']})
    expect(site.read('docs/first/index.html')).toContain('<title>First page | Other</title>')
  })

  test('--no-minify keeps scripts and stylesheets readable', async () => {
    const site = await buildFixture('minimal', {args: ['--no-minify']})
    const styles = readdirSync(path.join(site.outDir, 'assets/css'))
    expect(site.read(`assets/css/${styles[0]}`)).toMatch(/\n +[\w-]+: /)
  })

  test('--profile prints the time of each stage', async () => {
    const site = await buildFixture('minimal', {args: ['--profile']})
    const lines = site.stdout.split('\n').map((line) => line.trim().split(/\s{2,}/)[0])
    const stages = ['config', 'scan', 'compile', 'bundle', 'prerender', 'files', 'emit']
    expect(lines).toEqual(expect.arrayContaining(['Stage', ...stages]))
    expect(lines).toEqual(expect.arrayContaining(['docs', 'pages', 'theme-classic']))
  })

  test('reads docusaurus.config.js if site.config is missing', async () => {
    const siteDir = copyFixture('minimal')
    renameSync(path.join(siteDir, 'site.config.mjs'), path.join(siteDir, 'site.config.old'))
    writeFileSync(
      path.join(siteDir, 'docusaurus.config.js'),
      `module.exports = async () => ({
        title: require('./name.json').name,
        url: 'https://docs.example.com',
        baseUrl: '/',
        onBrokenLinks: 'throw',
        // Such sites write MDX in all files; these words are Markdown.
        markdown: {format: 'detect'},
        presets: [['@docusaurus/preset-classic', {blog: false}]]
      })`
    )
    writeFileSync(path.join(siteDir, 'name.json'), '{"name": "Familiar"}')
    const site = await buildSite(siteDir)
    expect(site.stderr).toBe('')
    expect(site.read('docs/first/index.html')).toContain('<title>First page | Familiar</title>')
  })

  test('reads a TypeScript configuration with a TypeScript sidebar', async () => {
    const siteDir = copyFixture('minimal')
    renameSync(path.join(siteDir, 'site.config.mjs'), path.join(siteDir, 'site.config.old'))
    writeFileSync(
      path.join(siteDir, 'site.config.ts'),
      `import {defineConfig} from '@lectern/core'
      const title: string = 'Typed'
      export default defineConfig({
        title,
        url: 'https://docs.example.com',
        presets: [['classic', {blog: false, docs: {sidebarPath: './sidebars.ts'}}]]
      })`
    )
    writeFileSync(
      path.join(siteDir, 'sidebars.ts'),
      `export default {main: ['guides/second', 'first'] as string[]}`
    )
    const site = await buildSite(siteDir)
    expect(site.stderr).toBe('')
    const html = site.read('docs/first/index.html')
    expect(html).toContain('<title>First page | Typed</title>')
    expect(html.indexOf('href="/docs/guides/second"')).toBeLessThan(
      html.indexOf('href="/docs/first"')
    )
  })
})

describe('site clear', () => {
  test("removes the cache and the output, and reports when there's nothing to remove", async () => {
    const {siteDir, outDir} = await buildFixture('minimal')
    const first = await runSite(['clear'], siteDir)
    expect(first).toEqual({exitCode: 0, stdout: 'Removed .site\nRemoved build\n', stderr: ''})
    expect([existsSync(outDir), existsSync(path.join(siteDir, '.site'))]).toEqual([false, false])
    const second = await runSite(['clear'], siteDir)
    expect(second).toEqual({exitCode: 0, stdout: 'Nothing to remove.\n', stderr: ''})
  })
})

describe('the command line', () => {
  test('--help lists commands, first steps and exit codes', async () => {
    const {exitCode, stdout, stderr} = await runSite(['--help'], process.cwd())
    expect([exitCode, stderr]).toEqual([0, ''])
    for (const words of ['build', 'serve', 'clear', 'Examples:', 'Exit codes:'])
      expect(stdout).toContain(words)
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([])
  })

  test('--version prints only the version', async () => {
    const {exitCode, stdout} = await runSite(['--version'], process.cwd())
    expect([exitCode, /^\d+\.\d+\.\d+\n$/.test(stdout)]).toEqual([0, true])
  })

  // The `env` of Alpine, OpenBSD and NetBSD has no option for passing options on to the program.
  test.each(['core', 'create-site'])('the binary of %s starts with every `env`', (name) => {
    const folder = path.resolve(CLI, '../../..', name)
    const {bin} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      bin: Readonly<Record<string, string>>
    }
    const firstLines = Object.values(bin).map(
      (file) => readFileSync(path.join(folder, file), 'utf8').split('\n')[0]
    )
    expect(firstLines).toEqual(['#!/usr/bin/env node'])
  })

  test.each([
    [['bild'], "error: unknown command 'bild'\n(Did you mean build?)"],
    [['build', '--outdir', 'x'], "error: unknown option '--outdir'\n(Did you mean --out-dir?)"],
    [['serve', '--port', 'x'], 'A port must be an integer from 0 to 65535.'],
    [['build', '--outdir', 'x'], 'Run `site build --help` to list its options.']
  ])('%j exits with code 2 and a reason', async (args, words) => {
    const {exitCode, stderr} = await runSite(args, process.cwd())
    expect(exitCode).toBe(2)
    expect(stderr).toContain(words)
  })

  test("reports a site root that doesn't exist", async () => {
    const siteDir = `${copyFixture('minimal')}-none`
    const {exitCode, stderr} = await runSite(['build', siteDir], process.cwd())
    expect(exitCode).toBe(1)
    expect(stderr).toBe(`
error site-folder-missing: The folder ${siteDir} doesn't exist.
  → Pass the path of your site, e.g. \`npx site build path/to/site\`.

1 error.
`)
    expect(existsSync(siteDir)).toBe(false)
  })

  test('serve --build builds into the folder passed with --dir first', async () => {
    const siteDir = copyFixture('minimal')
    const taken = createServer()
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, 'localhost', () => resolve((taken.address() as AddressInfo).port))
    })
    try {
      const args = ['serve', '--build', '--dir', 'public', '--no-open', '--port', String(port)]
      const {exitCode, stdout, stderr} = await runSite(args, siteDir)
      // A server would keep running.
      expect([exitCode, stderr]).toEqual([1, expect.stringContaining('error port-taken')])
      expect(stdout).toContain('Preview: npx site serve --out-dir public')
      expect(existsSync(path.join(siteDir, 'public/docs/first/index.html'))).toBe(true)
    } finally {
      taken.close()
    }
  })

  test('serve reports a missing build', async () => {
    const siteDir = copyFixture('minimal')
    const {exitCode, stderr} = await runSite(['serve'], siteDir)
    expect(exitCode).toBe(1)
    expect(stderr).toContain(`error output-missing: The folder ${siteDir}/build has no built site.`)
  })
})
