declare module '*/openapi.css'
