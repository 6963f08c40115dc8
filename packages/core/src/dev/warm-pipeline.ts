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

/** What practice works on: half of a usual page. */
const EXERCISE = SAMPLE.repeat(5)

/** Rounds after which compiling hardly gets faster. */
const ROUNDS = 50

/** Milliseconds of quiet before a round, so that whoever asks for something hardly waits. */
const QUIET = 20

/** Milliseconds of quiet before the first round: the browser is busy with the first page. */
const FIRST_QUIET = 1000

/** Compile a text for nothing: the first one takes several times longer than those after it. */
export async function warmPipeline(text = SAMPLE): Promise<void> {
  await compileContent({text, format: 'md'}, {format: 'md', admonitions: [], fold: true})
}

/**
 * Go on compiling while there is nothing else to do, until the engine has compiled the pipeline for
 * speed: an author's first edits are then as quick as later ones.
 *
 * @returns Puts the next round off; to be called when there is work.
 */
export function practisePipeline(): () => void {
  let rounds = 0
  let timer: NodeJS.Timeout | undefined
  const plan = () => {
    clearTimeout(timer)
    if (rounds < ROUNDS) timer = setTimeout(run, rounds === 0 ? FIRST_QUIET : QUIET)
  }
  const run = () => {
    rounds++
    // A text of ours has no problems.
    warmPipeline(EXERCISE).then(plan)
  }
  return plan
}
