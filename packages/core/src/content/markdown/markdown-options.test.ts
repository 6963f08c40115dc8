import path from 'node:path'
import {createSiteConfig} from '@lectern/testing/create-site-config'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {createMarkdownOptions, listReplacingThemes} from './markdown-options.js'

/** Returns the options of a site with a file in `src/theme`. */
function create(file: string, compatibility?: 'docusaurus') {
  const siteDir = createTemporarySite({[`src/theme/${file}`]: 'export default () => null'})
  const siteConfig = {...createSiteConfig(), ...(compatibility && {compatibility})}
  return createMarkdownOptions([path.join(siteDir, 'src/theme')], siteConfig)
}

test.each(['CodeBlock/index.js', 'CodeBlock.tsx', 'MDXComponents.js'])(
  'in a Docusaurus project, %s receives the metastring of a code block',
  (file) => {
    expect(create(file, 'docusaurus').code?.metastring).toBe(true)
    expect(create(file).code).not.toHaveProperty('metastring')
    expect(create('Footer.js', 'docusaurus').code).not.toHaveProperty('metastring')
  }
)

test('only components after the default theme override theme components', () => {
  const siteDir = createTemporarySite({
    'debug/DebugPage.tsx': '',
    'theme/Root.tsx': '',
    'theme/MDXComponents/index.tsx': '',
    'site/Footer.tsx': ''
  })
  const [debug = '', theme = '', site = ''] = ['debug', 'theme', 'site'].map((name) =>
    path.join(siteDir, name)
  )
  expect(listReplacingThemes([debug, theme, site])).toEqual([site])
  expect(listReplacingThemes([theme, site])).toEqual([site])
  expect(listReplacingThemes([debug, site])).toEqual([debug, site])
})

test('Docusaurus projects parse Markdown in the same way as Docusaurus', () => {
  const written = {writtenHeadings: true, writtenElements: true}
  const own = {math: 'plugin', ...written, alerts: false, code: {isDocusaurus: true}}
  expect(create('Footer.js', 'docusaurus')).toMatchObject(own)
  expect(create('Footer.js')).not.toMatchObject(own)
})
