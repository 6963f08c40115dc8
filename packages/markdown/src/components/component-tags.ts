/**
 * Name of the placeholder element for a component's directive, which is later replaced with the
 * component's HTML.
 */
export const COMPONENT_TAG = 'lectern-component'

/** Name of the element that contains a directive's label. */
export const LABEL_TAG = 'lectern-label'
