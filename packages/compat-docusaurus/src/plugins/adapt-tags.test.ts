import {expect, test} from 'vitest'
import {adaptTags} from './adapt-tags.js'

test('accepts tags as objects and as HTML, alone and in lists', () => {
  const {headTags, problems} = adaptTags(
    {
      headTags: [
        {tagName: 'link', attributes: {rel: 'preconnect', href: 'https://example.com'}},
        '<meta name="owl" content="a > b">'
      ],
      preBodyTags: undefined,
      postBodyTags: `<script src='/a.js' async></script>`
    },
    'owls'
  )
  expect(problems).toEqual([])
  expect(headTags).toEqual([
    {tag: 'link', attributes: {rel: 'preconnect', href: 'https://example.com'}},
    {tag: 'meta', attributes: {name: 'owl', content: 'a > b'}},
    {tag: 'script', attributes: {src: '/a.js', async: true}}
  ])
})

test('body scripts are deferred', () => {
  const script = {tagName: 'script', innerHTML: 'go()'}
  const {headTags} = adaptTags({postBodyTags: [script, '<script src="/b.js"></script>']}, 'owls')
  expect(headTags).toEqual([
    {tag: 'script', content: 'go()', attributes: {type: 'module'}},
    {tag: 'script', attributes: {src: '/b.js', defer: true}}
  ])
})

test('reports tags that aren’t supported in the head', () => {
  const {headTags, problems} = adaptTags({preBodyTags: ['<div id="x"></div>', 'text']}, 'owls')
  expect(headTags).toEqual([])
  expect(problems.map(({message}) => message)).toEqual([
    "The plugin owls injects tags that aren't supported (2)."
  ])
})

test('a plugin without tags adds nothing', () => {
  expect(adaptTags(undefined, 'owls')).toEqual({headTags: [], problems: []})
})
