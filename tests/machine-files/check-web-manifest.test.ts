import {checkWebManifest} from './check-web-manifest.js'
import {testFileCheck} from './test-table.js'

const MANIFEST = JSON.stringify({
  name: 'Birds',
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: '#ffffff',
  icons: [192, 512].map((size) => ({
    src: `icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png'
  }))
})

testFileCheck('a manifest', {
  file: 'site.webmanifest',
  text: MANIFEST,
  check: checkWebManifest,
  invalid: [
    ['no name', '"name":"Birds",', '', /no name/],
    ['a start that is gone', '"start_url":"./"', '"start_url":"./gone"', /no page/],
    ['a start outside of the scope', '"scope":"./"', '"scope":"./a/"', /not in the scope/],
    ['the id of another site', '"scope":', '"id":"./","scope":', /as if of another site/],
    ['another display', 'standalone', 'alone', /display is alone/],
    ['an invalid color', '#ffffff', 'whitish', /color is whitish/],
    ['no large icon', '"sizes":"512x512"', '"sizes":"256x256"', /no icon of 512x512/],
    ['another size', '"sizes":"512x512"', '"sizes":"513x513"', /it is 512x512/],
    ['an icon that is gone', 'icon-192', 'icon-193', /no such file/],
    ['another type', 'image/png', 'image/jpeg', /type is image\/jpeg/],
    ['another purpose', '"type"', '"purpose":"all","type"', /purpose is all/]
  ]
})
