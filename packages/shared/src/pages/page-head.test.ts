import {expect, test} from 'vitest'
import {createHtmlClass, createPageHead} from './page-head.js'

const site = {url: 'https://example.com', baseUrl: '/base/'}

test('creates tags from front matter', () => {
  const page = {title: 'T', description: 'D', keywords: ['a', 'b'], image: '/x.png', unlisted: true}
  expect(createPageHead(page, site)).toEqual([
    {tag: 'title', content: 'T'},
    {tag: 'meta', attributes: {name: 'description', content: 'D'}},
    {tag: 'meta', attributes: {name: 'keywords', content: 'a, b'}},
    {tag: 'meta', attributes: {property: 'og:image', content: 'https://example.com/base/x.png'}},
    {tag: 'meta', attributes: {name: 'twitter:image', content: 'https://example.com/base/x.png'}},
    {tag: 'meta', attributes: {name: 'robots', content: 'noindex, nofollow'}}
  ])
})

test.each([
  ['img/x.png', 'https://example.com/base/img/x.png'],
  ['https://cdn.example.com/x.png', 'https://cdn.example.com/x.png']
])('the image %s has the URL %s', (image, url) => {
  expect(createPageHead({title: 'T', image}, site)[1]?.attributes?.content).toBe(url)
})

test('the path of an image in Docusaurus projects can include the base URL', () => {
  const urlOf = (image: string) =>
    createPageHead({title: 'T', image}, {...site, compatibility: 'docusaurus'})[1]?.attributes
      ?.content
  expect(urlOf('/base/img/x.png')).toBe('https://example.com/base/img/x.png')
  expect(urlOf('/img/x.png')).toBe('https://example.com/base/img/x.png')
})

test('keywords of Docusaurus projects are separated as in Docusaurus', () => {
  const page = {title: 'T', keywords: ['a', 'b']}
  const [, tag] = createPageHead(page, {...site, compatibility: 'docusaurus'})
  expect(tag?.attributes?.content).toBe('a,b')
})

test('creates only a title if there is nothing else', () => {
  expect(createPageHead({title: 'T'}, site)).toEqual([{tag: 'title', content: 'T'}])
})

test('creates one class per name, also for an ID with spaces', () => {
  expect(createHtmlClass('docs-page', undefined, 'docs-id-a b')).toEqual({
    tag: 'html',
    attributes: {class: 'docs-page docs-id-a-b'}
  })
})
