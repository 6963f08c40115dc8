import {compileContent} from '@lectern/markdown'

/** A little of everything that pages are made of. */
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

/** Compile a text for nothing: the first one takes several times longer than those after it. */
export async function warmPipeline(): Promise<void> {
  await compileContent({text: SAMPLE, format: 'md'}, {format: 'md', admonitions: [], fold: true})
}
