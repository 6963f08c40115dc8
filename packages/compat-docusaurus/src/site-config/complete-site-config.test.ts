import {expect, test} from 'vitest'
import {completeSiteConfig} from './complete-site-config.js'

test('policies have Docusaurus’s names', () => {
  const policies = {onBrokenLinks: 'fail', onBrokenAnchors: 'ignore'} as const
  expect(completeSiteConfig({...policies, onBrokenMarkdownLinks: 'fail'})).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'ignore',
    onDuplicateRoutes: 'warn',
    markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}}
  })
})
