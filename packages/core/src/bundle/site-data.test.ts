import {createSiteConfig} from '@lectern/testing/create-site-config'
import {expect, test} from 'vitest'
import {createSiteData} from './site-data.js'

const MAGIC_COMMENTS = [{className: 'removed', line: 'remove-next'}]

test.each([
  [{magicComments: MAGIC_COMMENTS}, true, {magicComments: MAGIC_COMMENTS}],
  [{magicComments: MAGIC_COMMENTS, defaultLanguage: 'js'}, false, {defaultLanguage: 'js'}],
  [{magicComments: []}, true, undefined],
  [undefined, true, undefined]
])(
  'with settings %j, components that read magic comments (%j) receive %j',
  (prism, readsMagicComments, expected) => {
    const siteConfig = createSiteConfig({themeConfig: prism ? {prism} : {}})
    const {siteConfig: data} = createSiteData({
      siteConfig,
      globalData: {},
      generatorVersion: '1.0.0',
      readsMagicComments
    })
    expect(data.themeConfig.prism).toEqual(expected)
  }
)
