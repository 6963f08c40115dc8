/** Asks a question on the terminal and gives back what was typed, without spaces around it. */
export type Ask = (question: string) => Promise<string>

/**
 * Let somebody choose one of a few things by number or by name; asks again until the answer is one.
 *
 * @param options - What may be answered, with a few words of each.
 */
export async function askChoice<Value extends string>(
  ask: Ask,
  question: string,
  options: readonly {value: Value; text: string}[]
): Promise<Value> {
  const lines = options.map(({text}, index) => `  ${index + 1}  ${text}`)
  let answer = await ask(`${question}\n${lines.join('\n')}\n> `)
  for (;;) {
    const found = options.find(({value}, index) => answer === String(index + 1) || answer === value)
    if (found) return found.value
    answer = await ask(`Type a number from 1 to ${options.length}: `)
  }
}
