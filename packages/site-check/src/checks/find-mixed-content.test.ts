import {expect, test} from 'vitest'
import {createCheckedPage, createCheckedSite} from '../fixtures/sample-site.js'
import {findMixedContent} from './find-mixed-content.js'

const REFERENCES = (['image', 'script', 'link', 'preview'] as const).map((kind, at) => ({
  kind,
  url: `http://birds.example/${kind}`,
  at
}))

function findUrls(url: string): string[] {
  const pages = [createCheckedPage('/', {references: REFERENCES})]
  const styles = [{file: 'a.css', urls: [{text: 'http://birds.example/font', at: 0}]}]
  return findMixedContent(createCheckedSite(pages, {url, styles})).map(({target}) => target)
}

test('reports files that browsers load, but no links and no images of link previews', () => {
  expect(findUrls('https://birds.example')).toEqual([
    'http://birds.example/image',
    'http://birds.example/script',
    'http://birds.example/font'
  ])
})

test('a site without HTTPS has no mixed content', () => {
  expect(findUrls('http://birds.example')).toEqual([])
})
