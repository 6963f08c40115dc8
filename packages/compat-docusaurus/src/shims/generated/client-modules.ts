/** `@generated/client-modules`. Lectern runs client modules itself. */
export default []
