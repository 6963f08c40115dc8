import {expect, test} from 'vitest'
import {findBlockedFiles} from './blocked-files.js'

const ORIGIN = 'https://birds.example.com'
const self = ["'self'"]
const strict = {
  ...{'img-src': ["'self'", 'data:'], 'media-src': self, 'frame-src': self},
  ...{'script-src': self, 'style-src': self, 'object-src': ["'none'"]}
}

test.each([
  [
    '<img src="https://a.example.org/x.png"><img src="//a.example.org/y.png">',
    ['images from https://a.example.org']
  ],
  [
    '<img srcset="/a.png 1x, https://a.example.org/x.png 2x">',
    ['images from https://a.example.org']
  ],
  [
    '<video src="https://a.example.org/x.mp4" poster="https://b.example.org/x.png"></video>',
    ['audio and video from https://a.example.org', 'images from https://b.example.org']
  ],
  [
    '<iframe src="https://a.example.org/embed?a=1&amp;b=2"></iframe>',
    ['frames from https://a.example.org']
  ],
  ['<script src="http://a.example.org/a.js"></script>', ['scripts from http://a.example.org']],
  [
    '<link rel="stylesheet" href="https://a.example.org/a.css">',
    ['stylesheets from https://a.example.org']
  ],
  [
    '<link rel="shortcut icon" href="https://a.example.org/a.ico">',
    ['images from https://a.example.org']
  ],
  ['<object data="https://a.example.org/a.pdf"></object>', ['objects from https://a.example.org']]
])('%s is blocked', (html, expected) => {
  expect(findBlockedFiles(html, strict, ORIGIN)).toEqual(expected)
})

test('a missing directive uses the sources of default-src', () => {
  const html = '<iframe src="https://a.example.org/"></iframe>'
  expect(findBlockedFiles(html, {'default-src': self}, ORIGIN)).toHaveLength(1)
  expect(findBlockedFiles(html, {}, ORIGIN)).toEqual([])
})

test.each([
  '<img src="/a//b.png"><img src="data:image/png;base64,//8=">',
  `<img src="${ORIGIN}/a.png">`,
  '<link rel="canonical" href="https://a.example.org/">',
  '<a href="https://a.example.org/">a</a>'
])('%s is not blocked', (html) => {
  expect(findBlockedFiles(html, strict, ORIGIN)).toEqual([])
})

test.each([
  ['*', true],
  ['https:', true],
  ['http:', true],
  ['https://img.example.org', true],
  ['https://img.example.org:443/a/', true],
  ['https://img.example.org:8443', false],
  ['img.example.org', true],
  ['https://*.example.org', true],
  ['https://*.img.example.org', false],
  ['https://example.org', false]
])('a source %s allows https://img.example.org: %s', (source, isAllowed) => {
  const found = findBlockedFiles(
    '<img src="https://img.example.org/a.png">',
    {'img-src': [source]},
    ORIGIN
  )
  expect(found.length === 0).toBe(isAllowed)
})
