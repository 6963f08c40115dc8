import type {Message, Plugin} from 'esbuild'
import type {SiteProblem} from '@lectern/types'

/**
 * Matches errors after which browsers read the rest of a stylesheet differently than the author
 * meant. Other errors affect only one declaration, and some of them are intended.
 */
const BROKEN = /^(?:Expected "\}"|Unexpected "\}"|Expected "\*\/"|Unterminated)/

/**
 * Creates the plugin that warns about braces, comments and strings without an end in the site's
 * stylesheets.
 *
 * @param problems - List that receives the problems.
 */
export function reportCssSyntax(problems: SiteProblem[]): Plugin {
  return {
    name: 'lectern-css-syntax',
    setup(build) {
      build.onEnd(({warnings}) => {
        problems.push(...warnings.filter(isBroken).map(describe))
      })
    }
  }
}

function isBroken({text, location}: Message): boolean {
  return BROKEN.test(text) && /^[\w@][^:]*\.(?:css|s[ac]ss|less)$/.test(location?.file ?? '')
}

function describe({text, location, notes}: Message): SiteProblem {
  const opening = notes[0]?.location
  return {
    code: 'css-invalid',
    policy: 'warn',
    message: `The stylesheet isn't valid CSS: ${text.split(' to go with ', 1)[0]}.`,
    position: location
      ? {file: location.file, line: location.line, column: location.column + 1}
      : undefined,
    hint: opening
      ? `Close the block that starts at line ${opening.line}.`
      : 'Fix the code at this position.'
  }
}
