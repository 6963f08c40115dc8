import {expect, test} from 'vitest'
import {renderHead} from '../../fixtures/run-hook.js'
import {PageMetadata} from './page-metadata.js'

test.each([
  ['img/owl.png', 'https://example.com/base/img/owl.png'],
  ['/img/owl.png', 'https://example.com/base/img/owl.png'],
  ['/base/img/owl.png', 'https://example.com/base/img/owl.png'],
  ['https://cdn.example.com/owl.png', 'https://cdn.example.com/owl.png']
])('the image %s has an absolute URL', (image, url) => {
  expect(renderHead(<PageMetadata image={image} />)).toContain(
    `<meta property="og:image" content="${url}">`
  )
})
