import {expect, test} from 'vitest'
import {createBreadcrumbList, createJsonLd} from './json-ld.js'

const site = {url: 'https://a.example', baseUrl: '/b/', trailingSlash: true}

test('escapes text that would end the script or open a comment', () => {
  const {content = ''} = createJsonLd({name: '</script><!-- \u2028'})
  expect(content).not.toMatch(/[<\u2028]/)
  expect(JSON.parse(content)).toEqual({
    '@context': 'https://schema.org',
    name: '</script><!-- \u2028'
  })
})

test('breadcrumbs contain absolute URLs', () => {
  const [tag] = createBreadcrumbList(
    [{label: 'Docs', path: '/docs'}, {label: 'No page'}, {label: 'Ä', path: '/docs/ä'}],
    site
  )
  expect(tag?.attributes).toEqual({type: 'application/ld+json'})
  expect(JSON.parse(tag?.content ?? '')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      {'@type': 'ListItem', position: 1, name: 'Docs', item: 'https://a.example/b/docs/'},
      {'@type': 'ListItem', position: 2, name: 'Ä', item: 'https://a.example/b/docs/%C3%A4/'}
    ]
  })
})

test('a single page has no breadcrumbs', () => {
  const single = [{label: 'a'}, {label: 'b', path: '/b'}]
  expect(createBreadcrumbList(single, site)).toEqual([])
  expect(createBreadcrumbList(single, {...site, compatibility: 'docusaurus'})).toHaveLength(1)
})
