/** The templates that there are. */
export const TEMPLATES = ['classic', 'minimal'] as const
/** The package managers that can install a new site. */
export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const

/** Initial settings of a new site. */
export type TemplateName = (typeof TEMPLATES)[number]
/** In which language its configuration and its pages are. */
export type Language = 'typescript' | 'javascript'
/** Who installs its packages. */
export type PackageManager = (typeof PACKAGE_MANAGERS)[number]

/** Choices of the command line. Missing choices are prompted for or get their default. */
export interface PartialChoices {
  /** As it was typed. */
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

/** All that decides how a new site comes to be. */
export interface SiteChoices {
  /** Absolute. */
  folder: string
  template: TemplateName
  language: Language
  packageManager: PackageManager
  /** Whether packages are installed at once. */
  install: boolean
  /** Whether the folder becomes a repository of Git. */
  git: boolean
  /** Absolute folder of Lectern's packages as tarballs, in place of a registry. */
  packagesDir?: string
}

/**
 * The package manager that runs us, as it says itself in `npm_config_user_agent`: `pnpm/10.1.0 node/…`.
 * `npm` when none does.
 */
export function detectPackageManager(userAgent = ''): PackageManager {
  return PACKAGE_MANAGERS.find((name) => userAgent.startsWith(`${name}/`)) ?? 'npm'
}

/** How a package manager is told what to do, in the words that people type. */
export interface Commands {
  install: string
  start: string
  /** Prefix for the name of any other script. */
  run: string
}

/** The words of one package manager. */
export function describeCommands(packageManager: PackageManager): Commands {
  if (packageManager === 'npm') return {install: 'npm install', start: 'npm start', run: 'npm run'}
  if (packageManager === 'yarn') return {install: 'yarn', start: 'yarn start', run: 'yarn'}
  const run = `${packageManager} run`
  return {install: `${packageManager} install`, start: `${run} start`, run}
}
