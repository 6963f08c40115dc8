import type {ProblemCatalog} from '@lectern/types'

/** Problems that several packages report. */
export const problemCatalog = {
  'theme-config-invalid': {
    topic: 'configuration',
    explanation:
      'A field of [`themeConfig`](./themes/theme-configuration.md) is unknown or has the wrong type, or two fields contradict each other. Examples are a footer that mixes columns and single links, and a navbar item without a field that its type requires. Links that would run code (`javascript:`, `vbscript:`, `data:`) are refused everywhere in the configuration.'
  },
  'plugin-options-invalid': {
    topic: 'plugins',
    explanation:
      "An option of a plugin, theme or preset is unknown or has the wrong type. The message shows the value that was found and the values that are allowed. Each [plugin's reference](./plugins/plugins-overview.md) lists its options."
  },
  'content-folder-missing': {
    topic: 'content',
    explanation:
      "A plugin is turned on, but its content folder doesn't exist. If the site doesn't need the plugin, turn it off, e.g. `docs: false` in the options of the preset."
  },
  'path-unusable': {
    topic: 'content',
    explanation:
      'The operating system refused to open a file or folder. For example, an option such as `i18n.path` names a file instead of a folder, the permission is missing, or symbolic links form a loop.'
  },
  'content-folder-empty': {
    topic: 'content',
    policy: 'warn',
    explanation:
      'The folder exists, but none of its files becomes a page. Files and folders whose names start with `_` are partials, and `exclude` leaves out more.'
  },
  'data-file-invalid': {
    topic: 'content',
    explanation:
      "A data file, such as `_category_.json`, `authors.yml` or `tags.yml`, can't be parsed. The most common causes are a missing quotation mark, a comma after the last item in JSON, and tabs in YAML."
  },
  'front-matter-invalid': {
    topic: 'content',
    explanation:
      "The block between the `---` lines isn't valid YAML, or a field has the wrong type. Put a value in quotes if it contains `: ` or `#`, or if a text looks like a number or a date. The references of [docs](./plugins/plugin-content-docs.md), [blog](./plugins/plugin-content-blog.md) and [pages](./plugins/plugin-content-pages.md) list the fields."
  },
  'front-matter-key-unknown': {
    topic: 'content',
    policy: 'warn',
    explanation:
      'A key in the front matter looks like a misspelled field, such as `sidebarLabel` instead of `sidebar_label`. Correct the key. Your own keys can have any other name. To describe them, set the option [`frontMatter`](../guides/markdown-features/introduction.md#validate-front-matter).'
  },
  'tag-inline': {
    topic: 'content',
    policy: 'warn',
    option: 'onInlineTags',
    explanation:
      "The content folder has a [tags file](../guides/docs/create-doc.md#tags), and a page has a tag that the file doesn't describe. Often the tag is a misspelled version of an existing one. The tag still works: it gets a page with a generated description."
  },
  'tags-file-invalid': {
    topic: 'content',
    explanation:
      'An entry of the tags file has an unknown field or a wrong value, or two tags have the same path. Names that differ only in case have the same path.'
  },
  'tags-file-missing': {
    topic: 'content',
    explanation:
      "The option `tags` names a file that doesn't exist. The path is relative to the content folder, e.g. `tags: 'tags.yml'` for `docs/tags.yml`. Without the option, a missing `tags.yml` isn't an error."
  },
  'translation-without-original': {
    topic: 'translations',
    policy: 'warn',
    explanation:
      "A translated file has no page with the same path in the content folder, so it isn't published. Usually the original was renamed or deleted after it was translated."
  },
  'image-invalid': {
    topic: 'content',
    option: 'onBrokenMarkdownImages',
    explanation:
      "The file has the extension of an image, but its contents aren't one. It may be empty, cut off during a download, or an HTML error page that was saved under the wrong name. If code imports the image for [ideal-image](./plugins/plugin-ideal-image.mdx), it has to be a PNG or JPEG, and the build always fails."
  },
  'cache-damaged': {
    topic: 'output',
    explanation:
      "The build needs a compiled record that is missing from its cache or can't be read. A build recompiles this source once by itself. If the problem returns, another program changes files in `.site/cache` during the build.",
    example: {
      message: 'The cache record ab12cd34 is missing or damaged.',
      hint: 'Delete the cache with `site clear` and build again.',
      test: 'packages/shared/src/cache/record-store.test.ts'
    }
  }
} satisfies ProblemCatalog

/** Codes of problems that several packages report. */
export type SharedProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Codes of problems that several packages report. */
    shared: SharedProblemCode
  }
}
