/** What is knitted out of one long thread. */
export const KNITTED = String.raw`(?:jumper|sweater|pullover|cardigan|blanket|blankie|scarf|hat|mitten|glove|sock|shawl)`;

/** The word of a theme for it. */
export const wordOf = (raw: string): string =>
  new RegExp(String.raw`\b${KNITTED}`, 'i').exec(raw)?.[0].toLowerCase() ?? 'jumper';
