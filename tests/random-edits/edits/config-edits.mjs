import {writeTitle, writeWords} from '../words.mjs'

/** @typedef {import('../site-files.mjs').EditGroup} EditGroup */
/** @typedef {import('../site-files.mjs').SiteFiles} SiteFiles */
/** @typedef {import('../../benchmarks/random.mjs').Random} Random */
/** @typedef {Record<string, any>} Settings */

/**
 * Creates an edit of the configuration.
 *
 * @param {(settings: Settings, random: Random) => unknown} edit
 * @returns {import('../site-files.mjs').Edit}
 */
function settingEdit(edit) {
  return (site, random) => {
    const settings = JSON.parse(site.read('settings.json'))
    const done = edit(settings, random)
    site.write('settings.json', `${JSON.stringify(settings, undefined, 2)}\n`)
    return JSON.stringify(done) ?? 'taken away'
  }
}

/**
 * Creates an edit that sets a field of the configuration to a different value.
 *
 * @param {(settings: Settings) => Settings} find the object that holds the field
 * @param {string} key
 * @param {readonly unknown[]} values `undefined` takes the field away
 */
function fieldOf(find, key, values) {
  return settingEdit((settings, random) => {
    const value = values[random.below(values.length)]
    find(settings)[key] = value
    return value
  })
}

const root = (/** @type {Settings} */ settings) => settings
const theme = (/** @type {Settings} */ settings) => settings.themeConfig
const plugin = (/** @type {string} */ name) => (/** @type {Settings} */ settings) =>
  settings.presets[0][1][name]

const NAVBAR_ITEMS = [
  {type: 'doc', docId: 'intro', label: 'Begin'},
  {type: 'docSidebar', sidebarId: 'docs', label: 'All docs'},
  {type: 'dropdown', label: 'More', items: [{to: '/about', label: 'About'}]},
  {href: 'https://example.com', label: 'Elsewhere', position: 'right'}
]

/** Changes to the configuration. @type {EditGroup} */
export const configEdits = {
  'changes the title': settingEdit((settings, random) => {
    settings.title = writeTitle(random)
    return settings.title
  }),
  'changes the tagline': settingEdit((settings, random) => {
    settings.tagline = writeWords(random)
    return settings.tagline
  }),
  'changes the navbar': settingEdit((settings, random) => {
    const {items} = settings.themeConfig.navbar
    if (items.length > 4) items.shift()
    else items.push(NAVBAR_ITEMS[random.below(NAVBAR_ITEMS.length)])
    return items
  }),
  'changes the footer': settingEdit((settings, random) => {
    settings.themeConfig.footer =
      random.below(3) === 0 ? undefined : {copyright: writeWords(random)}
    return settings.themeConfig.footer
  }),
  'changes the trailing slash': fieldOf(root, 'trailingSlash', [true, false, undefined]),
  'changes the base URL': fieldOf(root, 'baseUrl', ['/', '/base/', '/deep/base/']),
  'changes the delimiter of titles': fieldOf(root, 'titleDelimiter', ['·', '|', undefined]),
  'hides the site': fieldOf(root, 'noIndex', [true, false]),
  'changes the favicon': fieldOf(root, 'favicon', ['img/favicon.svg', 'img/other.svg', undefined]),
  'adds head tags': fieldOf(root, 'headTags', [
    [],
    [{tagName: 'meta', attributes: {name: 'author', content: 'Wren'}}]
  ]),
  'adds scripts': fieldOf(root, 'scripts', [[], ['/a.js'], [{src: '/b.js', async: true}]]),
  'changes the custom fields': fieldOf(root, 'customFields', [{}, {one: 1}, {two: [2]}]),
  'runs a module on every page': fieldOf(root, 'clientModules', [
    [],
    ['./src/components/start.js']
  ]),
  'sets a locale': fieldOf(root, 'i18n', [undefined, {defaultLocale: 'de'}, {defaultLocale: 'ar'}]),
  'changes the format of Markdown': settingEdit((settings, random) => {
    settings.markdown.format = random.pick(['detect', 'detect', 'md', 'mdx'])
    return settings.markdown.format
  }),
  'adds an admonition type': settingEdit((settings) => {
    const {admonitions} = settings.markdown
    settings.markdown.admonitions = admonitions.length > 0 ? [] : ['hint']
    return settings.markdown.admonitions
  }),
  'changes the policy for broken links': fieldOf(root, 'onBrokenLinks', ['warn', 'ignore', 'fail']),
  'changes the policy for broken anchors': fieldOf(root, 'onBrokenAnchors', [
    'warn',
    'ignore',
    'fail'
  ]),
  'changes the policy for broken file links': fieldOf(root, 'onBrokenMarkdownLinks', [
    'warn',
    'fail'
  ]),
  'changes the static folders': fieldOf(root, 'staticDirectories', [
    ['static'],
    ['static', 'docs/img'],
    undefined
  ]),
  'moves the docs': fieldOf(plugin('docs'), 'routeBasePath', ['docs', 'handbook', '/']),
  'changes breadcrumbs': fieldOf(plugin('docs'), 'breadcrumbs', [true, false]),
  'opens categories': fieldOf(plugin('docs'), 'sidebarCollapsed', [true, false]),
  'sets the edit URL': fieldOf(plugin('docs'), 'editUrl', ['https://example.com/edit', undefined]),
  'excludes docs': fieldOf(plugin('docs'), 'exclude', [undefined, ['api/**', '**/_*']]),
  'labels the version': fieldOf(plugin('docs'), 'versions', [
    undefined,
    {current: {label: 'Now', path: 'now'}}
  ]),
  'sets the last version': fieldOf(plugin('docs'), 'lastVersion', [undefined, 'current']),
  'shows last updates': fieldOf(plugin('docs'), 'showLastUpdateTime', [true, false]),
  'changes the posts per page': fieldOf(plugin('blog'), 'postsPerPage', [1, 2, 'ALL']),
  'changes the sidebar of the blog': fieldOf(plugin('blog'), 'blogSidebarCount', [0, 2, 'ALL']),
  'sorts the posts': fieldOf(plugin('blog'), 'sortPosts', ['ascending', 'descending']),
  'hides the reading time': fieldOf(plugin('blog'), 'showReadingTime', [true, false]),
  'moves the blog': fieldOf(plugin('blog'), 'routeBasePath', ['blog', 'journal']),
  'removes custom CSS': fieldOf(plugin('theme'), 'customCss', ['./src/css/custom.css', undefined]),
  'sets the language of code': fieldOf(theme, 'prism', [undefined, {defaultLanguage: 'js'}]),
  'sets the announcement bar': fieldOf(theme, 'announcementBar', [undefined, {content: 'News'}]),
  'sets the heading levels of all tables of contents': fieldOf(theme, 'tableOfContents', [
    undefined,
    {minHeadingLevel: 2, maxHeadingLevel: 5}
  ]),
  'changes the color mode': fieldOf(theme, 'colorMode', [undefined, {defaultMode: 'dark'}])
}
