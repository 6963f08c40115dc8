import {expect, test} from 'vitest'
import type {LocatedFinding} from './finding.js'
import {formatFindingsSarif} from './findings-sarif.js'
import {RULE_NAMES} from '@lectern/core/config/rules'

const finding: LocatedFinding = {
  rule: 'broken-link',
  level: 'error',
  message: "The link to /a is broken: the page doesn't exist.",
  hint: 'Did you mean /b?',
  target: '/a',
  position: {file: '../content/a b.md', line: 3, column: 5},
  pages: ['/c']
}

function format(...findings: LocatedFinding[]) {
  return JSON.parse(formatFindingsSarif(findings, {version: '1.2.3', siteFolder: 'website'}))
}

test('conforms to the SARIF 2.1.0 schema, and results refer to rules by index', () => {
  const log = format(finding, {...finding, level: 'warn', position: undefined})
  expect(log.version).toBe('2.1.0')
  expect(log.runs).toHaveLength(1)
  const {tool, results} = log.runs[0]
  expect(tool.driver).toMatchObject({name: 'site check', semanticVersion: '1.2.3'})
  expect(tool.driver.rules.map(({id}: {id: string}) => id)).toEqual(RULE_NAMES)
  for (const {id, shortDescription, defaultConfiguration} of tool.driver.rules) {
    expect(id).toMatch(/^[a-z-]+$/)
    expect(shortDescription.text).toMatch(/\.$/)
    expect(['none', 'note', 'warning', 'error']).toContain(defaultConfiguration.level)
  }
  for (const {ruleId, ruleIndex, message} of results) {
    expect(tool.driver.rules[ruleIndex].id).toBe(ruleId)
    expect(message.text).not.toBe('')
  }
  expect(results[0].locations).toEqual([
    {
      physicalLocation: {
        artifactLocation: {uri: 'content/a%20b.md'},
        region: {startLine: 3, startColumn: 5}
      }
    }
  ])
  expect(results[1]).not.toHaveProperty('locations')
  expect(results.map(({level}: {level: string}) => level)).toEqual(['error', 'warning'])
})

test('a finding keeps its fingerprint when its line moves, but not in a different file', () => {
  const fingerprint = (position: LocatedFinding['position']) =>
    format({...finding, position}).runs[0].results[0].partialFingerprints['siteCheck/v1']
  expect(fingerprint({file: 'a.md', line: 9})).toBe(fingerprint({file: 'a.md', line: 2}))
  expect(fingerprint({file: 'b.md', line: 9})).not.toBe(fingerprint({file: 'a.md', line: 9}))
})
