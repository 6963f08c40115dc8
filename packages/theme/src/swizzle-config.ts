import type {SwizzleActions, SwizzleConfig} from '@lectern/types'

/**
 * Components that are safe to eject, because their props and imports don't change in minor
 * releases.
 */
export const SAFE_TO_EJECT: readonly string[] = Object.freeze([
  ...['Layout', 'Types', 'Type/Danger', 'Type/Info', 'Type/Note', 'Type/Tip', 'Type/Warning'].map(
    (part) => `Admonition/${part}`
  ),
  'AnnouncementBar/CloseButton',
  ...['CodeBlock', 'CodeBlock/Container', 'CodeBlock/Fold', 'CodeBlock/Layout'],
  'CodeBlock/Title',
  'ColorModeToggle',
  ...['ContentVisibility', 'ContentVisibility/Draft', 'ContentVisibility/Unlisted'],
  ...['Details', 'DocCard', 'DocItem/Metadata', 'EditMetaRow', 'EditThisPage'],
  ...['Error', 'ErrorPageContent', 'Loading', 'NotFound'],
  'Footer',
  ...['Copyright', 'Layout', 'LinkItem', 'Links/MultiColumn', 'Links/Simple', 'Logo'].map(
    (part) => `Footer/${part}`
  ),
  ...['Back', 'Close', 'Collapse', 'DarkMode', 'Edit', 'ExternalLink'].map(
    (part) => `Icon/${part}`
  ),
  ...['Home', 'LightMode', 'Menu', 'Up'].map((part) => `Icon/${part}`),
  'MDXComponents',
  ...['A', 'Code', 'Details', 'Heading', 'Img', 'Li', 'Pre', 'Table', 'Ul'].map(
    (part) => `MDXComponents/${part}`
  ),
  'NavbarItem/ComponentTypes',
  ...['PaginatorNavLink', 'SearchBar', 'SkipToContent', 'Tag', 'TagList', 'TagsListInline']
])

const BOTH: SwizzleActions = Object.freeze({eject: 'safe', wrap: 'safe'})

/**
 * Safety levels for swizzling. Wrapping is safe for all components, because their names and props are
 * public API. Ejecting is unsafe by default, because imports can change in any release.
 */
export const SWIZZLE_CONFIG: SwizzleConfig = Object.freeze<SwizzleConfig>({
  default: {eject: 'unsafe', wrap: 'safe'},
  components: Object.fromEntries(SAFE_TO_EJECT.map((name) => [name, {actions: BOTH}]))
})
