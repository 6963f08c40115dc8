export default function Broken() {
  throw new Error('This component cannot be rendered')
}
