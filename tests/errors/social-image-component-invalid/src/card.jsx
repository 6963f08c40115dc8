export const Card = () => <div />
