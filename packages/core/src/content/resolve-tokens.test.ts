import path from 'node:path'
import type {AssetReference, BrokenReference, FileLink, Route, SiteConfig} from '@lectern/types'
import {describe, expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {createTokenResolver} from './resolve-tokens.js'
import type {AssetReader, SiteAsset} from '../assets/site-assets.js'

const routes = ['a', 'guides/b', 'guides/ä'].map(
  (name): Route => ({
    path: `/docs/${name}`,
    component: '@theme/DocItem',
    props: {},
    contents: [],
    head: [],
    plugin: {name: 'docs', id: 'default'},
    source: `docs/${name}.md`,
    isSourcePage: true
  })
)

function resolve(
  links: readonly string[],
  {
    trailingSlash,
    hooks,
    images = [],
    files = {},
    possibleTargets,
    size = {width: 3, height: 2},
    config,
    staticFolder = () => 'static'
  }: {
    trailingSlash?: boolean
    hooks?: SiteConfig['markdown']['hooks']
    images?: readonly string[]
    files?: Readonly<Record<string, string>>
    possibleTargets?: {isFile(file: string): boolean}
    config?: Pick<SiteConfig, 'compatibility' | 'onBrokenMarkdownImages'>
    /** Image sizes, from their bytes. */
    size?: {width?: number; height?: number}
    /** Returns the path of the static folder. */
    staticFolder?: (siteDir: string) => string
  } = {}
) {
  const siteDir = createTemporarySite(files)
  const read = (file: string): SiteAsset | undefined =>
    file in known(siteDir, files) ? {url: '/assets/x.png', ...size} : undefined
  const measure = () => size
  const assets: AssetReader = {read, measure, published: () => [], imageSizes: () => ({})}
  const resolver = createTokenResolver({
    siteDir,
    siteConfig: {
      ...{...config, baseUrl: '/', trailingSlash},
      staticDirectories: [staticFolder(siteDir)],
      markdown: {format: 'detect', parser: 'auto', admonitions: [], hooks}
    },
    routes,
    assets,
    possibleTargets
  })
  const position = {line: 3, column: 5}
  return resolver.resolve('docs/guides/b.md', {
    key: 'key',
    textHash: '',
    kind: 'static',
    links: links.map((target): FileLink => ({target, ...position})),
    assets: images.map((target): AssetReference => ({target, kind: 'image', ...position})),
    partials: [],
    features: [],
    problems: [],
    hasExcerpt: false
  })
}

function known(siteDir: string, files: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.keys(files).map((file) => [`${siteDir}/${file}`, true]))
}

describe('a link to a file', () => {
  test.each([
    ['../a.md', '/docs/a'],
    ['./b.md', '/docs/guides/b'],
    ['/a.md', '/docs/a'],
    ['/docs/a.md', '/docs/a'],
    ['docs/a.md', '/docs/a'],
    ['@site/docs/a.md', '/docs/a'],
    ['a.md', '/docs/a'],
    ['ä.md', '/docs/guides/%C3%A4']
  ])('%s resolves to %s', (target, url) => {
    const {tokens, problems} = resolve([target])
    expect([tokens.links, problems]).toEqual([[url], []])
  })

  test('follows the site’s trailing slash setting', () => {
    expect(resolve(['../a.md'], {trailingSlash: true}).tokens.links).toEqual(['/docs/a/'])
  })

  test('that a plugin adds is reported without a position', () => {
    const files = {'docs/guides/b.md': 'Nothing'}
    expect(resolve(['none.md'], {files}).problems).toEqual([
      {
        code: 'broken-markdown-link',
        message:
          'The link to none.md is broken: no file in the site has this path. It was added by a Markdown plugin.',
        hint: 'Fix the plugin or its input.'
      }
    ])
  })

  test('to a source with an error isn’t reported', () => {
    const possibleTargets = {isFile: (file: string) => file === 'docs/guides/draft.md'}
    const {tokens, problems} = resolve(['draft.md', '../draft.md'], {possibleTargets})
    expect(tokens.links).toEqual(['draft.md', '../draft.md'])
    expect(problems.map(({message}) => message)).toEqual([
      'The link to ../draft.md is broken: no file in the site has this path.'
    ])
  })

  test('that isn’t a page is reported with a file of the same name, and left unchanged', () => {
    expect(resolve(['./a.md', 'none.md'])).toEqual({
      tokens: {links: ['/docs/a', 'none.md'], assets: []},
      brokenLinks: ['none.md'],
      problems: [
        {
          code: 'broken-markdown-link',
          message: 'The link to none.md is broken: no file in the site has this path.',
          position: {file: 'docs/guides/b.md', line: 3, column: 5},
          hint: 'Fix the path, or link to a URL.'
        }
      ]
    })
    const [problem] = resolve(['../x/b.md']).problems
    expect(problem?.hint).toBe('Did you mean ./b.md?')
    expect(resolve(['./B.md']).problems[0]?.hint).toBe('Did you mean ./b.md?')
    expect(resolve(['../A.mdx']).problems[0]?.hint).toBe('Did you mean ../a.md?')
  })
})

describe('an image', () => {
  test('next to its source gets the URL and the size of its asset', () => {
    const files = {'docs/guides/x.png': ''}
    const {tokens, problems} = resolve([], {images: ['./x.png'], files})
    expect(tokens.assets).toEqual([{url: '/assets/x.png', width: 3, height: 2}])
    expect(problems).toEqual([])
  })

  test('in a static folder keeps its own URL', () => {
    const files = {'static/img/x.png': ''}
    const {tokens} = resolve([], {images: ['/img/x.png'], files})
    expect(tokens.assets).toEqual([{url: '/img/x.png', width: 3, height: 2}])
  })

  test('whose name has a character that would end the path has it encoded', () => {
    const files = {'static/img/c#.png': ''}
    const {tokens} = resolve([], {images: ['/img/c#.png', '/img/d#.png'], files})
    expect(tokens.assets.map(({url}) => url)).toEqual(['/img/c%23.png', '/img/d%23.png'])
  })

  test('in a static folder with an absolute path keeps its own URL', () => {
    const staticFolder = (siteDir: string) => path.join(siteDir, 'public')
    const files = {'public/img/x.png': ''}
    const {tokens} = resolve([], {images: ['/img/x.png'], files, staticFolder})
    expect(tokens.assets).toEqual([{url: '/img/x.png', width: 3, height: 2}])
  })

  test('in several static folders has the size of the published file, which is in the last one', () => {
    const siteDir = createTemporarySite({'a/x.png': '', 'b/x.png': ''})
    const resolver = createTokenResolver({
      siteDir,
      siteConfig: {baseUrl: '/', staticDirectories: ['a', 'b']},
      routes,
      assets: {
        read: () => undefined,
        measure: (file) => (file === path.join(siteDir, 'b/x.png') ? {width: 3, height: 2} : {}),
        published: () => [],
        imageSizes: () => ({})
      }
    })
    const assets = [{target: '/x.png', kind: 'image' as const, line: 1, column: 1}]
    const content = {
      ...{key: '', textHash: '', kind: 'static' as const, links: [], assets, partials: []},
      ...{features: [], problems: [], hasExcerpt: false}
    }
    expect(resolver.resolve('docs/a.md', content).tokens.assets).toEqual([
      {url: '/x.png', width: 3, height: 2}
    ])
  })

  test('that isn’t an image file is reported, but a drawing needs no size', () => {
    const files = {'docs/guides/x.png': '', 'docs/guides/x.svg': ''}
    const images = ['./x.png', './x.svg']
    expect(resolve([], {images, files, size: {}}).problems).toEqual([
      {
        code: 'image-invalid',
        message: "The file ./x.png isn't an image.",
        position: {file: 'docs/guides/b.md', line: 3, column: 5},
        hint: 'Check the file. It may be empty, truncated, or an HTML page saved as an image.'
      }
    ])
  })

  test.each([
    ['fail', 'warn'],
    ['ignore', undefined]
  ] as const)(
    'that can’t be read in a Docusaurus project whose policy is %s has the policy %s',
    (onBrokenMarkdownImages, policy) => {
      const {problems} = resolve([], {
        images: ['./x.png'],
        files: {'docs/guides/x.png': ''},
        size: {},
        config: {compatibility: 'docusaurus', onBrokenMarkdownImages}
      })
      expect(problems).toMatchObject([{code: 'image-invalid'}])
      expect(problems[0]?.policy).toBe(policy)
    }
  )

  test('that doesn’t exist is reported with its expected path', () => {
    const {problems} = resolve([], {images: ['./x.png', '/img/x.png', '/../secret.png']})
    expect(problems.map(({message, hint}) => [message, hint])).toEqual([
      ["The image ./x.png doesn't exist.", 'Fix the path. It is relative to the Markdown file.'],
      [
        "The image /img/x.png doesn't exist.",
        'Add the file to a static folder (static/img/x.png), or fix the path.'
      ],
      [
        "The image /../secret.png doesn't exist.",
        'Add the file to a static folder (static/../secret.png), or fix the path.'
      ]
    ])
  })
})

describe('a site function', () => {
  const seen: BrokenReference<'link' | 'image'>[] = []
  const note = (reference: BrokenReference<'link' | 'image'>): string => {
    seen.push(reference)
    return `/404#${reference.url}`
  }
  const hooks = {onBrokenMarkdownLinks: note, onBrokenMarkdownImages: note}

  test('returns the URL of broken links and images, and receives their positions', () => {
    const {tokens} = resolve(['none.md', '../a.md'], {images: ['none.png'], hooks})
    expect(tokens).toMatchObject({
      links: ['/404#none.md', '/docs/a'],
      assets: [{url: '/404#none.png'}]
    })
    expect(seen.map(({sourceFilePath, url, node}) => [sourceFilePath, url, node.type])).toEqual([
      ['docs/guides/b.md', 'none.md', 'link'],
      ['docs/guides/b.md', 'none.png', 'image']
    ])
  })

  test('leaves a link unchanged if it returns nothing', () => {
    const silent = {onBrokenMarkdownLinks: () => undefined}
    expect(resolve(['none.md'], {hooks: silent}).tokens.links).toEqual(['none.md'])
  })

  test('fails the build with the error that it throws, at the link', () => {
    const onBrokenMarkdownLinks = () => {
      throw new Error('No such file here.')
    }
    expect(() => resolve(['none.md'], {hooks: {onBrokenMarkdownLinks}})).toThrow(
      expect.objectContaining({
        problems: [
          {
            code: 'broken-markdown-link',
            policy: 'fail',
            message: 'No such file here.',
            position: {file: 'docs/guides/b.md', line: 3, column: 5},
            hint: 'The error comes from `markdown.hooks` in the configuration.'
          }
        ]
      })
    )
  })
})

describe('a translation', () => {
  const translated = routes.map((route) =>
    route.path === '/docs/guides/b'
      ? {...route, source: 'i18n/fr/docs/guides/b.md', original: 'docs/guides/b.md'}
      : route
  )
  const read = (file: string): SiteAsset | undefined =>
    file === '/site/docs/guides/x.png' ? {url: '/assets/x.png', width: 1, height: 1} : undefined
  const resolver = createTokenResolver({
    siteDir: '/site',
    siteConfig: {baseUrl: '/', staticDirectories: []},
    routes: translated,
    assets: {read, measure: () => ({}), published: () => [], imageSizes: () => ({})}
  })
  const position = {line: 3, column: 5}
  const content = (target: string) => ({
    ...{key: 'key', textHash: '', kind: 'static' as const, partials: [], features: []},
    problems: [],
    links: [{target, ...position}],
    assets: [{target: './x.png', kind: 'image' as const, ...position}],
    hasExcerpt: false
  })

  test('links to untranslated files, and shows their images', () => {
    const {tokens, problems} = resolver.resolve('i18n/fr/docs/guides/b.md', content('../a.md'))
    expect(problems).toEqual([])
    expect(tokens.links).toEqual(['/docs/a'])
    expect(tokens.assets).toEqual([{url: '/assets/x.png', width: 1, height: 1}])
  })

  test('is the target of links to the original', () => {
    const {tokens} = resolver.resolve('docs/guides/ä.md', content('./b.md'))
    expect(tokens.links).toEqual(['/docs/guides/b'])
  })
})

test('finds the URL of a page with the base URL, and nothing for a file without a page', () => {
  const {findUrl} = createTokenResolver({
    siteDir: '/site',
    siteConfig: {baseUrl: '/base/', trailingSlash: true, staticDirectories: []},
    routes,
    assets: {
      read: () => undefined,
      measure: () => ({}),
      published: () => [],
      imageSizes: () => ({})
    }
  })
  expect(findUrl('./guides/b.md', 'docs/a.md')).toBe('/base/docs/guides/b/')
  expect(findUrl('./none.md', 'docs/a.md')).toBeUndefined()
})

test('links to an alias of a source point to its page', () => {
  const {findUrl} = createTokenResolver({
    siteDir: '/site',
    siteConfig: {baseUrl: '/', staticDirectories: []},
    routes: routes.map((route) => ({...route, aliases: [`old${route.path}.md`]})),
    assets: {
      read: () => undefined,
      measure: () => ({}),
      published: () => [],
      imageSizes: () => ({})
    }
  })
  expect(findUrl('@site/old/docs/a.md', 'other/c.md')).toBe('/docs/a')
})

test.each([
  ['docusaurus', '/docs/owls/'],
  [undefined, '/docs/owls']
] as const)(
  'in projects for %s, links to the index file of a folder go to %s',
  (compatibility, url) => {
    const [first] = routes
    const owls = {
      ...first,
      path: '/docs/owls',
      source: 'docs/owls/index.md',
      isFolder: true
    } as Route
    const {findUrl} = createTokenResolver({
      siteDir: '/site',
      siteConfig: {baseUrl: '/', staticDirectories: [], compatibility},
      routes: [owls],
      assets: {
        read: () => undefined,
        measure: () => ({}),
        published: () => [],
        imageSizes: () => ({})
      }
    })
    expect(findUrl('./owls/index.md', 'docs/a.md')).toBe(url)
  }
)
