import {expect, test} from 'vitest'
import {parseAnswer} from './parse-answer.js'

const text = (value: string) => ({kind: 'text', text: value})

test('reads paragraphs, headings, lists and code', () => {
  const answer =
    '## Hunting\nOwls hunt [1].\nAt night.\n\n- **Mice** first\n- `voles`\n1. Wait\n\n```sh\nowl --hunt\n\n<b>\n```\nEnd'
  expect(parseAnswer(answer)).toEqual([
    {kind: 'paragraph', parts: [{kind: 'strong', text: 'Hunting'}]},
    {
      kind: 'paragraph',
      parts: [text('Owls hunt '), {kind: 'citation', number: 1}, text('.\nAt night.')]
    },
    {
      kind: 'list',
      isOrdered: false,
      items: [[{kind: 'strong', text: 'Mice'}, text(' first')], [{kind: 'code', text: 'voles'}]]
    },
    {kind: 'list', isOrdered: true, items: [[text('Wait')]]},
    {kind: 'code', text: 'owl --hunt\n\n<b>'},
    {kind: 'paragraph', parts: [text('End')]}
  ])
})

test('keeps HTML as text, and only the labels of links and images', () => {
  const answer =
    '<img src=x onerror=alert(1)> [docs](https://evil.example) ![owl](https://x.y/?k=1)'
  expect(parseAnswer(answer)).toEqual([
    {
      kind: 'paragraph',
      parts: [text('<img src=x onerror=alert(1)> '), text('docs'), text(' '), text('owl')]
    }
  ])
})

test('reads an answer that is still arriving', () => {
  const answer = 'Run `site`:\n\n```sh\nsite build\n```\n\n- one **two**\n- [1]'
  for (let end = 0; end <= answer.length; end++) {
    const blocks = parseAnswer(answer.slice(0, end))
    expect(blocks.length, `${end}`).toBeLessThanOrEqual(4)
  }
  expect(parseAnswer('```sh\nsite bu')).toEqual([{kind: 'code', text: 'site bu'}])
})

test.each(['- a\n', '```\na\n```\n', '[', '**', '`', '[a](', '# a\n', '  '])(
  'reads 50,000 characters of %j quickly',
  (part) => {
    const answer = part.repeat(50_000 / part.length)
    const start = process.cpuUsage()
    parseAnswer(answer)
    expect(process.cpuUsage(start).user).toBeLessThan(500_000)
  }
)
