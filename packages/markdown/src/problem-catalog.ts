import type {ProblemCatalog} from '@lectern/types'

/** Problems with compiling pages. */
export const problemCatalog = {
  'mdx-syntax': {
    topic: 'markdown',
    explanation:
      "The file isn't valid MDX. In `.mdx` files, `<` starts a tag and `{` starts an expression. Close the tag or expression, or escape the character, e.g. `\\{`. In `.md` files, both characters are plain text. See [MDX syntax](../guides/markdown-features/react.mdx#what-to-mind-in-mdx)."
  },
  'front-matter-ignored': {
    topic: 'markdown',
    policy: 'warn',
    explanation:
      'Front matter has to start on the first line of the file, between two lines with `---`. Otherwise, the page shows it as text, and its fields have no effect.'
  },
  'code-block-unclosed': {
    topic: 'markdown',
    policy: 'warn',
    explanation:
      'A code block has no closing line, so it contains everything after it, or everything up to the end of the next block. Close it with as many backticks or tildes as in its opening line. To show a code block inside a code block, start and end the outer one with more of them.'
  },
  'heading-id-duplicate': {
    topic: 'markdown',
    policy: 'warn',
    explanation:
      'Two headings of a page set the same [ID](../guides/markdown-features/toc.md#own-ids). Links and the table of contents go to the first heading. Change the ID of one heading.'
  },
  'heading-id-invalid': {
    topic: 'markdown',
    policy: 'warn',
    explanation:
      'The [ID](../guides/markdown-features/toc.md#own-ids) of a heading contains a space. IDs in HTML have no spaces, so styles, scripts and other tools may not find the heading. Write hyphens instead.'
  },
  'mdx-in-markdown': {
    topic: 'markdown',
    policy: 'warn',
    explanation:
      "A `.md` file has an import, an export or the tag of a component. They work only in `.mdx` files. In a `.md` file, the statement is shown as text, and browsers don't recognize the tag. Rename the file to `.mdx`. See [MDX and React](../guides/markdown-features/react.mdx)."
  },
  'admonition-unknown': {
    topic: 'markdown',
    policy: 'warn',
    explanation:
      "The name of a `:::name` container isn't an [admonition](../guides/markdown-features/admonitions.md) type. The page shows the lines as plain text. To add your own type, set `admonitions` in the content plugin's options."
  },
  'directive-unknown': {
    topic: 'markdown',
    policy: 'warn',
    explanation:
      'In a Docusaurus project, `::name` or `:name[label]` has a name that no plugin handles. As in Docusaurus, the page shows only the label. To show it as text, write `\\:` instead of each colon.'
  },
  'admonition-unclosed': {
    topic: 'markdown',
    policy: 'warn',
    explanation:
      'An admonition has no closing line, so it extends to the end of the page. Close it with `:::`. If you nest admonitions, the outer one needs more colons than the inner one.'
  },
  'component-attribute-unknown': {
    topic: 'markdown',
    policy: 'warn',
    explanation:
      "A [component](../guides/markdown-features/content-blocks.md) has an attribute that it doesn't support. The page is built without the attribute. To fix the warning, correct the name or remove the attribute."
  },
  'component-attribute-missing': {
    topic: 'markdown',
    explanation:
      'A [component](../guides/markdown-features/content-blocks.md) needs an attribute that is missing, such as the title of an accordion.'
  },
  'component-attribute-invalid': {
    topic: 'markdown',
    explanation:
      'The value of an attribute is empty, or not one of the values that the [component](../guides/markdown-features/content-blocks.md) supports.'
  },
  'component-attribute-computed': {
    topic: 'markdown',
    explanation:
      'The compiler creates `<Icon>`, `<CodeTabs>`, `<Diff>`, `<AnnotatedCode>` and `<PackageManagers>`, so their attributes must be text, numbers or flags. Expressions are possible only in other [components](../guides/markdown-features/content-blocks.md).'
  },
  'embed-unknown': {
    topic: 'markdown',
    explanation:
      "A page [shows or links to](../guides/api-reference.md#show-operations-in-docs) an operation or schema that the API description doesn't contain. Use the `operationId` of the operation or the name of the schema. With several descriptions, `spec` has to be the `id` of a plugin instance.",
    example: {
      message: "The operation `listBird` doesn't exist in the API description.",
      test: 'packages/markdown/src/embeds/remark-embeds.test.ts'
    }
  },
  'embed-ambiguous': {
    topic: 'markdown',
    explanation:
      'A page [shows or links to](../guides/api-reference.md#show-operations-in-docs) an operation or schema that several API descriptions contain. Select one with the `spec` attribute, which is the `id` of a plugin instance.',
    example: {
      message: 'Several API descriptions have the schema `Egg`.',
      test: 'packages/markdown/src/embeds/remark-embeds.test.ts'
    }
  },
  'embed-page-missing': {
    topic: 'markdown',
    explanation:
      "A page links to a schema that has no page, because the [plugin's option](./plugins/plugin-openapi.md#options) `schemas` is `'inline'`. Show the schema on its own line, or link to an operation.",
    example: {
      message: 'The schema `Egg` has no page to link to.',
      test: 'packages/markdown/src/embeds/remark-embeds.test.ts'
    }
  },
  'component-content-invalid': {
    topic: 'markdown',
    explanation:
      'A component for code has the wrong content. [Code tabs](../guides/markdown-features/content-blocks.md#show-code-in-several-languages) take only code blocks, a [diff](../guides/markdown-features/content-blocks.md#show-a-change) takes exactly two, and [annotated code](../guides/markdown-features/content-blocks.md#explain-lines-of-code) takes a code block and a numbered list.'
  },
  'icon-unknown': {
    topic: 'markdown',
    explanation:
      "The name of an icon isn't one of the [built-in icons](../guides/markdown-features/content-blocks.md#show-an-icon)."
  },
  'head-child-invalid': {
    topic: 'markdown',
    explanation:
      '`<head>` in a page can contain only elements that HTML allows in the document head. See [Head metadata](../guides/markdown-features/head-metadata.mdx#from-the-text).'
  },
  'html-swallows-block': {
    topic: 'markdown',
    policy: 'warn',
    explanation:
      "A code block, diagram or other component is inside an HTML tag that can contain only text, such as `<iframe>`, `<title>` or `<xmp>`. This can also happen if an earlier tag isn't closed. Browsers wouldn't show the block, so the page doesn't contain it. Close the tag before the block."
  },
  'markdown-plugin-failed': {
    topic: 'markdown',
    explanation:
      'A [remark or rehype plugin](../guides/markdown-features/plugins.md) threw an error or reported a fatal message while it processed this page. The error shows the position that the plugin reported, or the start of the page.'
  },
  'markdown-plugin-message': {
    topic: 'markdown',
    policy: 'warn',
    explanation:
      "A remark or rehype plugin, such as a linter, reported a message that isn't fatal. The page is still built. To hide the message, change the plugin's settings."
  },
  'markdown-too-deep': {
    topic: 'markdown',
    explanation:
      "The page can't be processed. Its blocks or tags are nested too deeply, or it has too many lines, marks, tags or table cells. Files like this are usually generated by a script. Split the page, or flatten nested lists and quotes. Move large data from MDX to a file that a component imports."
  },
  'markdown-unreadable': {
    topic: 'markdown',
    explanation:
      "The compiler failed for a reason that isn't a syntax error. To find the cause, remove parts of the page until it compiles. Then report the bug.",
    example: {
      message: "The page couldn't be compiled: the file is locked.",
      hint: 'This is a bug. Remove parts of the page to find the cause, and report it.',
      test: 'packages/markdown/src/compile/compile-content.test.ts'
    }
  },
  'math-invalid': {
    topic: 'markdown',
    policy: 'warn',
    explanation:
      "KaTeX can't parse a [formula](../guides/markdown-features/math-equations.md), so the page shows the formula's source. If you meant a dollar sign, write `\\$`."
  },
  'mermaid-disabled': {
    topic: 'markdown',
    policy: 'warn',
    explanation:
      "A page has a `mermaid` code block, but the site doesn't render [diagrams](../guides/markdown-features/diagrams.md). Readers see the diagram's source. You see this warning only once per site."
  },
  'code-language-unknown': {
    topic: 'markdown',
    policy: 'warn',
    explanation:
      "Syntax highlighting doesn't support the language of a code block, so the code has no colors. You see one warning per language. See [Languages](../guides/markdown-features/code-blocks.mdx#languages)."
  },
  'code-option-unknown': {
    topic: 'markdown',
    policy: 'warn',
    explanation:
      "An option after the language of a code block has no effect, because its name or its value has a typo. Unknown names that aren't similar to an [option](../guides/markdown-features/code-blocks.mdx#what-may-follow-the-language) aren't reported, because plugins can use them."
  },
  'snippet-missing': {
    topic: 'markdown',
    explanation:
      "A code block shows [code from a file](../guides/markdown-features/code-blocks.mdx#code-from-files) that doesn't exist. Paths are relative to the page, or to the site root if they start with `@site/`."
  },
  'snippet-unclosed': {
    topic: 'markdown',
    explanation:
      "A code block that shows [code from a file](../guides/markdown-features/code-blocks.mdx#code-from-files) isn't closed. The rest of the page would become part of the block and be replaced with the file."
  },
  'snippet-outside-site': {
    topic: 'markdown',
    explanation:
      "A code block refers to a file outside the site root. Lectern doesn't read these files, because a page could otherwise publish private files from the build machine."
  },
  'snippet-lines-missing': {
    topic: 'markdown',
    explanation:
      'A code block refers to lines after the end of a file. Line numbers shift when the file changes, so a named region is more reliable. Mark it with `#region name` and `#endregion name`.'
  },
  'snippet-region-missing': {
    topic: 'markdown',
    explanation:
      "A code block refers to a region that isn't in the file. Mark the region with the comments `#region name` and `#endregion name`."
  },
  'snippet-region-open': {
    topic: 'markdown',
    explanation:
      'A region in the file has no matching `#endregion` comment. Use the same name for `#region` and `#endregion`.'
  },
  'link-refused': {
    topic: 'links',
    policy: 'warn',
    explanation:
      "A Markdown link would run code (`javascript:`, `vbscript:` or `data:`), so it's published without a target. To add behavior to a page, use a component in an `.mdx` file."
  },
  'tabs-empty': {
    topic: 'tabs',
    explanation: '`<Tabs>` is empty. Add a `<TabItem>` for each tab.'
  },
  'tabs-child-invalid': {
    topic: 'tabs',
    explanation:
      "`<Tabs>` contains text or elements outside its `<TabItem>` elements. This content isn't part of a tab, so readers would never see it."
  },
  'tab-value-missing': {
    topic: 'tabs',
    explanation:
      "Every `<TabItem>` needs a `value` that identifies the tab. Readers see the `label`, or the value if you don't set a label."
  },
  'tab-value-duplicate': {
    topic: 'tabs',
    explanation:
      'Two tabs in a group have the same `value`, so selecting one would also select the other. Give each tab in the group a unique value.'
  },
  'tabs-default-unknown': {
    topic: 'tabs',
    explanation:
      "`defaultValue` doesn't match the value of any tab. If you omit `defaultValue`, the first tab is selected."
  },
  'tabs-query-unnamed': {
    topic: 'tabs',
    explanation:
      "If `queryString` has no value, the URL parameter is named after the `groupId`. These [tabs](../guides/markdown-features/tabs.mdx) don't have a `groupId`."
  }
} satisfies ProblemCatalog

/** Problem codes for compiling pages. */
export type MarkdownProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Problem codes for compiling pages. */
    markdown: MarkdownProblemCode
  }
}
