import {z} from 'zod'
import {expect, test} from 'vitest'
import {findOptionsProblems} from './options-problems.js'

function thrownBy(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}

test('reports all Zod errors, each with its position', () => {
  const schema = z.object({file: z.string('not a text'), sizes: z.array(z.number('not a number'))})
  const error = thrownBy(() => schema.parse({sizes: [1, 'two']}))
  expect(findOptionsProblems(error, 'birds')).toEqual([
    {
      code: 'plugin-options-invalid',
      message: 'The plugin birds has invalid options `file`: not a text.',
      hint: 'Fix `file` in the options of the plugin.'
    },
    {
      code: 'plugin-options-invalid',
      message: 'The plugin birds has invalid options `sizes.1`: not a number.',
      hint: 'Fix `sizes.1` in the options of the plugin.'
    }
  ])
})

test('also reads Joi errors', () => {
  const error = Object.assign(new Error('"file" is required'), {
    details: [{message: '"file" is required', path: ['file'], type: 'any.required'}]
  })
  expect(findOptionsProblems(error, 'birds').map(({message}) => message)).toEqual([
    'The plugin birds has invalid options `file`: "file" is required.'
  ])
})

test.each([[new Error('no light')], ['text'], [undefined], [{issues: []}], [{issues: [{}]}]])(
  '%s isn’t a list of invalid options',
  (error) => {
    expect(findOptionsProblems(error, 'birds')).toEqual([])
  }
)
