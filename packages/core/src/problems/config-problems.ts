import type {ProblemCatalog} from '@lectern/types'

/** Problems with the configuration, plugins and commands. */
export const configProblems = {
  'site-folder-missing': {
    topic: 'configuration',
    explanation:
      "The path that you passed to the command isn't a folder. If you don't pass a path, commands use the current folder."
  },
  'config-missing': {
    topic: 'configuration',
    explanation:
      "The folder has no configuration file, so it isn't a site. Run the command in the site root, or pass the path of your site. A [minimal configuration](../configuration.md#the-smallest-one) has two required fields."
  },
  'config-default': {
    topic: 'configuration',
    explanation:
      "The folder contains Markdown files but no configuration, so it's built as docs with default settings. The public URL of the site is unknown. The build omits the sitemap, and canonical URLs and link previews use the URL of the local server. Create a [configuration](../configuration.md) before you publish the site.",
    example: {
      message:
        'The folder has no configuration, so canonical URLs and link previews use the URL http://localhost:3000.',
      hint: "Create `site.config.ts`, e.g. `export default {title: 'Notes', url: 'https://example.com', presets: [['classic', {docs: {path: '.', routeBasePath: '/'}, blog: false}]]}`.",
      test: 'packages/core/src/site/folder-config.test.ts'
    }
  },
  'config-invalid': {
    topic: 'configuration',
    explanation:
      'A field in the configuration is unknown, is missing or has the wrong type. The message shows the invalid value and the allowed values. For all fields, see the [configuration reference](./docusaurus.config.js.md).'
  },
  'git-ref-missing': {
    topic: 'versions',
    explanation:
      "A [version from a Git ref](../large-sites/versions.md) can't be read, because the repository doesn't contain the tag, branch or commit. Shallow clones, which are the default in CI, don't contain tags and older commits.",
    example: {
      message: "The Git ref `v2.9.0` isn't in this shallow clone.",
      hint: 'Fetch all commits and tags, e.g. `git fetch --unshallow --tags`, or set `fetch-depth: 0` in the checkout step of CI.',
      test: 'packages/core/src/history/source-tree.test.ts'
    }
  },
  'git-ref-path-missing': {
    topic: 'versions',
    explanation:
      "The commit of a [version from a Git ref](../large-sites/versions.md) doesn't contain the docs folder. The folder may have had a different name at that time.",
    example: {
      message: 'The Git ref `v2.9.0` has no files in `docs`.',
      hint: 'Set `path` to a folder of that commit. `git ls-tree --name-only v2.9.0` lists them.',
      test: 'packages/core/src/history/source-tree.test.ts'
    }
  },
  'module-invalid': {
    topic: 'configuration',
    explanation:
      "A file that the command loads isn't valid JavaScript, TypeScript or JSON. This file can be the configuration, a sidebar file, a plugin or a data module."
  },
  'module-failed': {
    topic: 'configuration',
    explanation:
      "A file that the command loads threw an error, or imports a module that doesn't exist. The position is the line in your file that caused the error."
  },
  'prism-language-unknown': {
    topic: 'configuration',
    explanation:
      "A [language](../guides/markdown-features/code-blocks.mdx#languages) in `prism.additionalLanguages` or `prism.defaultLanguage` doesn't exist. Use Prism's language names, e.g. `bash`, `csharp` or `markup`."
  },
  'markdown-parser-missing': {
    topic: 'configuration',
    explanation:
      "`markdown.parser` is `fast`, but the native parser isn't installed. Either npm skipped optional dependencies, or the parser doesn't support your platform. With `auto`, the build falls back to `remark-parse`, which is slower but generates the same pages. See [Two parsers](../advanced/architecture.md#two-parsers).",
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
      "`i18n.localeConfigs` configures a locale that isn't in `i18n.locales`, so the settings have no effect. Locale names are case-sensitive: `pt-br` and `pt-BR` are different locales."
  },
  'translation-folder-unused': {
    topic: 'translations',
    policy: 'warn',
    explanation:
      'A folder with translations has a different name than expected, so nothing reads it. Language folders use the same case as the locale: `pt-BR`, not `pt-br`. Translated docs are in a [folder of their version](../i18n/introduction.md#several-languages): `current` for `docs/`.'
  },
  'locale-unknown': {
    topic: 'translations',
    explanation: "The locale that you passed to `--locale` isn't in `i18n.locales`."
  },
  'locale-folder-shared': {
    topic: 'translations',
    explanation:
      "Several locales would be built into the same folder and overwrite each other. They have the same path, or you're building selected locales into one `--out-dir`."
  },
  'translation-file-invalid': {
    topic: 'translations',
    explanation:
      "A [translation file](../i18n/introduction.md#files-of-texts) isn't valid JSON, or an entry isn't an object with a `message`. To see the expected format, run `site write-translations`."
  },
  'translation-placeholder-unknown': {
    topic: 'translations',
    policy: 'warn',
    explanation:
      "A string in `code.json` contains a placeholder such as `{name}` that the original string doesn't have. Nothing replaces it, so readers see the placeholder. Strings of themes are checked by all commands, and strings of your own code by `site write-translations`."
  },
  'plugin-missing': {
    topic: 'plugins',
    explanation:
      "A plugin, theme or preset can't be found. The hint lists the [package names that were tried](../using-plugins.md#names). Install the package in your site, or use a path that starts with `./`."
  },
  'plugin-duplicate': {
    topic: 'plugins',
    explanation:
      'The configuration contains the same plugin twice with the same ID. Give each instance its own `id`. The first one can keep the ID `default`. Also check your presets, because they add plugins.'
  },
  'plugin-failed': {
    topic: 'plugins',
    explanation:
      "A plugin threw an error in the hook that the message shows, or its module doesn't export a function. The position is the line that threw the error, or the line that called into Lectern. To print the stack trace, add `--verbose`."
  },
  'plugin-hook-unknown': {
    topic: 'plugins',
    policy: 'warn',
    explanation:
      "A method of a plugin has nearly the name of a [hook](./plugin-methods/README.md), so it's probably a misspelled hook. Lectern doesn't call it. If you call the method yourself, choose a name that's less similar."
  },
  'theme-file-unused': {
    topic: 'plugins',
    policy: 'warn',
    explanation:
      "Files in `src/theme` replace the [component](../swizzling.md) with the same name. This file doesn't have the name of a component, and no other file imports it. If names are similar, the hint lists them."
  },
  'explain-page-unknown': {
    topic: 'commands',
    explanation:
      "`site build --explain` needs a page's URL, its path, or the path of its source file. The message shows the most similar page."
  }
} satisfies ProblemCatalog
