import {expect, test} from 'vitest'
import {createTerminal} from './terminal.js'

function start(env: NodeJS.ProcessEnv) {
  let output = ''
  const stream = {
    isTTY: true,
    write: (text: string) => {
      output += text
      return true
    }
  } as NodeJS.WriteStream
  return {
    terminal: createTerminal({stdout: stream, stderr: stream, env, cwd: () => '/'}),
    output: () => output
  }
}

test('prints colors but no other control sequences', () => {
  const {terminal, output} = start({FORCE_COLOR: '1'})
  terminal.print(`${terminal.colors.red('owl')}\ta\u001B]0;title\u0007b\u009B2Jc`)
  terminal.printError('a\r\u001B[2Kb')
  expect(output()).toBe(
    '\u001B[31mowl\u001B[39m\ta\uFFFD]0;title\uFFFDb\uFFFD2Jc\na\uFFFD\uFFFD[2Kb\n'
  )
})
