import fs from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {buildSite, copyFixture} from './build-site.js'

/** An installed package. Like many old ones, it gets the global object from a function. */
const ICONS: Readonly<Record<string, string>> = {
  'package.json': '{"name": "tide-icons", "version": "1.0.0", "main": "index.js"}',
  'index.js': `const React = require('react')
    const globals = (function () { return this })()
    globals.tideIcons = '1.0.0'
    exports.Wave = () => React.createElement('b', {className: 'wave'}, React.useId() && '~')`
}
const MARKER = {'package.json': '{"version": "1.0.0"}', 'index.js': `throw new Error('Not ours.')`}

function install(folder: string, name: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(folder, name), {recursive: true})
    fs.writeFileSync(path.join(folder, name, file), text)
  }
}

function link(target: string, file: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true})
  fs.symlinkSync(path.relative(path.dirname(file), target), file)
}

/** Workspace layouts of different package managers. */
const LAYOUTS: Readonly<Record<string, (root: string) => void>> = {
  'npm in the site'(root) {
    const modules = path.join(root, 'website/node_modules')
    install(modules, 'tide-icons', ICONS)
    install(modules, '@docusaurus/preset-classic', MARKER)
    install(modules, 'docusaurus-lunr-search', MARKER)
    link(path.join(root, 'packages/tide-tools'), path.join(modules, '@tides/tools'))
  },
  'a workspace that hoists'(root) {
    const modules = path.join(root, 'node_modules')
    install(modules, 'tide-icons', ICONS)
    install(modules, '@docusaurus/preset-classic', MARKER)
    install(modules, 'docusaurus-lunr-search', MARKER)
    link(path.join(root, 'packages/tide-tools'), path.join(modules, '@tides/tools'))
  },
  'the store of pnpm'(root) {
    const store = path.join(root, 'node_modules/.pnpm')
    const modules = path.join(root, 'website/node_modules')
    for (const name of ['tide-icons', '@docusaurus/preset-classic', 'docusaurus-lunr-search']) {
      const stored = path.join(store, `${name.replace('/', '+')}@1.0.0/node_modules`)
      install(stored, name, name === 'tide-icons' ? ICONS : MARKER)
      link(path.join(stored, name), path.join(modules, name))
    }
    link(path.join(root, 'packages/tide-tools'), path.join(modules, '@tides/tools'))
  }
}

test.each(Object.entries(LAYOUTS))(
  'a project with docs outside its site root builds with %s',
  async (_, lay) => {
    const root = copyFixture('docusaurus-modules')
    lay(root)
    const site = await buildSite(path.join(root, 'website'))
    expect(site.stderr).toContain('redirect-page-exists')
    expect(site.stderr.match(/^(?:error|warning) /gm)).toEqual(['warning '])
    expect(site.exitCode).toBe(0)
    // The configuration runs once, in the command's mode.
    expect(site.stdout.match(/Config of .*/g)).toEqual([
      'Config of 1.4.0 for production and production'
    ])
    const intro = site.read('docs/intro/index.html').replaceAll('<!-- -->', '')
    for (const part of [
      '<a href="/tides/docs/harbor">The harbor</a>',
      '<i data-lit="false" data-home="/tides/">Lamp</i>',
      '<b class="wave">~</b>',
      '2 tides Neap',
      '<meta name="moon" content="full in moon">',
      '<link rel="moon" href="/tides/moon">',
      '<meta name="docsearch:docusaurus_tag" content="docs-default-current">',
      '<meta name="docsearch:version" content="current">',
      '<meta name="docusaurus_locale" content="en">'
    ])
      expect(intro).toContain(part)
    expect(intro.match(/name="docusaurus_tag"/g)).toHaveLength(1)
    const home = site.read('index.html')
    expect(home).toContain('<meta name="docsearch:docusaurus_tag" content="default">')
    expect(home).toContain('<p>Waiting</p>')
    expect(home).toContain('<i data-lit="false" data-home="/tides/">Lamp</i>')
    expect(new Set(home.match(/(?<=<a[^>]* href=")[^"]*harbor[^"]*/g))).toEqual(
      new Set(['/tides/docs/harbor'])
    )
    expect(home).toMatch(/<a[^>]* href="\/tides\/docs\/intro"[^>]*>.*?<img/)
    expect(site.read('old/index.html')).toContain('/tides/docs/intro')
  }
)
