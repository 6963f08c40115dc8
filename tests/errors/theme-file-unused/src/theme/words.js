export const word = 'New'
