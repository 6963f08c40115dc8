declare module 'textlint-rule-terminology' {
  const rule: import('@textlint/types').TextlintRuleModule
  export default rule
}
