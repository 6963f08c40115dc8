/** Stylesheets that components import. */
declare module '*/styles/components.css'
declare module '*/styles/home.css'
