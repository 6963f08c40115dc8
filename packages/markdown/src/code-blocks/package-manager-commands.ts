import {ownValue} from '@lectern/shared/objects/own-value'
import convertCommand from 'npm-to-yarn'

/** A package manager that can have a tab. */
export type PackageManager = 'npm' | 'yarn' | 'pnpm' | 'bun'

/**
 * Matches a comment, or an npm or npx command. A command ends at the next command, comment or
 * unescaped line end.
 */
const COMMENT_OR_COMMAND =
  /(?<=^|\s)#[^\n]*|(?<=^|[\s(;&|`])(npm|npx)(?=\s|$)((?:"(?:[^"\\]|\\.)*"|'[^']*'|\\[\s\S]|(?<!\s)#|[^\n;&|#)`"'\\])*)/gm

/**
 * Rewrites npm and npx commands in shell code for a different package manager. Comments stay
 * unchanged, and so do commands that the package manager doesn't have, because npm is always
 * installed.
 */
export function convertCommands(text: string, manager: PackageManager): string {
  if (manager === 'npm') return text
  return text.replace(COMMENT_OR_COMMAND, (whole, program?: string, rest = '') => {
    if (!program) return whole
    const words = readWords(rest)
    if (words.length > MAX_WORDS) return whole
    const texts = words.map(({text}) => text)
    const converted = convert(program, texts, manager)
    if (!converted) return whole
    const end = rest.slice(rest.trimEnd().length)
    return restoreLineBreaks(readWords(converted), words) + end
  })
}

/**
 * Maximum number of words in a command to convert. Longer commands take too long, because the
 * library searches the whole command for each word.
 */
const MAX_WORDS = 1000

type Other = Exclude<PackageManager, 'npm'>

/** A word of a command with its quotes. */
interface Word {
  text: string
  /** Escaped line break before the word, with the indentation after it. */
  lineBreak: string
}

function readWords(text: string): Word[] {
  const words = text.matchAll(
    /(?<!\s)(\s*(?:\\\n\s*)?)((?:"(?:[^"\\]|\\.)*"|'[^']*'|\\[^\n]|[^\s"'\\])+)/g
  )
  return [...words].map(([, space = '', word = '']) => ({
    text: word,
    lineBreak: space.includes('\\\n') ? space : ''
  }))
}

/** Joins the words of a converted command, with a line break before each word that had one. */
function restoreLineBreaks(converted: readonly Word[], written: readonly Word[]): string {
  let next = 0
  return converted.reduce((line, {text}) => {
    const at = written.findIndex((word, index) => index >= next && word.text === text)
    const isBroken = at >= 0 && written.slice(next, at + 1).find(({lineBreak}) => lineBreak)
    if (at >= 0) next = at + 1
    const space = line ? ' ' : ''
    return line + (isBroken ? isBroken.lineBreak : space) + text
  }, '')
}

const ALIASES: Readonly<Record<string, readonly string[]>> = {
  ...{add: ['install'], i: ['install'], ci: ['install', '--frozen-lockfile']},
  ...{'clean-install': ['install', '--frozen-lockfile'], up: ['update'], upgrade: ['update']},
  ...{un: ['uninstall'], r: ['uninstall'], rm: ['uninstall'], remove: ['uninstall']},
  ...{'run-script': ['run'], stop: ['run', 'stop'], restart: ['run', 'restart']},
  ...{x: ['exec'], innit: ['init']}
}
/** npm commands that all package managers have, but that the library doesn't convert. */
const SHARED_COMMANDS = new Set(['audit', 'outdated', 'publish', 'update'])
/** npm flags that other package managers apply by default or don't support. */
const NPM_FLAGS = new Set(['--save', '-S', '--save-prod', '-P', '--no-save', '--legacy-peer-deps'])

/** Converts one command, or returns `undefined` if the package manager doesn't have it. */
function convert(program: string, texts: readonly string[], manager: Other): string | undefined {
  if (program === 'npx') {
    return callLibrary(['npx', ...texts.filter((word) => !/^(-y|--yes)$/.test(word))], manager)
  }
  const at = texts.findIndex((word) => !word.startsWith('-'))
  const written = texts[at] ?? ''
  // The library looks commands up in an object and would find its inherited methods.
  if (written in Object.prototype) return undefined
  const [verb = '', ...added] = ownValue(ALIASES, written) ?? [written]
  return convertVerb(verb, [...added, ...texts.filter((_, index) => index !== at)], manager)
}

function convertVerb(verb: string, rest: readonly string[], manager: Other): string | undefined {
  const hasNames = rest.some((word) => !word.startsWith('-'))
  // Only npm has `audit fix`.
  if (verb === 'audit' && hasNames) return undefined
  if (SHARED_COMMANDS.has(verb)) {
    return [manager, verb === 'update' && manager === 'yarn' ? 'upgrade' : verb, ...rest].join(' ')
  }
  if (verb === 'install' || verb === 'uninstall') {
    const converted = callLibrary(['npm', verb, ...convertFlags(rest, manager)], manager)
    // The library would treat a flag as a package to add.
    return hasNames ? converted : converted?.replace(' add', ' install')
  }
  if (isScopeInitializer(verb, rest, manager)) return [manager, 'create', ...rest].join(' ')
  const isNewPackage = verb === 'init' && !hasNames && manager === 'pnpm'
  return callLibrary(['npm', verb, ...(isNewPackage ? [] : rest)], manager)
}

/**
 * Returns whether an initializer is just a scope, as in `npm init @scope`. The library would treat
 * it as a package.
 */
function isScopeInitializer(verb: string, [name = '']: readonly string[], manager: Other): boolean {
  return (verb === 'create' || verb === 'init') && manager === 'bun' && /^@[^/]+$/.test(name)
}

function convertFlags(words: readonly string[], manager: Other): string[] {
  const production = manager === 'pnpm' ? '--prod' : '--production'
  return words
    .filter((word) => !NPM_FLAGS.has(word))
    .map((word) => (word === '--omit=dev' ? production : word))
}

/**
 * Placeholder for `=` during conversion, because the library replaces the first `=` with a space
 * for Bun.
 */
const EQUALS = '\uE000'

function callLibrary(words: readonly string[], manager: Other): string | undefined {
  const converted = convertCommand(words.join(' ').replaceAll('=', EQUALS), manager)
  return /^np[mx]\b/.test(converted) ? undefined : converted.replaceAll(EQUALS, '=')
}
