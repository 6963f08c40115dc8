import {compileContent} from '@lectern/markdown'

/** Contains each kind of Markdown that pages use. */
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

/** Half the size of a usual page. */
const LONG_SAMPLE = SAMPLE.repeat(5)

/** Further rounds hardly make compiling faster. */
const ROUNDS = 50

/** Idle milliseconds before a round, so that requests hardly wait. */
const IDLE_TIME = 20

/** Idle milliseconds before the first round: the browser is busy with the first page. */
const FIRST_IDLE_TIME = 1000

/** Compiles a sample. The first compile takes several times longer than later ones. */
export async function warmPipeline(text = SAMPLE): Promise<void> {
  await compileContent({text, format: 'md'}, {format: 'md', admonitions: [], fold: true})
}

/**
 * Compiles a sample repeatedly while the thread is idle, until V8 has optimized the pipeline. The first
 * edits are then as quick as later ones.
 *
 * @returns Postpones the next round. Call it when there is work.
 */
export function warmUpPipeline(): () => void {
  let rounds = 0
  let timer: NodeJS.Timeout | undefined
  const plan = () => {
    clearTimeout(timer)
    if (rounds < ROUNDS) timer = setTimeout(run, rounds === 0 ? FIRST_IDLE_TIME : IDLE_TIME)
  }
  const run = () => {
    rounds++
    // The sample has no problems.
    warmPipeline(LONG_SAMPLE).then(plan)
  }
  return plan
}
