import type {ProblemCatalog} from '@lectern/types'

/** Problems that several packages report. */
export const problemCatalog = {
  'theme-config-invalid': {
    topic: 'configuration',
    explanation:
      "A field of [`themeConfig`](./themes/theme-configuration.md) is unknown or has the wrong type, or two fields contradict each other. For example, a footer mixes columns and single links, or a navbar item lacks a field that its type requires. Links that run code (`javascript:`, `vbscript:`, `data:`) aren't allowed anywhere in the configuration."
  },
  'plugin-options-invalid': {
    topic: 'plugins',
    explanation:
      "An option of a plugin, theme or preset is unknown or has the wrong type. The message shows the invalid value and the allowed values. For all options, see the [plugin's reference](./plugins/plugins-overview.md)."
  },
  'content-folder-missing': {
    topic: 'content',
    explanation:
      "The content folder of an enabled plugin doesn't exist. If your site doesn't need the plugin, turn it off, e.g. with `docs: false` in the preset options."
  },
  'path-unusable': {
    topic: 'content',
    explanation:
      "The operating system can't open a file or folder. An option such as `i18n.path` may point to a file instead of a folder, you may not have permission, or symbolic links may form a loop."
  },
  'content-folder-empty': {
    topic: 'content',
    policy: 'warn',
    explanation:
      "The folder exists but contains no pages. Files and folders whose names start with `_` are partials, so they don't become pages. The `exclude` option may skip more files."
  },
  'data-file-invalid': {
    topic: 'content',
    explanation:
      'A data file, such as `_category_.json`, `authors.yml` or `tags.yml`, has a syntax error. The most common causes are a missing quotation mark, a trailing comma in JSON, and tabs in YAML.'
  },
  'front-matter-invalid': {
    topic: 'content',
    explanation:
      "The block between the `---` lines isn't valid YAML, or a field has the wrong type. Put a value in quotes if it contains `: ` or `#`, or if it's a string that looks like a number or a date. For all fields, see the references for [docs](./plugins/plugin-content-docs.md), [blog](./plugins/plugin-content-blog.md) and [pages](./plugins/plugin-content-pages.md)."
  },
  'front-matter-key-unknown': {
    topic: 'content',
    policy: 'warn',
    explanation:
      'A front matter key looks like a misspelled field, such as `sidebarLabel` instead of `sidebar_label`. Correct the key. Your own keys can have any other name. To validate them, set the [`frontMatter`](../guides/markdown-features/introduction.md#validate-front-matter) option.'
  },
  'tag-inline': {
    topic: 'content',
    policy: 'warn',
    option: 'onInlineTags',
    explanation:
      "The content folder has a [tags file](../guides/docs/create-doc.md#tags), but a page has a tag that isn't in the file. The tag is often a misspelling of an existing one. The tag still works and gets a page with a generated description."
  },
  'tags-file-invalid': {
    topic: 'content',
    explanation:
      'An entry in the tags file has an unknown field or an invalid value, or two tags have the same path. Names that differ only in case have the same path.'
  },
  'tags-file-missing': {
    topic: 'content',
    explanation:
      "The `tags` option points to a file that doesn't exist. The path is relative to the content folder, e.g. `tags: 'tags.yml'` for `docs/tags.yml`. If you omit the option, `tags.yml` isn't required."
  },
  'static-file-missing': {
    topic: 'configuration',
    policy: 'warn',
    explanation:
      "The favicon or the image of an author isn't in a [static folder](../static-assets.md). Browsers show no image. Most servers distinguish upper and lower case in paths."
  },
  'translation-without-original': {
    topic: 'translations',
    policy: 'warn',
    explanation:
      "A translated file isn't published, because the content folder has no page with the same path. Usually, the original page was renamed or deleted after the file was translated."
  },
  'image-invalid': {
    topic: 'content',
    option: 'onBrokenMarkdownImages',
    explanation:
      "The file has an image extension but doesn't contain an image. It may be empty, an incomplete download, or an HTML error page that was saved under the wrong name. Images that your code imports for [ideal-image](./plugins/plugin-ideal-image.mdx) have to be PNG or JPEG files. If one of these is invalid, the build always fails. In Docusaurus projects, an image in Markdown that can't be read is only a warning, as it is in Docusaurus."
  },
  'label-invalid': {
    topic: 'plugins',
    policy: 'warn',
    explanation:
      'A translated label in `labels.json` has an unknown name or no `message`. The page shows the English label. `site write-translations` writes a complete file.',
    example: {
      message: 'i18n/de/openapi/labels.json has an unknown label `respones`.',
      test: 'packages/shared/src/labels/load-labels.test.ts'
    }
  },
  'cache-damaged': {
    topic: 'output',
    explanation:
      "A compiled record in the build cache is missing or can't be read. Lectern recompiles the source file once automatically. If the error returns, another program is changing files in `.site/cache` during the build.",
    example: {
      message: 'The cache record ab12cd34 is missing or damaged.',
      hint: 'Delete the cache with `site clear` and build again.',
      test: 'packages/shared/src/cache/record-store.test.ts'
    }
  },
  'address-refused': {
    topic: 'server',
    explanation:
      "The operating system doesn't allow this address or port. Set `--host` to an address or a name of this machine. Ports below 1024 often require administrator rights.",
    example: {
      message:
        "The server can't listen on 192.0.2.1:3000: listen EADDRNOTAVAIL: address not available 192.0.2.1:3000.",
      hint: 'Use a local address and a port above 1023, e.g. `--host localhost --port 3000`.',
      test: 'packages/shared/src/server/listen.test.ts'
    }
  },
  'port-taken': {
    topic: 'server',
    explanation:
      'Another program is using the port, possibly another `site serve` or `site mcp`. `site start` tries the next 20 ports before it reports this error.',
    example: {
      message: 'Port 3000 is in use.',
      hint: 'Choose a different port, e.g. `site serve --port 3001`.',
      test: 'packages/shared/src/server/listen.test.ts'
    }
  }
} satisfies ProblemCatalog

/** Codes of the problems that several packages report. */
export type SharedProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Codes of the problems that several packages report. */
    shared: SharedProblemCode
  }
}
