/** Designs in addition to the default one. Each is a stylesheet in this folder. */
export const DESIGNS = ['folio', 'manual', 'studio'] as const

/** Name of a design. */
export type Design = (typeof DESIGNS)[number]

/** Accent color of each design. The design's stylesheet already contains its shades. */
export const DESIGN_ACCENTS: Readonly<Record<Design, string>> = {
  folio: '#9a3f1c',
  manual: '#1f56d6',
  studio: '#7440e0'
}
