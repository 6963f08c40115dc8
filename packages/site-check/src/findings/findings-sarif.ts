import path from 'node:path'
import {hashContent} from '@lectern/shared/cache/content-hash'
import type {LocatedFinding} from './finding.js'
import {RULE_NAMES, RULES} from '@lectern/core/config/rules'

interface SarifContext {
  /** Version of the generator. */
  version: string
  /** The site root, relative to the base folder of paths in the log and with forward slashes. */
  siteFolder: string
}

const SCHEMA =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'

/**
 * Formats findings as a SARIF 2.1.0 log, which code hosts display next to changed lines.
 * Fingerprints stay the same if lines are added above a finding.
 */
export function formatFindingsSarif(
  findings: readonly LocatedFinding[],
  {version, siteFolder}: SarifContext
): string {
  const log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'site check',
            semanticVersion: version,
            rules: RULE_NAMES.map((id) => ({
              id,
              shortDescription: {text: RULES[id].summary},
              defaultConfiguration: {level: sarifLevel(RULES[id].level)}
            }))
          }
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => createResult(finding, siteFolder))
      }
    ]
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

function createResult(finding: LocatedFinding, siteFolder: string) {
  const {rule, level, message, hint, target, position} = finding
  const uri =
    position && encodeURI(path.posix.normalize(path.posix.join(siteFolder, position.file)))
  return {
    ruleId: rule,
    ruleIndex: RULE_NAMES.indexOf(rule),
    level: sarifLevel(level),
    message: {text: hint ? `${message} ${hint}` : message},
    ...(uri !== undefined && {
      locations: [
        {
          physicalLocation: {
            artifactLocation: {uri},
            ...(position?.line !== undefined && {
              region: {startLine: position.line, startColumn: position.column ?? 1}
            })
          }
        }
      ]
    }),
    partialFingerprints: {'siteCheck/v1': hashContent(`${rule}\n${target}\n${uri ?? ''}`)}
  }
}

function sarifLevel(level: 'error' | 'warn' | 'off'): 'error' | 'warning' | 'none' {
  if (level === 'off') return 'none'
  return level === 'warn' ? 'warning' : 'error'
}
