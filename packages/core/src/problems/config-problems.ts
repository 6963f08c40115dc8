import type {ProblemCatalog} from '@lectern/types'

/** Problems of the configuration, plugins and commands. */
export const configProblems = {
  'site-folder-missing': {
    topic: 'configuration',
    explanation:
      "The path in the command isn't a folder. Without a path, commands use the current folder."
  },
  'config-missing': {
    topic: 'configuration',
    explanation:
      "The folder has no configuration file, so it isn't a site. Run the command in the site root, or pass the path. The [minimal configuration](../configuration.md#the-smallest-one) has two required fields."
  },
  'config-default': {
    topic: 'configuration',
    explanation:
      'A folder of Markdown without a configuration file is built as docs with default settings. Its public URL is unknown, so the sitemap is left out, and canonical URLs and social cards have the URL of the local server. Create a [configuration](../configuration.md) before you publish the site.',
    example: {
      message:
        'The folder has no configuration, so canonical URLs and social cards have the URL http://localhost:3000.',
      hint: "Create `site.config.ts`, e.g. `export default {title: 'Notes', url: 'https://example.com', presets: [['classic', {docs: {path: '.', routeBasePath: '/'}, blog: false}]]}`.",
      test: 'packages/core/src/site/folder-config.test.ts'
    }
  },
  'config-invalid': {
    topic: 'configuration',
    explanation:
      'A field of the configuration is unknown, missing or has the wrong type. The message shows the value that was found and what is allowed. All fields are in the [configuration reference](./docusaurus.config.js.md).'
  },
  'module-invalid': {
    topic: 'configuration',
    explanation:
      "A file that a command loads isn't valid JavaScript, TypeScript or JSON. This applies to the configuration, sidebars, plugins and data modules."
  },
  'module-failed': {
    topic: 'configuration',
    explanation:
      "A file that a command loads threw an error while it ran, or imports a module that doesn't exist. The position is the line of your file that threw."
  },
  'prism-language-unknown': {
    topic: 'configuration',
    explanation:
      "A [language](../guides/markdown-features/code-blocks.mdx#languages) in `prism.additionalLanguages` or `prism.defaultLanguage` doesn't exist. Names are those of Prism, e.g. `bash`, `csharp` or `markup`."
  },
  'markdown-parser-missing': {
    topic: 'configuration',
    explanation:
      "`markdown.parser` is `fast`, but the native parser isn't installed. Either npm skipped optional dependencies, or the parser doesn't support this platform. With `auto`, the build falls back to `remark-parse`, which is slower and generates the same pages. See [Two parsers](../advanced/architecture.md#two-parsers).",
    example: {
      message:
        "`markdown.parser` is `fast`, but the native parser isn't installed for linux on s390x.",
      hint: 'Install optional dependencies (`npm install --include=optional`), or set `parser: "auto"`.',
      test: 'packages/core/src/config/check-parser.test.ts'
    }
  },
  'locale-config-unused': {
    topic: 'configuration',
    policy: 'warn',
    explanation:
      "`i18n.localeConfigs` configures a locale that isn't in `i18n.locales`, so nothing uses the settings. Locales are compared exactly: `pt-br` isn't `pt-BR`."
  },
  'locale-unknown': {
    topic: 'translations',
    explanation: "`--locale` names a locale that isn't in `i18n.locales`."
  },
  'locale-folder-shared': {
    topic: 'translations',
    explanation:
      'Several locales would be built into the same folder and overwrite each other. Their paths are the same, or you build selected locales into one `--out-dir`.'
  },
  'translation-file-invalid': {
    topic: 'translations',
    explanation:
      "A [translation file](../i18n/introduction.md#files-of-texts) isn't valid JSON, or an entry isn't an object with a `message`. Run `site write-translations` to see the expected format."
  },
  'plugin-missing': {
    topic: 'plugins',
    explanation:
      "A plugin, theme or preset can't be resolved. The hint lists the [package names that were tried](../using-plugins.md#names). Install the package in the site, or use a path that starts with `./`."
  },
  'plugin-duplicate': {
    topic: 'plugins',
    explanation:
      'A plugin is in the configuration twice with the same ID. Each instance needs its own `id`; the first can keep `default`. Presets also add plugins.'
  },
  'plugin-failed': {
    topic: 'plugins',
    explanation:
      "A plugin threw an error in the hook that the message names, or its module doesn't export a function. The position is the first line outside of Lectern that threw. `--verbose` prints the stack trace."
  },
  'theme-file-unused': {
    topic: 'plugins',
    policy: 'warn',
    explanation:
      "Files in `src/theme` replace the [component](../swizzling.md) of the same name. This file's name isn't a component and nothing imports it. The hint lists similar names."
  },
  'explain-page-unknown': {
    topic: 'commands',
    explanation:
      '`site build --explain` takes the URL of a page, its path, or the path of its source file. The message names the most similar page.'
  }
} satisfies ProblemCatalog
