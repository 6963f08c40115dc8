import {expect, test, vi} from 'vitest'
import {logger} from './logger.js'

test('renders templates without the formatting marks of their values', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  logger.info`Read path=${'docs/a.md'} in number=${3} ms: ${['a', 'b']}`
  logger.success('Done')
  expect(info.mock.calls).toEqual([['Read docs/a.md in 3 ms: \n- a\n- b'], ['Done']])
  info.mockRestore()
})

test('reports with the requested severity', () => {
  expect(() => logger.report('throw')`No file ${'a'}`).toThrow('No file a')
  expect(() => logger.report('ignore')('x')).not.toThrow()
})
