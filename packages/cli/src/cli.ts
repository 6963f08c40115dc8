import {Command} from 'commander'
import {addBuildCommand} from './commands/build-command.js'
import {addCacheCommand} from './commands/cache-command.js'
import {addCheckCommand} from './commands/check-command.js'
import {addClearCommand} from './commands/clear-command.js'
import {EXIT, reportFailure} from './report/command-failure.js'
import {addDeployCommand} from './commands/deploy-command.js'
import {addHeadingIdsCommand} from './commands/heading-ids-command.js'
import {addInsightCommand} from './commands/agents/insight-command.js'
import {addMcpCommand} from './commands/agents/mcp-command.js'
import {addMergeCommand} from './commands/merge-command.js'
import {addNewCommand} from './commands/new-command.js'
import {addMigrateCommand} from './commands/migrate-command.js'
import {addPluginCommand, isPluginCommand} from './commands/plugin-command.js'
import {addPlanCommand} from './commands/plan-command.js'
import {addServeCommand} from './commands/serve-command.js'
import {setDefaultMode} from './options/node-environment.js'
import {rejectPlugAndPlay} from './options/plug-and-play.js'
import type {CliProcess, CommandContext} from './options/site-command.js'
import {addStartCommand} from './commands/start-command.js'
import {addSwizzleCommand} from './commands/swizzle-command.js'
import {addTranslationStatusCommand} from './commands/translation-status-command.js'
import {addWriteTranslationsCommand} from './commands/write-translations-command.js'
import {readGeneratorVersion} from '@lectern/core/generator/generator'
import {createTerminal} from '@lectern/core/report/terminal'

export {watchProcess} from './report/watch-process.js'

/** Runs the CLI and returns its exit code. */
export async function runCli(argv: readonly string[], started: CliProcess): Promise<number> {
  const process = keepFolder(started)
  const terminal = createTerminal(process)
  setDefaultMode(process.env)
  try {
    const words = moveHelp(argv.slice(2))
    await createProgram({process, terminal}, words[0]).parseAsync(words, {from: 'user'})
    return EXIT.ok
  } catch (error) {
    return reportFailure(error, terminal)
  }
}

/** Turns `help docs:version` into `docs:version --help`, because plugins describe their commands. */
function moveHelp(words: readonly string[]): readonly string[] {
  const [first, name, ...rest] = words
  return first === 'help' && name?.includes(':') ? [name, ...rest, '--help'] : words
}

/** Keeps the folder in which the command was called, because commands enter the site root. */
function keepFolder(process: CliProcess): CliProcess {
  const folder = process.cwd()
  const {stdout, stderr, env, versions} = process
  return {
    ...{stdout, stderr, env, versions},
    // Only prompts need it, and reading the property opens it.
    get stdin() {
      return process.stdin
    },
    cwd: () => folder,
    chdir: (next) => process.chdir(next),
    once: (event, listener) => process.once(event, listener)
  }
}

/**
 * Creates the program with all commands.
 *
 * @param wanted - First argument, which can be the name of a plugin command.
 */
export function createProgram(context: CommandContext, wanted = ''): Command {
  const program = new Command('site')
    .description('Build documentation sites from Markdown, MDX and React.')
    .version(readGeneratorVersion(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    // Without arguments and options, descriptions start in a column that leaves room for them.
    .configureHelp({subcommandTerm: (command) => command.name()})
    .showHelpAfterError('Run `site --help` to list commands.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => context.process.stdout.write(text),
      writeErr: (text) => context.process.stderr.write(text)
    })
    .addHelpText('after', HELP)
    .hook('preAction', () => rejectPlugAndPlay(context.process.versions ?? {}))
  addBuildCommand(program, context)
  addStartCommand(program, context)
  addServeCommand(program, context)
  addMcpCommand(program, context)
  addInsightCommand(program, context)
  addCheckCommand(program, context)
  addDeployCommand(program, context)
  addPlanCommand(program, context)
  addMergeCommand(program, context)
  addNewCommand(program, context)
  addClearCommand(program, context)
  addCacheCommand(program, context)
  addHeadingIdsCommand(program, context)
  addSwizzleCommand(program, context)
  addMigrateCommand(program, context)
  addWriteTranslationsCommand(program, context)
  addTranslationStatusCommand(program, context)
  addVersionPointer(program)
  for (const command of program.commands)
    command.showHelpAfterError(`Run \`site ${command.name()} --help\` to list its options.`)
  const own = program.commands.map((command) => command.name())
  if (isPluginCommand(wanted, own)) addPluginCommand(program, wanted, context)
  return program
}

/** Adds a hidden `version` command that suggests the commands that a user may have meant. */
function addVersionPointer(program: Command): void {
  program
    .command('version', {hidden: true})
    .description('freeze the docs with `docs:version`, print the version with `--version`')
    .argument('[words...]')
    .allowUnknownOption()
    .action(() =>
      program.error(
        "error: unknown command 'version'\n(Freeze the docs with `site docs:version <version>`. Print the installed version with `site --version`.)"
      )
    )
}

const HELP = `
Examples:
  site start                 start a development server on http://localhost:3000
  site build                 build the site into build/
  site build docs-site       build the site in docs-site/
  site build --profile       show the slowest stages and plugins
  site check                 check links, images and redirects of the build
  site deploy --dry-run      list the files that would be deployed
  site new post "Hello"      create a post in the blog folder
  site serve                 preview the build on http://localhost:3000/

Plugin commands have a colon in their name:
  site docs:version 1.0.0    freeze the current docs as version 1.0.0

Exit codes:
  0    success
  1    the site has errors
  2    invalid command line
  70   internal error
  130  canceled`
