import type fc from 'fast-check'

/** Share of mutations per type of input. Most are of text. */
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
 * Returns the number and seed of mutations. The suite has a fixed seed, so that it only fails after
 * a change.
 */
export function createRunSize(
  kind: keyof typeof SHARES,
  env: Readonly<Record<string, string | undefined>>
): fc.Parameters<unknown> & {numRuns: number} {
  const total = Number(env.LECTERN_MUTATIONS ?? IN_SUITE)
  const seed = Number(env.LECTERN_SEED ?? 1)
  return {numRuns: Math.max(1, Math.round(total * SHARES[kind])), seed, endOnFailure: false}
}
