/**
 * Files with regular expressions that may take more than linear time. They're allowed because their
 * input is short or isn't written by content authors. The value is the reason.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const REGEX_ALLOWANCES = {
  'packages/bundler/src/modules/tree-shake-router.ts': 'path of a file',
  'packages/core/src/content/snippet-files.ts': 'path of a file',
  'packages/core/src/explain/page-bytes.ts': 'pages as Lectern writes them, one for each --explain',
  'packages/core/src/hosts/headers-file.ts':
    'lines of a headers file, which hosts limit to 2,000 characters',
  'packages/core/src/sources/find-opening-line.ts':
    'an unclosed mark of code or emphasis, or an unclosed colon, is the last of its kind in a line',
  'packages/core/src/sources/inline-markup.ts':
    'an unclosed mark of code or emphasis is the last of its kind in a line',
  'packages/core/src/modules/site-packages.ts': 'code of an installed package, which runs anyway',
  'packages/core/src/plugins/describe-entry.ts': 'path of a file',
  'packages/markdown/src/code-blocks/code-block.ts': 'path of a file',
  'packages/markdown/src/links/remark-repository-links.ts': 'option of the configuration',
  'packages/plugin-blog/src/feed/read-post-page.ts':
    'pages as Lectern writes them, which have these elements once',
  'packages/plugin-blog/src/posts/post-file-name.ts': 'path of a file',
  'packages/plugin-changelog/src/release-heading.ts': '500 characters of a heading',
  'packages/plugin-docs/src/versions/docs-version.ts': 'option of the configuration',
  'packages/plugin-pwa/src/precache/precache-patterns.ts': 'path of a file',
  'packages/plugin-search/src/algolia/push-failure.ts': 'message of a service',
  'packages/plugin-search/src/without-inline-style.ts': 'path and code of an installed package',
  'packages/plugin-search/src/words/terms.ts':
    'another alternative takes the same run of letters, so no search starts inside of it',
  'packages/prerender/src/html/blocked-code.ts':
    'pages as Lectern writes them: `<` and `>` are in tags only, elements are closed',
  'packages/prerender/src/page/render-page.ts':
    'heads as Lectern writes them: `<` and `>` are in tags only',
  'packages/shared/src/problems/find-config-position.ts':
    'code of the configuration, which runs anyway',
  'packages/shared/src/problems/stack-frames.ts': 'lines of a stack, up to 2,000 characters'
}
