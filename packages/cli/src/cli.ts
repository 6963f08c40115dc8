import {Command} from 'commander'
import {addBuildCommand} from './commands/build-command.js'
import {addCheckCommand} from './commands/check-command.js'
import {addClearCommand} from './commands/clear-command.js'
import {EXIT, reportFailure} from './report/command-failure.js'
import {addDeployCommand} from './commands/deploy-command.js'
import {addHeadingIdsCommand} from './commands/heading-ids-command.js'
import {addMigrateCommand} from './commands/migrate-command.js'
import {addPluginCommand, isPluginCommand} from './commands/plugin-command.js'
import {addServeCommand} from './commands/serve-command.js'
import {setDefaultMode} from './options/node-environment.js'
import type {CliProcess, CommandContext} from './options/site-command.js'
import {addStartCommand} from './commands/start-command.js'
import {addSwizzleCommand} from './commands/swizzle-command.js'
import {addTranslationStatusCommand} from './commands/translation-status-command.js'
import {addWriteTranslationsCommand} from './commands/write-translations-command.js'
import {readGeneratorVersion} from '@lectern/core/generator/generator'
import {createTerminal} from '@lectern/core/report/terminal'

export {watchProcess} from './report/watch-process.js'

/** Run the CLI and give back its exit code. Commands see the process and print only through this. */
export async function runCli(argv: readonly string[], process: CliProcess): Promise<number> {
  const terminal = createTerminal(process)
  setDefaultMode(process.env)
  try {
    await createProgram({process, terminal}, argv[2]).parseAsync(argv)
    return EXIT.ok
  } catch (error) {
    return reportFailure(error, terminal)
  }
}

/**
 * All commands of the CLI.
 *
 * @param wanted - The command, if the first word names one.
 */
export function createProgram(context: CommandContext, wanted = ''): Command {
  const program = new Command('site')
    .description('Lectern: build a documentation site from Markdown, MDX and React.')
    .version(readGeneratorVersion(), '-V, --version', 'print the version')
    .showHelpAfterError('Type `site --help` for what there is.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => context.process.stdout.write(text),
      writeErr: (text) => context.process.stderr.write(text)
    })
    .addHelpText('after', HELP)
  addBuildCommand(program, context)
  addStartCommand(program, context)
  addServeCommand(program, context)
  addCheckCommand(program, context)
  addDeployCommand(program, context)
  addClearCommand(program, context)
  addHeadingIdsCommand(program, context)
  addSwizzleCommand(program, context)
  addMigrateCommand(program, context)
  addWriteTranslationsCommand(program, context)
  addTranslationStatusCommand(program, context)
  const own = program.commands.map((command) => command.name())
  if (isPluginCommand(wanted, own)) addPluginCommand(program, wanted, context)
  return program
}

const HELP = `
Start here:
  site start                 write with the site open in a browser, on http://localhost:3000/
  site build                 build the site in this folder into build/
  site build docs-site       build the site in another folder
  site build --profile       see where the time goes
  site check                 check the built site: links, images, redirects, titles
  site deploy --dry-run      see what would be published, and where
  site serve                 look at the built site on http://localhost:3000/

Commands of plugins have a colon in their names:
  site docs:version 1.0.0    keep the docs of now as version 1.0.0

Exit codes:
  0   done
  1   the site has problems; each is listed with file, line and what to do
  2   the command line is wrong
  70  an error inside the generator; run again with --verbose and report it
  130 canceled with Ctrl+C`
