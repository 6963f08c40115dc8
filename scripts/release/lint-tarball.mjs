import {checkPackage, createPackageFromTarballData} from '@arethetypeswrong/core'
import {problemKindInfo} from '@arethetypeswrong/core/problems'
import {publint} from 'publint'
import {formatMessage} from 'publint/utils'

/**
 * @typedef {import('./tarball.mjs').Tarball} Tarball
 * @typedef {import('./release-problem.mjs').ReleaseProblem} ReleaseProblem
 * @typedef {import('@arethetypeswrong/core').Problem} TypesProblem
 */

/**
 * Checks a package's manifest with publint, including its suggestions, and its types with Are the
 * Types Wrong.
 *
 * @param {Tarball} tarball
 * @returns {Promise<ReleaseProblem[]>}
 */
export async function lintTarball(tarball) {
  return [...(await lintManifest(tarball)), ...(await lintTypes(tarball))]
}

/**
 * @param {Tarball} tarball
 * @returns {Promise<ReleaseProblem[]>}
 */
async function lintManifest({bytes, manifest}) {
  const {messages, pkg} = await publint({pack: {tarball: new Uint8Array(bytes).buffer}})
  return messages.map((message) => ({
    severity: 'error',
    code: 'manifest-invalid',
    message: `${manifest.name}: ${formatMessage(message, pkg, {color: false})}`,
    location: 'package.json',
    hint: `Fix the package.json or how it is published (publint ${message.code}).`
  }))
}

/**
 * @param {Tarball} tarball
 * @returns {Promise<ReleaseProblem[]>}
 */
async function lintTypes({bytes, manifest}) {
  const result = await checkPackage(createPackageFromTarballData(bytes))
  if (result.types === false) {
    return [createTypesProblem(manifest.name, 'The package has no types.', 'Untyped')]
  }
  return result.problems
    .filter((problem) => !isForCommonJs(problem))
    .map((problem) =>
      createTypesProblem(manifest.name, describeTypesProblem(problem), problem.kind)
    )
}

/**
 * Checks whether a problem only affects CommonJS resolution. These problems don't matter, because
 * the packages only contain ES modules. Node 20.19 and newer can `require` them. `node10` doesn't
 * support `exports`, but the packages need it for subpaths.
 *
 * @param {TypesProblem} problem
 */
function isForCommonJs(problem) {
  if (problem.kind === 'CJSResolvesToESM') return true
  return 'resolutionKind' in problem && problem.resolutionKind === 'node10'
}

/** @param {TypesProblem} problem */
function describeTypesProblem(problem) {
  const {title} = problemKindInfo[problem.kind]
  if ('entrypoint' in problem) return `${title} (${problem.entrypoint}, ${problem.resolutionKind}).`
  return 'fileName' in problem
    ? `${title} (${problem.fileName}).`
    : `${title} (${problem.typesFileName}).`
}

/**
 * @param {string} name
 * @param {string} message
 * @param {string} kind
 * @returns {ReleaseProblem}
 */
function createTypesProblem(name, message, kind) {
  return {
    severity: 'error',
    code: 'types-invalid',
    message: `${name}: ${message}`,
    hint: `Fix the declarations or \`exports\` (arethetypeswrong ${kind}).`
  }
}
