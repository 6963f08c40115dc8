import type fc from 'fast-check'

/** Of 10,000 mutations so many are of each kind of input: reading a text is the larger part of the work. */
const SHARES = {
  markdown: 0.4,
  frontMatter: 0.2,
  sidebars: 0.1,
  config: 0.2,
  textFiles: 0.1
} as const

/** Mutations in the suite. `npm run faults -- --mutations 10000` runs more. */
const IN_SUITE = 600

/**
 * How many mutations a test tries, and which: a seed gives the same ones again. The suite has one seed, so
 * that it fails for what has changed and for nothing else.
 */
export function createRunSize(
  kind: keyof typeof SHARES,
  env: Readonly<Record<string, string | undefined>>
): fc.Parameters<unknown> & {numRuns: number} {
  const total = Number(env.LECTERN_MUTATIONS ?? IN_SUITE)
  const seed = Number(env.LECTERN_SEED ?? 1)
  return {numRuns: Math.max(1, Math.round(total * SHARES[kind])), seed, endOnFailure: false}
}
