import {type Command, Option} from 'commander'

/** Adds `--format`, whose first choice is the default, and `--json` as a short form. */
export function addFormatOption(command: Command, formats: readonly string[]): Command {
  return command
    .addOption(new Option('--format <name>', 'output format').choices(formats).default(formats[0]))
    .addOption(new Option('--json', 'short for `--format json`').conflicts('format'))
    .hook('preAction', () => {
      if (command.getOptionValue('json')) command.setOptionValue('format', 'json')
    })
}
