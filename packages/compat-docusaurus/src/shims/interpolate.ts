/** `@docusaurus/Interpolate`. */
export {Interpolate as default, interpolate, type InterpolateProps as Props} from '@lectern/client'
