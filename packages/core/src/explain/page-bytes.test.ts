import {gzipSync} from 'node:zlib'
import {expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {measurePage} from './page-bytes.js'

const head =
  '<head><link rel="stylesheet" href="/base/a.css"><link rel="modulepreload" fetchpriority="low" href="/base/own.js"></head>'
const content =
  '<div class="m" data-static-content="0"><div>é</div><img src="/base/my%20dot.png"></div>'
const data = '<script type="application/json" id="__page">{"path":"/"}</script>'
const html = `<html>${head}<body><div><img src="https://else.example/x.png">${content}</div>${data}<script type="module" src="/base/b.js"></script></body></html>`

function measureFile(text: string) {
  return {raw: Buffer.byteLength(text), gzip: gzipSync(text).length}
}

test('measures a page, its parts and the files that it loads', () => {
  const outDir = createTemporarySite({
    'index.html': html,
    'a.css': 'p {}',
    'own.js': 'import "./chunk.js"',
    'b.js': 'import "./chunk.js"',
    'chunk.js': 'export {}',
    'my dot.png': 'dot'
  })
  const rest = Buffer.byteLength(html) - head.length - Buffer.byteLength(content) - data.length
  expect(measurePage(outDir, 'index.html', '/base/')).toEqual({
    html: measureFile(html),
    parts: {head: head.length, content: Buffer.byteLength(content), data: data.length, rest},
    scripts: [
      {file: 'own.js', ...measureFile('import "./chunk.js"')},
      {file: 'b.js', ...measureFile('import "./chunk.js"')},
      {file: 'chunk.js', ...measureFile('export {}')}
    ],
    styles: [{file: 'a.css', ...measureFile('p {}')}],
    images: [{file: 'my dot.png', ...measureFile('dot')}]
  })
})

test('measures images whose URLs have escape sequences, and ignores invalid ones', () => {
  const images =
    '<img src="/base/c%23.png"><img src="https://else.example/50%.png"><img src="/base/">'
  const outDir = createTemporarySite({'index.html': images, 'c#.png': 'sharp'})
  expect(measurePage(outDir, 'index.html', '/base/').images).toEqual([
    {file: 'c#.png', ...measureFile('sharp')}
  ])
})
