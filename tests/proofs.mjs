/**
 * Whole-site tests with many builds. They run with `npm test -- --all`, and `npm run faults` runs
 * some with more cases. To run one, set `LECTERN_PROOFS`. Browser tests of this kind have the tag
 * `@proof`.
 */
export const PROOFS = [
  'damaged-cache',
  'docs-overlay',
  'edited-output',
  'failed-calls',
  'feature-pairs',
  'interrupted-build',
  'killed-build',
  'load',
  'packed-packages',
  'published-packages',
  'random-edits',
  'rebuild/upgrades',
  'remote-cache',
  'same-problems',
  'reproducible-packages',
  'unusable-folders',
  'verify',
  'version-overlays'
].map((name) => `${name}.test.ts`)
