import fs from 'node:fs'
import path from 'node:path'
import type {Readable, Writable} from 'node:stream'
import type {SiteProblem} from '@lectern/types'
import {Command, CommanderError, Option} from 'commander'
import {findPackagesProblem} from './choices/find-packages-problem.js'
import {findTargetProblem} from './choices/find-target-problem.js'
import {
  DEFAULTS,
  detectPackageManager,
  PACKAGE_MANAGERS,
  type PackageManager,
  type PartialChoices,
  type SiteChoices,
  TEMPLATES,
  type TemplateName
} from './choices/site-choices.js'
import {findNameProblem} from './choices/site-names.js'
import {createSite} from './create-site.js'
import {formatNextSteps, formatProblem} from './next-steps.js'
import {runProgram} from './run-program.js'

/** The parts of `process` that the command uses. */
export interface CliProcess {
  stdin: Readable & {isTTY?: boolean}
  stdout: Writable & {isTTY?: boolean}
  stderr: Writable
  env: NodeJS.ProcessEnv
  cwd(): string
}

interface Flags {
  template?: TemplateName
  typescript?: boolean
  javascript?: boolean
  packageManager?: PackageManager
  packages?: string
  skipInstall?: boolean
  git?: boolean
  yes?: boolean
}

/** Exit codes: success, a missing or incomplete site, invalid arguments, canceled. */
const EXIT = {ok: 0, failed: 1, usage: 2, canceled: 130} as const

/** Runs `create-site` and returns its exit code. */
export async function runCli(argv: readonly string[], process: CliProcess): Promise<number> {
  try {
    const program = createProgram(process).parse(argv)
    return await run(program.processedArgs[0], program.opts<Flags>(), process)
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage
    throw error
  }
}

function createProgram(process: CliProcess): Command {
  return new Command('create-site')
    .description('Create a Lectern site.')
    .argument('[folder]', `new or empty folder (default: ${DEFAULTS.folder})`)
    .addOption(new Option('--template <name>', 'starter template').choices(TEMPLATES))
    .addOption(new Option('--typescript', 'use TypeScript (default)'))
    .addOption(new Option('--javascript', 'use JavaScript').conflicts('typescript'))
    .addOption(new Option('--package-manager <name>', 'package manager').choices(PACKAGE_MANAGERS))
    .option('--packages <folder>', 'install Lectern from tarballs in a folder')
    .option('--skip-install', "don't install packages")
    .option('--git', 'initialize a Git repository')
    .option('--no-git', "don't initialize a Git repository")
    .option('-y, --yes', 'skip prompts and use defaults')
    .version(readVersion(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .showHelpAfterError('Run `create-site --help` to list options.')
    .configureOutput({
      writeOut: (text) => process.stdout.write(text),
      writeErr: (text) => process.stderr.write(text)
    })
    .exitOverride()
}

async function run(folder: string | undefined, flags: Flags, process: CliProcess): Promise<number> {
  const flagProblem = findFlagProblem(folder, flags, process.cwd())
  if (flagProblem) {
    process.stderr.write(`${formatProblem(flagProblem)}\n`)
    return EXIT.failed
  }
  const choices = await complete(folder, flags, process)
  if (!choices) {
    process.stderr.write('Canceled. No files were written.\n')
    return EXIT.canceled
  }
  const {isWritten, problems} = await createSite(choices, {
    version: readVersion(),
    date: today(),
    report: (step) => process.stdout.write(`${step}\n`),
    run: runProgram
  })
  for (const problem of problems) process.stderr.write(`${formatProblem(problem)}\n`)
  if (!isWritten) return EXIT.failed
  const {template, language} = choices
  const name = language === 'typescript' ? 'TypeScript' : 'JavaScript'
  process.stdout.write(`\nCreated ${choices.folder} (${template}, ${name}).\n\n`)
  const installed = choices.install && problems.every(({code}) => code === 'git-failed')
  process.stdout.write(`${formatNextSteps({...choices, install: installed}, process.cwd())}\n`)
  return problems.length > 0 ? EXIT.failed : EXIT.ok
}

/** Checks the folders on the command line, before the user answers any prompt. */
function findFlagProblem(
  folder: string | undefined,
  {packages}: Flags,
  cwd: string
): SiteProblem | undefined {
  const packagesProblem = findPackagesProblem(resolvePackages(packages, cwd))
  if (packagesProblem || folder === undefined) return packagesProblem
  const target = path.resolve(cwd, folder)
  return findNameProblem(target) ?? findTargetProblem(target)
}

function resolvePackages(packages: string | undefined, cwd: string): string | undefined {
  return packages === undefined ? undefined : path.resolve(cwd, packages)
}

/** Prompts for missing choices on a terminal. Returns `undefined` if the user cancels. */
async function complete(
  folder: string | undefined,
  flags: Flags,
  process: CliProcess
): Promise<SiteChoices | undefined> {
  const cwd = process.cwd()
  const packageManager =
    flags.packageManager ?? detectPackageManager(process.env.npm_config_user_agent)
  const given = readFlags(folder, flags)
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY && !process.env.CI
  const answers =
    isTerminal && !flags.yes
      ? await prompt(given, {cwd, packageManager}, process)
      : {...DEFAULTS, ...given}
  if (!answers) return undefined
  return {
    ...answers,
    folder: path.resolve(cwd, answers.folder),
    packageManager,
    packagesDir: resolvePackages(flags.packages, cwd)
  }
}

async function prompt(
  given: PartialChoices,
  context: {cwd: string; packageManager: PackageManager},
  {stdin: input, stdout: output}: CliProcess
): Promise<Required<PartialChoices> | undefined> {
  // Loaded on demand, because a run with all flags doesn't prompt.
  const {promptForChoices, PromptCanceled} = await import('./choices/prompt-for-choices.js')
  try {
    return await promptForChoices(given, {...context, input, output})
  } catch (error) {
    if (error instanceof PromptCanceled) return undefined
    throw error
  }
}

/** Returns the choices that were made with flags. */
function readFlags(folder: string | undefined, flags: Flags): PartialChoices {
  const {template, git, skipInstall, typescript, javascript} = flags
  return {
    ...(folder !== undefined && {folder}),
    ...(template && {template}),
    ...(git !== undefined && {git}),
    ...(skipInstall && {install: false}),
    ...(typescript && {language: 'typescript'}),
    ...(javascript && {language: 'javascript'})
  }
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}

function readVersion(): string {
  const text = fs.readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as {version: string}).version
}
