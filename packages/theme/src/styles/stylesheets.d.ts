/** Stylesheets that components import. */
declare module '*/styles/components.css'
