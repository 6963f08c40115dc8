import {expect, test} from 'vitest'
import {createAnnouncementBarCss, createFirmBarCss} from './announcement-bar-css.js'

const bar = {id: 'spring', content: 'Walk', isCloseable: true}

test('writes both colors of the bar', () => {
  expect(
    createAnnouncementBarCss({...bar, backgroundColor: '#123', textColor: 'white'})
  ).toBe(`@layer lectern.theme {
.theme-announcement-bar { background: #123; color: white; }
}
`)
})

test('text without a configured color is readable on any background', () => {
  expect(
    createAnnouncementBarCss({...bar, backgroundColor: 'rgb(1, 2, 3)'})
  ).toBe(`@layer lectern.theme {
.theme-announcement-bar { background: rgb(1, 2, 3); color: #000; }
@supports (color: oklch(from red l c h)) { .theme-announcement-bar { color: oklch(from rgb(1, 2, 3) calc((0.65 - l) * 1000) 0 h); } }
}
`)
})

test('no rules are needed without colors or without a bar', () => {
  expect([createAnnouncementBarCss(bar), createAnnouncementBarCss(undefined)]).toEqual(['', ''])
})

test('firm colors are configured ones, outside of cascade layers', () => {
  expect(createFirmBarCss({...bar, backgroundColor: '#123', textColor: 'white'})).toBe(
    '#__docusaurus .theme-announcement-bar { background: #123; color: white; }\n'
  )
  expect(createFirmBarCss({...bar, textColor: 'white'})).toBe(
    '#__docusaurus .theme-announcement-bar { color: white; }\n'
  )
  expect([createFirmBarCss(bar), createFirmBarCss(undefined)]).toEqual(['', ''])
})
