/** `react-live`: the copy that Lectern's components use, because two copies wouldn't share their state. */
export * from 'react-live'
