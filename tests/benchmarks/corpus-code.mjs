import {NOUNS, TERMS} from './corpus-words.mjs'

/** @typedef {import('./random.mjs').Random} Random */

/** @type {Readonly<Record<string, (random: Random) => string>>} */
const WRITERS = Object.freeze({
  js: writeScript,
  ts: writeTypes,
  bash: writeCommands,
  json: writeSettings
})

/**
 * Writes three or four fenced code blocks, each in a different language.
 *
 * @param {Random} random
 */
export function writeCodeBlocks(random) {
  const languages = ['js', 'ts', 'bash', 'json']
  if (random.below(2) === 0) languages.splice(random.below(languages.length), 1)
  return languages.map((language) => {
    const code = WRITERS[language]?.(random) ?? ''
    return `\`\`\`${language}\n${code}\n\`\`\``
  })
}

/** @param {Random} random */
function writeScript(random) {
  const [thing, other] = [camelCase(random.pick(NOUNS)), camelCase(random.pick(NOUNS))]
  const steps = Array.from(
    {length: random.between(1, 4)},
    (_, index) =>
      `  if (${thing}.level > ${random.between(1, 60)}) await client.send('${other}', {step: ${index + 1}})`
  )
  return [
    `import {connect} from '@haulage/client'`,
    '',
    `// Reads one ${thing} and hands it on.`,
    `export async function hand${pascalCase(other)}(id) {`,
    `  const client = await connect({timeout: ${random.between(1, 30)}_000})`,
    `  const ${thing} = await client.read('${thing}', id)`,
    ...steps,
    `  return {...${thing}, seen: true}`,
    '}'
  ].join('\n')
}

/** @param {Random} random */
function writeTypes(random) {
  const name = pascalCase(random.pick(NOUNS))
  const fields = Array.from(
    {length: random.between(2, 5)},
    (_, index) =>
      `  ${camelCase(random.pick(NOUNS))}${index}: ${random.pick(['string', 'number', 'Date | null', 'readonly string[]'])}`
  )
  return [
    `export interface ${name}Record {`,
    '  id: string',
    ...fields,
    '}',
    '',
    `export const is${name} = (value: unknown): value is ${name}Record =>`,
    `  typeof value === 'object' && value !== null && 'id' in value`
  ].join('\n')
}

/** @param {Random} random */
function writeCommands(random) {
  const lines = Array.from(
    {length: random.between(2, 5)},
    () =>
      `haul ${random.pick(['list', 'show', 'sync', 'check'])} ${random.pick(NOUNS).replaceAll(' ', '-')} --limit ${random.between(5, 500)} | sort -u`
  )
  return [
    '# Works on a copy of the data',
    `export HAUL_REGION="r${random.between(1, 12)}"`,
    ...lines
  ].join('\n')
}

/** @param {Random} random */
function writeSettings(random) {
  const entries = Array.from({length: random.between(3, 7)}, (_, index) => [
    `${random.pick(TERMS)}${index}`,
    random.below(2) ? random.between(1, 900) : random.pick(NOUNS)
  ])
  return JSON.stringify({version: 2, settings: Object.fromEntries(entries)}, null, 2)
}

/** @param {string} words */
function camelCase(words) {
  return words.replace(/ (\w)/g, (_, letter) => letter.toUpperCase())
}

/** @param {string} words */
function pascalCase(words) {
  return camelCase(` ${words}`)
}
