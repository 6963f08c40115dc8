import {compileContent} from '@lectern/markdown'

/** Covers all common Markdown syntax. */
const SAMPLE = `---
title: Sample
---

# Title {#id}

Words with *emphasis*, **strong words**, \`code\`, a [link](./other.md) and an ![image](/image.png).

:::note

A note.

:::

- one
- two

1. first

| Name | Value |
| --- | --- |
| a | b |

> A quotation with a [reference].

\`\`\`js title="a.js" {1}
const answer = 42 // the answer
\`\`\`

[reference]: https://example.com
`

/** Compiles a sample, because the first run takes several times longer than later ones. */
export async function warmPipeline(): Promise<void> {
  await compileContent({text: SAMPLE, format: 'md'}, {format: 'md', admonitions: [], fold: true})
}
