import {expect, test} from 'vitest'
import type {PageData} from '@lectern/types'
import {createDocument} from './document.js'
import {createJob} from '../fixtures/create-job.js'

const page: PageData = {
  client: 'ABC',
  path: '/a',
  component: '@theme/DocItem',
  module: '/assets/js/doc.js',
  props: {title: '</script><!-- \u2028'},
  plugin: {name: 'docs', id: 'default'},
  contents: [],
  styles: []
}
const job = createJob({
  page,
  preloads: ['/assets/js/doc.js'],
  styles: ['/assets/css/main.css?a="b"'],
  generator: 'Lectern <1>'
})
const parts = {
  appHtml: '<main>A</main>',
  headHtml: '<title>A</title>',
  htmlAttributes: ' class="x"',
  bodyAttributes: ''
}

test('puts the head, page, data and script in place', () => {
  expect(createDocument({...job, styles: [], preloads: []}, {...page, props: {}}, parts)).toBe(
    '<!doctype html><html lang="en" dir="ltr" class="x"><head><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width,initial-scale=1">' +
      '<meta name="generator" content="Lectern &lt;1>"><title>A</title></head>' +
      '<body><div id="__site"><main>A</main></div>' +
      '<script type="application/json" id="__page">{"client":"ABC","path":"/a","component":"@theme/DocItem","module":"/assets/js/doc.js","props":{},"plugin":{"name":"docs","id":"default"},"contents":[],"styles":[]}</script>' +
      '<script type="module" src="/assets/js/main.js"></script></body></html>'
  )
})

test('data cannot close its script element, and is parsed unchanged', () => {
  const html = createDocument(job, page, parts)
  const json = /id="__page">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(json).not.toContain('<')
  expect(json).not.toContain('\u2028')
  expect(JSON.parse(json)).toEqual(page)
})

test('hides the pages of a hidden site, unless a page has its own tag', () => {
  const hidden = {...job, isSiteHidden: true as const}
  const tag = '<meta name="robots" content="noindex, nofollow">'
  expect(createDocument(job, page, parts)).not.toContain('robots')
  expect(createDocument(hidden, page, parts)).toContain(`<title>A</title>${tag}`)
  const headHtml = '<meta name="robots" content="index">'
  expect(createDocument(hidden, page, {...parts, headHtml})).not.toContain(tag)
})

test('HTML of plugins surrounds the content', () => {
  const html = createDocument({...job, bodyStart: '<b>A</b>', bodyEnd: '<b>Z</b>'}, page, parts)
  expect(html).toMatch(
    /<body[^>]*><b>A<\/b><div id="__site".*<b>Z<\/b><script type="application\/json"/s
  )
})

test('notes for programs are the first text on the page, hidden from readers', () => {
  const html = createDocument({...job, notes: ['See /llms.txt & more.']}, page, parts)
  expect(html).toContain(
    '<body><p hidden data-nosnippet>See /llms.txt &amp; more.</p><div id="__site">'
  )
})

test('a page can set its language', () => {
  const html = createDocument(job, page, {...parts, htmlAttributes: ' lang="de"'})
  expect(html).toContain('<html dir="ltr" lang="de">')
})

test('files with a hash have an integrity attribute', () => {
  const [style = '', preload = ''] = [...job.styles, ...job.preloads]
  const integrity = {[job.script]: 'sha384-a', [style]: 'sha384-b', [preload]: 'sha384-c'}
  const html = createDocument({...job, integrity}, page, parts)
  expect(
    [...html.matchAll(/<(\w+)[^>]* integrity="([^"]*)"/g)].map(([, ...found]) => found)
  ).toEqual([
    ['link', 'sha384-b'],
    ['link', 'sha384-c'],
    ['script', 'sha384-a']
  ])
})

test('URLs are escaped', () => {
  expect(createDocument(job, page, parts)).toContain(
    '<link rel="stylesheet" href="/assets/css/main.css?a=&quot;b&quot;">'
  )
})

test('a page that depends on its comments is marked', () => {
  const html = createDocument(job, page, {...parts, appHtml: '<p>a<!-- -->b</p>'})
  expect(html).toContain('<div id="__site" data-comments=""><p>')
})

test('head scripts run before the stylesheets load, and module scripts load after them', () => {
  const html = createDocument(job, page, {...parts, headHtml: '<script>1</script>'})
  expect(html).toMatch(
    /<script>1<.*rel="stylesheet".*rel="modulepreload" fetchpriority="low".*<body>/
  )
})

test('scripts wait in a template for the script that loads them', () => {
  const startScript = '/assets/js/start.js'
  const integrity = {[startScript]: 'sha384-a', [job.script]: 'sha384-b'}
  const html = createDocument({...job, startScript, integrity}, page, parts)
  expect(html).toMatch(
    /<template id="__scripts">(?:<link rel="modulepreload" href="[^"]+">)+<script/
  )
  expect(html).toContain(
    `<script type="module" src="${job.script}" integrity="sha384-b"></script></template>` +
      '<script type="module" src="/assets/js/start.js" integrity="sha384-a"></script></body>'
  )
})
