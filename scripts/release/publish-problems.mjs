/** @typedef {import('./release-problem.mjs').ReleaseProblem} ReleaseProblem */

/**
 * Finds what keeps npm from signing where packages were built. It accepts the signature of a CI job only, and
 * only for packages that name the repository of that job.
 *
 * @param {object} facts
 * @param {boolean} facts.provenance whether it is to be signed
 * @param {unknown} facts.repository of the root's package.json
 * @param {NodeJS.ProcessEnv} facts.env
 * @param {boolean} facts.isDryRun a dry run publishes nothing, so it shows warnings and runs anywhere
 * @returns {ReleaseProblem[]}
 */
export function findPublishProblems({provenance, repository, env, isDryRun}) {
  if (!provenance) return []
  /** @type {ReleaseProblem[]} */
  const problems = []
  if (repository === undefined) {
    problems.push({
      severity: isDryRun ? 'warning' : 'error',
      code: 'repository-missing',
      message: 'The packages name no repository, which npm compares with their provenance.',
      place: 'package.json',
      hint: 'Add `repository` to the package.json of the root, or pass `--no-provenance`.'
    })
  }
  if (!isDryRun && !canSign(env)) {
    problems.push({
      severity: 'error',
      code: 'provenance-unavailable',
      message: "npm can't sign provenance outside of a CI job with an identity token.",
      hint: 'Release from CI, or pass `--no-provenance`.'
    })
  }
  return problems
}

/**
 * Whether npm finds what it signs with: on GitHub with the permission `id-token: write`, on GitLab with a
 * token for sigstore.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function canSign(env) {
  return Boolean(env.ACTIONS_ID_TOKEN_REQUEST_URL ?? env.SIGSTORE_ID_TOKEN)
}
