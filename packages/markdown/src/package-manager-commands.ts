/** What runs commands that are written for npm. */
export type PackageManager = 'npm' | 'yarn' | 'pnpm' | 'bun'

/** A call of npm or npx up to the end of its command, at the start of a line or behind another command. */
const CALL = /(?<=^|[\s(;&|`])(npm|npx)(?=\s|$)([^\n;&|#)`\\]*)/gm

/**
 * Write the commands of a shell text for another package manager. What has no equal is left to npm,
 * which is always there.
 */
export function convertCommands(text: string, manager: PackageManager): string {
  if (manager === 'npm') return text
  return text.replace(CALL, (whole, program: string, rest: string) => {
    const words = rest.split(/\s+/).filter(Boolean)
    const converted = program === 'npx' ? runPackage(words, manager) : convert(words, manager)
    // White space before what follows, such as a comment, stays.
    return converted ? converted.join(' ') + (/\s*$/.exec(rest)?.[0] ?? '') : whole
  })
}

type Other = Exclude<PackageManager, 'npm'>
type Words = readonly string[]

const SAME_NAME = new Set(['outdated', 'link', 'unlink', 'publish', 'audit'])
const SCRIPTS = new Set(['start', 'stop', 'test', 'restart'])
const VERBS: Readonly<Record<string, string>> = {
  ...{i: 'install', add: 'install', un: 'uninstall', remove: 'uninstall', rm: 'uninstall'},
  ...{up: 'update', upgrade: 'update', 'run-script': 'run', t: 'test', tst: 'test'},
  ...{x: 'exec', init: 'create', innit: 'create', list: 'ls', 'clean-install': 'ci'}
}

function convert(words: Words, manager: Other): Words | undefined {
  const at = words.findIndex((word) => !word.startsWith('-'))
  const written = words[at] ?? ''
  const verb = VERBS[written] ?? written
  const rest = words.filter((_, index) => index !== at)
  if (SCRIPTS.has(verb)) return runScript(verb, rest, manager)
  if (SAME_NAME.has(verb)) return [manager, verb, ...rest]
  switch (verb) {
    case 'install':
      return install(rest, manager)
    case 'ci':
      return [manager, 'install', '--frozen-lockfile', ...convertFlags(rest, manager)]
    case 'uninstall':
      return withGlobal('remove', rest, manager)
    case 'update':
      return [manager, manager === 'yarn' ? 'upgrade' : 'update', ...rest]
    case 'run':
      return rest.length > 0 ? runScript(rest[0] ?? '', rest.slice(1), manager) : [manager, 'run']
    case 'exec':
      return runInstalled(withoutDashes(rest), manager)
    case 'create':
      return create(rest, manager)
    case 'ls':
      return manager === 'bun' ? ['bun', 'pm', 'ls', ...rest] : [manager, 'list', ...rest]
    default:
      return undefined
  }
}

function install(words: Words, manager: Other): Words {
  const hasPackages = words.some((word) => !word.startsWith('-'))
  if (!hasPackages) return [manager, 'install', ...convertFlags(words, manager)]
  return withGlobal('add', words, manager)
}

function withGlobal(verb: string, words: Words, manager: Other): Words {
  const own = words.filter((word) => !GLOBAL.has(word))
  const flags = convertFlags(own, manager)
  if (own.length === words.length) return [manager, verb, ...flags]
  if (manager === 'yarn') return ['yarn', 'global', verb, ...flags]
  return [manager, verb, '--global', ...flags]
}

const GLOBAL = new Set(['-g', '--global'])
/** Flags that are what the others do anyway, or that they do not know. */
const NEEDLESS = new Set(['--save', '-S', '--save-prod', '-P', '--no-save', '--legacy-peer-deps'])
const LONG: Readonly<Record<string, string>> = {
  '-D': '--save-dev',
  '-E': '--save-exact',
  '-O': '--save-optional'
}

/** Yarn and Bun say `--dev` for `--save-dev`; pnpm knows the words of npm. */
function convertFlags(words: Words, manager: Other): string[] {
  return words.flatMap((word) => {
    if (NEEDLESS.has(word)) return []
    if (word === '--omit=dev') return [manager === 'pnpm' ? '--prod' : '--production']
    const flag = LONG[word] ?? word
    return [manager === 'pnpm' ? flag : flag.replace(/^--save-/, '--')]
  })
}

/** Yarn takes a script for a command of its own unless it has one of that name. */
const YARN_COMMANDS = new Set([
  'add',
  'install',
  'remove',
  'init',
  'link',
  'pack',
  'publish',
  'why'
])

function runScript(script: string, words: Words, manager: Other): Words {
  const rest = withoutDashes(words)
  if (manager === 'yarn')
    return YARN_COMMANDS.has(script) ? ['yarn', 'run', script, ...rest] : ['yarn', script, ...rest]
  // `bun test` is another thing.
  const isShort = manager === 'pnpm' && SCRIPTS.has(script)
  return isShort ? [manager, script, ...rest] : [manager, 'run', script, ...rest]
}

function runInstalled(words: Words, manager: Other): Words {
  return manager === 'bun' ? ['bunx', ...words] : [manager, 'exec', ...words]
}

function runPackage(words: Words, manager: Other): Words {
  const rest = words.filter((word) => word !== '-y' && word !== '--yes')
  return manager === 'bun' ? ['bunx', ...rest] : [manager, 'dlx', ...rest]
}

/** `create x -- --y`: only npm needs the dashes. Without a name it is about a new package. */
function create(words: Words, manager: Other): Words {
  const hasName = words.some((word) => !word.startsWith('-'))
  if (hasName) return [manager, 'create', ...withoutDashes(words)]
  return [manager, 'init', ...words.filter((word) => manager !== 'pnpm' || word !== '-y')]
}

function withoutDashes(words: Words): Words {
  const at = words.indexOf('--')
  return at < 0 ? words : words.filter((_, index) => index !== at)
}
