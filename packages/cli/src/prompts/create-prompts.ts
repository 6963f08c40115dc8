import type {Readable, Writable} from 'node:stream'
import type {SwizzlePrompts} from '@lectern/site-tools/swizzle/swizzle'
import {CommandCanceled} from '../report/command-failure.js'

/** Streams for prompts. */
export interface PromptStreams {
  input: Readable
  output: Writable
}

/** Prompts of commands. */
export interface Prompts extends SwizzlePrompts {
  /** Prompts for non-empty text. */
  text(message: string, placeholder: string): Promise<string>
}

/**
 * Creates prompts for a terminal, with a heading before the first one. Prompts reject with
 * `CommandCanceled` on Ctrl+C and Esc.
 */
export function createPrompts(streams: PromptStreams, heading: string): Prompts {
  let isOpened = false
  /** Loads the library and prints the heading for the first prompt. */
  const open = async () => {
    const library = await import('@clack/prompts')
    if (!isOpened) library.intro(heading, streams)
    isOpened = true
    return library
  }
  return {
    async search(message, choices) {
      const {autocomplete} = await open()
      const options = choices.map(({value, label, hint}) => ({value, label, hint}))
      const validate = (value?: unknown) =>
        value === undefined ? 'No matches. Edit the text, or press Ctrl+C to cancel.' : undefined
      const answer = await autocomplete<string>({
        ...{message, options, validate, maxItems: 10},
        ...streams
      })
      return answered<string>(answer)
    },
    async select<Value extends string>(
      message: string,
      choices: readonly {value: Value; label: string; hint?: string}[]
    ) {
      const {select} = await open()
      const options = choices.map(({value, label, hint}) => ({value, label, hint}))
      const answer = answered<string>(await select<string>({message, options, ...streams}))
      return choices.find(({value}) => value === answer)?.value ?? canceled()
    },
    async text(message, placeholder) {
      const {text} = await open()
      const validate = (value?: string) =>
        value?.trim() ? undefined : 'Enter some text, or press Ctrl+C to cancel.'
      return answered<string>(await text({message, placeholder, validate, ...streams})).trim()
    },
    async confirm(message) {
      const {confirm} = await open()
      return answered<boolean>(await confirm({message, initialValue: false, ...streams}))
    }
  }
}

/** Returns an answer. For a canceled prompt, the library returns a symbol instead. */
function answered<Answer extends string | boolean>(answer: Answer | symbol): Answer {
  return typeof answer === 'symbol' ? canceled() : answer
}

function canceled(): never {
  throw new CommandCanceled()
}
