import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {isStaticFileMissing} from './static-file.js'

function isMissing(src: string): boolean {
  const siteDir = createTemporarySite({'static/img/owl 1.png': '', 'assets/50%.png': ''})
  const siteConfig = {staticDirectories: ['static', 'assets'], baseUrl: '/birds/'}
  return isStaticFileMissing(src, {siteDir, siteConfig})
}

test.each([
  '/img/owl%201.png',
  'img/owl 1.png',
  '/birds/img/owl%201.png?v=1#a',
  '/50%.png',
  'https://example.com/owl.png',
  '//example.com/owl.png',
  'data:image/png;base64,AAAA'
])('%s exists or is external', (src) => {
  expect(isMissing(src)).toBe(false)
})

test.each(['/img/Owl%201.png', 'owl 1.png', '/heron/img/owl%201.png'])('%s is missing', (src) => {
  // File systems of Windows and macOS usually ignore case.
  if (process.platform === 'linux' || !src.includes('Owl')) expect(isMissing(src)).toBe(true)
})
