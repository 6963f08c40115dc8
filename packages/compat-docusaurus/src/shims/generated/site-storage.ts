/** `@generated/site-storage`. Keys in the browser's storage have no suffix. */
export default {type: 'localStorage', namespace: ''}
