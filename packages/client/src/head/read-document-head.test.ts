import {expect, test} from 'vitest'
import {createDocument} from '../fixtures/create-document.js'
import {readDocumentHead} from './read-document-head.js'

test('reads tags that depend on the page as data', () => {
  const head = [
    {tag: 'title', content: 'Owl | Birds'},
    {tag: 'meta', attributes: {name: 'description', content: 'Hunts at night'}},
    {tag: 'link', attributes: {rel: 'canonical', href: 'https://example.com/owl'}},
    {tag: 'html', attributes: {lang: 'en', dir: 'ltr', class: 'docs-wrapper'}},
    {tag: 'body', attributes: {class: 'wide'}}
  ] as const
  expect(readDocumentHead(createDocument({head}))).toEqual([
    head[0],
    head[1],
    head[2],
    {tag: 'html', attributes: {class: 'docs-wrapper', lang: 'en', dir: 'ltr'}},
    {tag: 'body', attributes: {class: 'wide'}}
  ])
})

test.each(['viewport', 'generator', 'color-scheme'])(
  'the meta tag “%s” belongs to the document, not to the page',
  (name) => {
    const head = [{tag: 'meta', attributes: {name, content: 'x'}}] as const
    expect(readDocumentHead(createDocument({head}))).toEqual([
      {tag: 'html', attributes: {}},
      {tag: 'body', attributes: {}}
    ])
  }
)

test('attributes set by scripts and readers don’t belong to the page', () => {
  const head = [{tag: 'html', attributes: {'data-theme': 'dark', lang: 'en'}}] as const
  expect(readDocumentHead(createDocument({head}))[0]).toEqual({
    tag: 'html',
    attributes: {lang: 'en'}
  })
})
