import type {SiteRun} from './build-site.js'

/**
 * Returns the output of a command, normalized to be the same on every machine: `<site>` replaces the site's
 * folder, `<time>` durations, `<size>` sizes and `<hash>` SHA-256 hashes.
 */
export function describeRun({exitCode, stdout, stderr}: SiteRun, siteDir: string): string {
  const plain = (text: string) =>
    text
      .replaceAll(siteDir, '<site>')
      .replace(/\b(?:\d+ ms|\d+\.\ds|\d+m \d+s)\b/g, '<time>')
      .replace(/\b\d+(?:\.\d+)? (?:bytes|B|kB|MB)\b/g, '<size>')
      .replace(/\b[\da-f]{64}\b/g, '<hash>')
      .replace(/\b\d+ files\b/g, '<count> files')
  return [`exit code ${exitCode}`, '--- output', plain(stdout), '--- errors', plain(stderr)].join(
    '\n'
  )
}
