/** The available templates. */
export const TEMPLATES = ['classic', 'minimal'] as const
/** The supported package managers. */
export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const

/** Name of a template. */
export type TemplateName = (typeof TEMPLATES)[number]
/** Language of the new site's configuration and components. */
export type Language = 'typescript' | 'javascript'
/** Package manager of the new site. */
export type PackageManager = (typeof PACKAGE_MANAGERS)[number]

/** Choices from the command line. For missing ones, the user is prompted or the default applies. */
export interface PartialChoices {
  /** Path as entered. */
  folder?: string
  template?: TemplateName
  language?: Language
  install?: boolean
  git?: boolean
}

/** The choices of a run without prompts. */
export const DEFAULTS = {
  folder: 'my-docs',
  template: 'classic',
  language: 'typescript',
  install: true,
  git: true
} as const satisfies Required<PartialChoices>

/** The settings of a new site. */
export interface SiteChoices {
  /** Absolute path. */
  folder: string
  template: TemplateName
  language: Language
  packageManager: PackageManager
  /** Whether to install packages. */
  install: boolean
  /** Whether to create a Git repository. */
  git: boolean
  /** Absolute path of a folder with tarballs of Lectern's packages, to use instead of a registry. */
  packagesDir?: string
}

/**
 * Detects the package manager that runs this program from `npm_config_user_agent`, such as
 * `pnpm/10.1.0 node/…`. Defaults to `npm`.
 */
export function detectPackageManager(userAgent = ''): PackageManager {
  return PACKAGE_MANAGERS.find((name) => userAgent.startsWith(`${name}/`)) ?? 'npm'
}

/** The commands of a package manager. */
export interface Commands {
  install: string
  start: string
  /** Prefix for other scripts, e.g. `npm run`. */
  run: string
}

/** Returns the commands of a package manager. */
export function describeCommands(packageManager: PackageManager): Commands {
  if (packageManager === 'npm') return {install: 'npm install', start: 'npm start', run: 'npm run'}
  if (packageManager === 'yarn') return {install: 'yarn', start: 'yarn start', run: 'yarn'}
  const run = `${packageManager} run`
  return {install: `${packageManager} install`, start: `${run} start`, run}
}
