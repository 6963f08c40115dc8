/** @typedef {import('./release-problem.mjs').ReleaseProblem} ReleaseProblem */

/**
 * Finds reasons why npm can't sign provenance. npm requires a CI job, and the packages'
 * `repository` has to be the job's repository.
 *
 * @param {object} facts
 * @param {boolean} facts.provenance whether provenance is enabled
 * @param {unknown} facts.repository `repository` in the root's package.json
 * @param {NodeJS.ProcessEnv} facts.env
 * @param {boolean} facts.isDryRun a dry run doesn't publish, so it only shows warnings
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
      location: 'package.json',
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
 * Checks whether npm can sign provenance. GitHub needs the permission `id-token: write`, and GitLab
 * needs a token for sigstore.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function canSign(env) {
  return Boolean(env.ACTIONS_ID_TOKEN_REQUEST_URL ?? env.SIGSTORE_ID_TOKEN)
}
