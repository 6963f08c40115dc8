import type {RenderedSite, SiteContext, WholeSite} from '@lectern/types'
import {createRoute} from '@lectern/testing/create-route'
import {expect, test} from 'vitest'
import {box} from './drawn-element.js'
import type {SocialImageProps} from './social-image-props.js'
import {parseSocialImagesOptions} from './social-images-options.js'
import {socialImagesPlugin} from './social-images-plugin.js'

const page = createRoute('/docs/owl', {
  head: [
    {tag: 'title', content: 'Owl 🦉'},
    {tag: 'meta', attributes: {name: 'description', content: 'Hunts at night.'}}
  ],
  isSourcePage: true
})

const RENDERED_SITE: RenderedSite = {
  routes: [page],
  readPage: async () => '',
  keyOfPage: () => undefined,
  isIndexed: () => true,
  contents: {
    keyOf: () => undefined,
    isLive: () => false,
    read: async (source) => Promise.reject(new Error(source))
  }
}

const WHOLE_SITE: WholeSite = {routes: [page], globalData: {}, contents: [], plugins: []}

/** Creates the plugin for a site with a custom design. */
function createPlugin(design: unknown) {
  // The only fields that the plugin reads.
  const context = {
    siteDir: import.meta.dirname,
    configSource: {file: 'site.config.ts', text: ''},
    siteConfig: {
      title: 'Field 🎉 Notes',
      tagline: '',
      url: 'https://notes.example.com',
      baseUrl: '/',
      i18n: {defaultLocale: 'en', localeConfigs: {}},
      themeConfig: {},
      staticDirectories: []
    },
    loadModule: async () => design
  } as unknown as SiteContext
  const component = design === undefined ? undefined : './social-images-plugin.ts'
  return socialImagesPlugin(context, parseSocialImagesOptions({component}))
}

const urlOf = async (design?: unknown) => {
  const plugin = await createPlugin(design)
  const tags = plugin.createPageTags?.(page) ?? []
  return tags.find(({attributes}) => attributes?.property === 'og:image')?.attributes?.content
}

test('a custom design receives the strings and is drawn', async () => {
  const asked: SocialImageProps[] = []
  const design = (props: SocialImageProps) => {
    asked.push(props)
    return box({fontSize: 40}, `${props.title}, of ${props.siteTitle}`)
  }
  const plugin = await createPlugin(design)
  const files = await plugin.postBuild?.(RENDERED_SITE)
  expect(asked.at(-1)).toEqual({
    title: 'Owl',
    description: 'Hunts at night.',
    section: 'Docs',
    siteTitle: 'Field Notes',
    host: 'notes.example.com',
    direction: 'ltr',
    logo: undefined,
    colors: parseSocialImagesOptions({}).colors
  })
  const [file] = files ?? []
  expect(await urlOf(design)).toBe(`https://notes.example.com/${file?.file}`)
  const png = typeof file?.text === 'function' ? await file.text() : file?.text
  expect(Buffer.from(png as Uint8Array).toString('latin1', 1, 4)).toBe('PNG')
})

test('a design with different output gets a different image, and one with the same output doesn’t', async () => {
  const plain = ({title}: SocialImageProps) => box({}, title)
  expect(await urlOf(plain)).toBe(await urlOf((props: SocialImageProps) => plain(props)))
  expect(await urlOf(plain)).not.toBe(await urlOf())
})

test('checks letters that a custom design adds', async () => {
  const plugin = await createPlugin(({title}: SocialImageProps) => box({}, '鳥', title))
  const found = await plugin.createSiteRoutes?.(WHOLE_SITE)
  expect(found?.problems?.map(({message}) => message)).toEqual([
    'The fonts of the social image for the site itself have no glyphs for: 鳥'
  ])
})
