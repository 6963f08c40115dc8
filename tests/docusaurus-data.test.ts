import fs from 'node:fs'
import path from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildSite, copyFixture, type SiteBuild} from './build-site.js'

let site: SiteBuild

beforeAll(async () => {
  site = await buildSite(copyFixture('docusaurus-data'))
  expect([site.exitCode, site.stderr]).toEqual([0, ''])
})

/** Reads the data that a page shows. */
function readData(page: string): unknown {
  const [, json = ''] = /<pre[^>]*>(.*?)<\/pre>/s.exec(site.read(page)) ?? []
  return JSON.parse(json.replaceAll('&quot;', '"').replaceAll('<!-- -->', ''))
}

const dial = {
  type: 'link',
  label: 'Dial',
  href: '/clocks/docs/dial',
  docId: 'dial',
  unlisted: false
}
const spring = {...dial, label: 'Mainspring', href: '/clocks/docs/spring', docId: 'spring'}

describe('components receive', () => {
  test('the items of all sidebars', () => {
    expect(readData('docs/dial/index.html')).toMatchObject({
      docsSidebars: {
        face: [
          dial,
          {
            ...{type: 'category', label: 'Hands', key: 'hands', description: 'Hours and minutes'},
            href: '/clocks/docs/all-hands',
            items: [
              {label: 'Hour', docId: 'hour', unlisted: false},
              {label: 'The minute hand', docId: 'minute', unlisted: true}
            ]
          },
          {...spring, label: 'The spring'}
        ],
        movement: [spring, {type: 'link', label: 'Museum', description: 'Old clocks'}]
      }
    })
  })

  test('all docs with their title, description and sidebar', () => {
    const described = {
      ...{id: 'spring', title: 'Mainspring', description: 'It stores energy.'},
      sidebar: 'movement'
    }
    const data = readData('docs/dial/index.html')
    expect(data).toMatchObject({
      spring: described,
      docs: {spring: described, hour: {title: 'The hour hand', description: 'It is short.'}}
    })
    expect(Object.keys((data as {docs: object}).docs)).toEqual(['dial', 'hour', 'minute', 'spring'])
  })

  test('the URL of an image next to a doc', () => {
    expect(readData('docs/dial/index.html')).toMatchObject({
      assets: {image: expect.stringMatching(/^\/clocks\/assets\/images\/dial-\w+\.svg$/)}
    })
  })

  test('default settings of code blocks, and the versions of local plugins', () => {
    expect(readData('index.html')).toMatchObject({
      magicComments: [{line: 'highlight-next-line'}],
      plain: {color: expect.stringMatching(/^#/)},
      plugins: {inventory: {type: 'project'}}
    })
  })
})

describe('plugins receive the content of', () => {
  const readContent = (plugin: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(site.siteDir, 'inventory.json'), 'utf8'))[
      `docusaurus-plugin-content-${plugin}`
    ].default

  test('docs, with sidebars and front matter as written', () => {
    const index = {
      ...{type: 'generated-index', slug: '/all-hands', permalink: '/clocks/docs/all-hands'},
      ...{keywords: ['hour'], image: '/img/hand.svg'}
    }
    const [version] = (readContent('docs') as {loadedVersions: object[]}).loadedVersions
    expect(version).toMatchObject({
      sidebars: {
        face: [
          {type: 'doc', id: 'dial'},
          {
            ...{type: 'category', label: 'Hands', description: 'Hours and minutes', key: 'hands'},
            ...{collapsible: true, collapsed: true, link: index},
            items: [
              {type: 'doc', id: 'hour'},
              {type: 'doc', id: 'minute'}
            ]
          },
          {type: 'ref', id: 'spring', label: 'The spring'}
        ],
        movement: [{type: 'doc', id: 'spring'}, {description: 'Old clocks'}]
      },
      docs: [
        {
          id: 'dial',
          frontMatter: {image: './dial.svg', tags: ['round']},
          tags: [{label: 'Round', inline: false, permalink: '/clocks/docs/tags/round'}]
        },
        {id: 'hour'},
        {id: 'minute'},
        {id: 'spring'}
      ]
    })
    expect(JSON.stringify(version)).not.toContain('"path":"/docs')
  })

  test('posts, with the fields of authors and without the heading', () => {
    expect(readContent('blog')).toMatchObject({
      blogPosts: [
        {
          content: 'The workshop is open.',
          metadata: {
            authors: [{key: 'ada', description: 'Repairs clocks.', workshop: 'North'}],
            frontMatter: {authors: 'ada', image: './dial.svg'}
          }
        }
      ]
    })
  })

  test('pages, with their front matter', () => {
    expect(readContent('pages')).toContainEqual(
      expect.objectContaining({
        type: 'mdx',
        frontMatter: {title: 'Visit', image: '/img/hand.svg', hours: '9 to 5'}
      })
    )
  })
})
