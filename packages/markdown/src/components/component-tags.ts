/** Element that a component's directive becomes until its HTML is created. */
export const COMPONENT_TAG = 'lectern-component'

/** Element with the label of a directive. */
export const LABEL_TAG = 'lectern-label'
