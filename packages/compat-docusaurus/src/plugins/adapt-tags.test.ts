import {expect, test} from 'vitest'
import {adaptTags} from './adapt-tags.js'

test('accepts tags as objects and as HTML, alone and in lists', () => {
  const {headTags, problems, bodyEnd} = adaptTags(
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
    {tag: 'meta', attributes: {name: 'owl', content: 'a > b'}}
  ])
  expect(bodyEnd).toBe(`<script src='/a.js' async></script>`)
})

test('a string can contain several tags and comments', () => {
  const html = `<!-- Owls -->
    <script>hoot("</b>")</script><link rel="icon" href=/owl.svg><script src="/b.js"></script>
    <!-- End -->`
  expect(adaptTags({headTags: html}, 'owls').headTags).toEqual([
    {tag: 'script', attributes: {}, content: 'hoot("</b>")'},
    {tag: 'link', attributes: {rel: 'icon', href: '/owl.svg'}},
    {tag: 'script', attributes: {src: '/b.js'}}
  ])
})

test('body tags become HTML', () => {
  const owl = {
    tagName: 'div',
    attributes: {id: 'o"wl', hidden: true, lang: false},
    innerHTML: '<b>'
  }
  const preBodyTags = ['<noscript>Owls</noscript>', owl, {tagName: 'img', attributes: {src: 'a'}}]
  expect(adaptTags({preBodyTags}, 'owls')).toEqual({
    headTags: [],
    bodyStart: '<noscript>Owls</noscript><div id="o&quot;wl" hidden><b></div><img src="a">',
    problems: []
  })
})

test('reports tags that a head can’t contain', () => {
  const tags = ['<div id="x"></div>', 'text', '<script>', {tagName: 'b'}]
  const {headTags, problems} = adaptTags({headTags: tags}, 'owls')
  expect(headTags).toEqual([])
  expect(problems.map(({message}) => message)).toEqual([
    "The plugin owls adds tags to `headTags` that a head can't contain (4)."
  ])
})

test('a plugin without tags adds nothing', () => {
  expect(adaptTags(undefined, 'owls')).toEqual({headTags: [], problems: []})
})
