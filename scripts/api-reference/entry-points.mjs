/**
 * A group of exports on a page.
 *
 * @typedef {object} Section
 * @property {string} title Heading. Empty if exports are sorted into sections by kind.
 * @property {string} entry Entry point of a package, relative to the repository.
 * @property {readonly string[]} [names] Exports to describe. Defaults to all exports.
 * @property {string} [about] Sentences below the heading.
 */

/**
 * A generated page.
 *
 * @typedef {object} ReferencePage
 * @property {string} file Path in `content/docs`.
 * @property {string} title
 * @property {string} description
 * @property {string} intro Text before the first section.
 * @property {readonly Section[]} sections
 * @property {string} related Sentence about types that the package doesn't export.
 * @property {readonly RelatedPage[]} [relatedPages] Pages for these types. If omitted, the types
 *   are at the end of the page.
 */

/**
 * A page with some of the types that a package doesn't export.
 *
 * @typedef {object} RelatedPage
 * @property {string} file Path in `content/docs`.
 * @property {string} title
 * @property {string} description
 * @property {string} until The page ends before the types that start with this letter. Empty for
 *   the last page.
 */

const REFERENCE = 'api/reference'

/** @type {ReferencePage} */
const CORE = {
  file: `${REFERENCE}/core.md`,
  title: '@lectern/core',
  description: 'Types of the configuration and of plugins, as exported by @lectern/core.',
  intro:
    'Look up the types of a configuration and of a plugin. [site.config](../docusaurus.config.js.md) and ' +
    '[Lifecycle APIs](../plugin-methods/lifecycle-apis.md) explain them with examples.\n\n' +
    '```ts title="site.config.ts"\n' +
    "import {defineConfig} from '@lectern/core'\n\n" +
    "export default defineConfig({\n  title: 'Field Notes',\n  url: 'https://notes.example.com',\n  presets: ['classic']\n})\n" +
    '```\n\n' +
    "Only the main entry point is public. Subpaths such as `@lectern/core/build/build` are for Lectern's own " +
    'packages and can change in any release.',
  sections: [{title: '', entry: 'packages/core/src/index.ts'}],
  related:
    "These types appear in the fields of [`@lectern/core`](./core.md). They're part of `@lectern/types`, which " +
    '`@lectern/core` installs.',
  relatedPages: [
    {
      file: `${REFERENCE}/core-types-a-l.md`,
      title: 'Related types A to L',
      description: 'Types in the fields of @lectern/core, with names from A to L.',
      until: 'M'
    },
    {
      file: `${REFERENCE}/core-types-m-z.md`,
      title: 'Related types M to Z',
      description: 'Types in the fields of @lectern/core, with names from M to Z.',
      until: ''
    }
  ]
}

/** @type {ReferencePage} */
const CLIENT = {
  file: `${REFERENCE}/client.md`,
  title: '@lectern/client',
  description: 'Components, hooks and functions for pages, MDX and theme components.',
  intro:
    'Look up the props of a component, or the arguments and the result of a hook. ' +
    "[Client API](../../docusaurus-core.md) explains them with examples. You don't need to install the package.",
  sections: [{title: '', entry: 'packages/client/src/index.ts'}],
  related:
    "These types appear in the fields of [`@lectern/client`](./client.md). The package doesn't export them.",
  relatedPages: [
    {
      file: `${REFERENCE}/client-types.md`,
      title: 'Related types of @lectern/client',
      description: 'Types in the props, arguments and results of @lectern/client.',
      until: ''
    }
  ]
}

/** @type {ReferencePage} */
const THEME = {
  file: `${REFERENCE}/theme.md`,
  title: '@lectern/theme',
  description: 'Options of the default theme, and the type of themeConfig.',
  intro:
    'Look up the options of the default theme and the fields of `themeConfig`. ' +
    '[Theme configuration](../themes/theme-configuration.md) shows how to set them.',
  sections: [
    {title: '', entry: 'packages/theme/src/index.ts'},
    {
      title: 'Theme configuration',
      entry: 'packages/types/src/index.ts',
      names: ['ThemeConfig'],
      about: '`useThemeConfig()` returns this type. In a configuration, every field is optional.'
    }
  ],
  related: "These types appear in the fields above. `@lectern/theme` doesn't export them."
}

/** Name, package, options type and docs page of each plugin, theme and preset. */
const PLUGINS = /** @type {const} */ ([
  ['docs', 'plugin-docs', 'DocsPluginOptions', '../plugins/plugin-content-docs.md'],
  ['blog', 'plugin-blog', 'BlogPluginOptions', '../plugins/plugin-content-blog.md'],
  ['pages', 'plugin-pages', 'PagesPluginOptions', '../plugins/plugin-content-pages.md'],
  ['sitemap', 'plugin-sitemap', 'SitemapPluginOptions', '../plugins/plugin-sitemap.md'],
  ['search', 'plugin-search', 'SearchThemeConfig', '../themes/theme-search-algolia.md'],
  ['llms', 'plugin-llms', 'LlmsPluginOptions', '../../machine-readable.md'],
  ['changelog', 'plugin-changelog', 'ChangelogPluginOptions', '../plugins/plugins-overview.md'],
  [
    'client-redirects',
    'plugin-client-redirects',
    'RedirectsPluginOptions',
    '../plugins/plugin-client-redirects.md'
  ],
  [
    'ideal-image',
    'plugin-ideal-image',
    'IdealImagePluginOptions',
    '../plugins/plugin-ideal-image.mdx'
  ],
  ['social-images', 'plugin-social-images', 'SocialImagesPluginOptions', '../../seo.md'],
  ['openapi', 'plugin-openapi', 'OpenApiPluginOptions', '../plugins/plugin-openapi.md'],
  ['typedoc', 'plugin-typedoc', 'TypeDocPluginOptions', '../plugins/plugin-typedoc.md'],
  ['pwa', 'plugin-pwa', 'PwaPluginOptions', '../plugins/plugin-pwa.md'],
  ['insight', 'plugin-insight', 'InsightPluginOptions', '../../agents/insight.md'],
  [
    'live-codeblock',
    'theme-live-codeblock',
    'LiveCodeBlockThemeConfig',
    '../themes/theme-live-codeblock.md'
  ],
  ['mermaid', 'theme-mermaid', 'MermaidThemeConfig', '../../guides/markdown-features/diagrams.md']
])

/** Plugins with a separate page for their options, because the options are long. */
const CONTENT_PLUGINS = ['docs', 'blog', 'pages', 'changelog']

/** @type {ReferencePage} */
const CONTENT_OPTIONS = {
  file: `${REFERENCE}/content-plugin-options.md`,
  title: 'Content plugin options',
  description:
    'Every option of the docs, blog, pages and changelog plugins, with type and default.',
  intro:
    'Look up an option of a plugin that creates pages. [Plugin options](./plugin-options.md) lists the options of all ' +
    'other plugins.',
  sections: PLUGINS.filter(([title]) => CONTENT_PLUGINS.includes(title)).map(createSection),
  related: 'These types appear in the fields above.'
}

/** @type {ReferencePage} */
const OPTIONS = {
  file: `${REFERENCE}/plugin-options.md`,
  title: 'Plugin options',
  description:
    'Every option of the other plugins, of the themes and of the preset, with type and default.',
  intro:
    'Look up an option of an official plugin. [Using plugins](../../using-plugins.md) shows how to set options, ' +
    'and [Plugins overview](../plugins/plugins-overview.md) lists the plugins. For docs, blog, pages and changelog, see ' +
    '[Content plugin options](./content-plugin-options.md).',
  sections: [
    {
      title: 'classic',
      entry: 'packages/preset-classic/src/index.ts',
      names: ['ClassicOptions', 'GtagPluginOptions', 'TagManagerPluginOptions'],
      about: 'The preset of `@lectern/preset-classic`. See [Using plugins](../../using-plugins.md).'
    },
    ...PLUGINS.filter(([title]) => !CONTENT_PLUGINS.includes(title)).map(createSection)
  ],
  related: 'These types appear in the fields above.'
}

/**
 * @param {(typeof PLUGINS)[number]} plugin
 * @returns {Section}
 */
function createSection([title, folder, options, page]) {
  return {
    title,
    entry: `packages/${folder}/src/index.ts`,
    names: [options],
    about: `Package: \`@lectern/${folder}\`. For examples, see [its guide](${page}).`
  }
}

/** The generated pages. A type is described on the first page that mentions it. */
export const PAGES = [CORE, THEME, CLIENT, CONTENT_OPTIONS, OPTIONS]

/** Types that other docs pages describe, with those pages’ URLs relative to a generated page. */
export const DESCRIBED_ELSEWHERE = new Map([
  ['DocFrontMatter', '../../guides/docs/create-doc.md#front-matter'],
  ['CategoryFileData', '../../guides/docs/sidebar/autogenerated.md#category-files'],
  ['AutogeneratedConfig', '../../guides/docs/sidebar/items.md#autogenerated'],
  ['SidebarItemConfig', '../../guides/docs/sidebar/items.md']
])
