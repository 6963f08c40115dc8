import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {build} from 'esbuild'
import {expect, test} from 'vitest'
import {themeResolver} from './theme-resolver.js'

/** Returns the exports of a module that's bundled with an adapter for `Tag`. */
async function run(entry: string, files: Readonly<Record<string, string>>): Promise<unknown> {
  const siteDir = createTemporarySite({
    'base/Root.js': 'export default 0',
    'base/Page.js': `import Tag from '@theme/Tag'\nexport default Tag`,
    'base/Tag.js': `export const size = 1\nexport default 'base'`,
    'adapt.js': 'export default (component, isOwn) => [component, isOwn]',
    ...files
  })
  const result = await build({
    ...{entryPoints: [path.join(siteDir, entry)], bundle: true, write: false, format: 'cjs'},
    plugins: [
      {
        name: 'generated',
        setup({onResolve, onLoad}) {
          onResolve({filter: /^@generated\//}, (module) => ({
            path: module.path,
            namespace: 'generated'
          }))
          onLoad({filter: /./, namespace: 'generated'}, () => ({
            contents: files['generated.js'],
            resolveDir: siteDir
          }))
        }
      },
      themeResolver(siteDir, [path.join(siteDir, 'base'), path.join(siteDir, 'site')], {
        adapters: {'@theme/Tag': path.join(siteDir, 'adapt.js')},
        routeAdapter: path.join(siteDir, 'route.js'),
        aliases: {'@theme/Code/Line': path.join(siteDir, 'line.js')},
        replacements: {
          '@theme/Code': {
            file: path.join(siteDir, 'replaced.js'),
            parts: ['Code/Line', 'Code/Word']
          },
          '@theme/Card': {file: path.join(siteDir, 'card.js')}
        }
      })
    ]
  })
  const module = {exports: {} as Record<string, unknown>}
  new Function('module', 'exports', result.outputFiles[0]?.text ?? '')(module, module.exports)
  return module.exports.default
}

test('the base theme imports a component of the site through the adapter', async () => {
  expect(await run('base/Page.js', {'site/Tag.js': `export default 'site'`})).toEqual([
    'site',
    false
  ])
})

test('the site imports a component of the base theme through the adapter', async () => {
  const page = `import Tag, {size} from '@theme/Tag'\nexport default {Tag, size}`
  expect(await run('site/Own.js', {'site/Own.js': page})).toEqual({Tag: ['base', true], size: 1})
})

test('modules that the bundler creates import components like the base theme', async () => {
  const files = {
    'generated.js': `export {default} from '@theme/Tag'`,
    'entry.js': `export {default} from '@generated/list'`,
    'site/Tag.js': `export default 'site'`
  }
  expect(await run('entry.js', files)).toEqual(['site', false])
})

test('components of the same side import each other directly', async () => {
  expect(await run('base/Page.js', {})).toBe('base')
  const files = {
    'site/Own.js': `export {default} from '@theme/Tag'`,
    'site/Tag.js': 'export default 2'
  }
  expect(await run('site/Own.js', files)).toBe(2)
})

const CODE = {
  'base/Code.js': `export default 'whole'`,
  'replaced.js': `import Line from '@theme/Code/Line'\nexport default ['replaced', Line]`,
  'base/Article.js': `export {default} from '@theme/Code'`
}

test('replaces a component if the site overrides one of its parts', async () => {
  expect(await run('base/Article.js', CODE)).toBe('whole')
  const line = {'site/Code/Line.js': `export default 'line'`}
  expect(await run('base/Article.js', {...CODE, ...line})).toEqual(['replaced', 'line'])
})

test('a site component overrides, and can wrap, the replacement', async () => {
  const files = {
    ...CODE,
    'site/Code/Line.js': `export default 'line'`,
    'site/Code.js': `import Code from '@theme-original/Code'\nexport default ['site', Code]`
  }
  expect(await run('base/Article.js', files)).toEqual(['site', ['replaced', 'line']])
})

test('parts in the base theme don’t trigger a replacement', async () => {
  const files = {...CODE, 'base/Code/Word.js': `export default 'word'`}
  expect(await run('base/Article.js', files)).toBe('whole')
})

test('adapters use components in the same way as the base theme', async () => {
  const files = {
    'site/Tag.js': `export default 'site'`,
    'route.js': `export {default} from '@theme/Tag'`
  }
  expect(await run('route.js', files)).toEqual(['site', false])
  expect(await run('route.js', {'route.js': `export {default} from '@theme/Tag'`})).toBe('base')
})

const CARD = {
  'base/Card.js': `export default 'plain'`,
  'base/List.js': `export {default} from '@theme/Card'`,
  'card.js': `import Tag from '@theme/Tag'\nexport default ['emoji', Tag]`
}

test('a replacement without parts is used like a component of the base theme', async () => {
  expect(await run('base/List.js', CARD)).toEqual(['emoji', 'base'])
  const tag = {'site/Tag.js': `export default 'site'`}
  expect(await run('base/List.js', {...CARD, ...tag})).toEqual(['emoji', ['site', false]])
  const own = {'site/Card.js': `export default 'own'`}
  expect(await run('base/List.js', {...CARD, ...own})).toBe('own')
})

test('a replacement can wrap the component that it replaces', async () => {
  const files = {
    ...CODE,
    'replaced.js': `import Code from '@theme-original/Code'\nexport default ['replaced', Code]`,
    'site/Code/Line.js': `export default 'line'`
  }
  expect(await run('base/Article.js', files)).toEqual(['replaced', 'whole'])
})

test('a fallback imports the base theme’s component without its replacement', async () => {
  const files = {
    ...CODE,
    'site/Code/Line.js': `import Line from '@theme-original/Code/Line'\nexport default ['site', Line]`,
    'line.js': `export {default} from '@theme-original/Code'`
  }
  expect(await run('base/Article.js', files)).toEqual(['replaced', ['site', 'whole']])
})
