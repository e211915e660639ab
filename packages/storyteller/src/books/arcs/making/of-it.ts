/** What went wrong, with its noun in it: "it fell over" is "the rocket fell over". */
export const ofIt = (clause: string, noun: string): string =>
  noun.endsWith('s') ? clause : clause.replace(/^it (?=\S)/, `the ${noun} `);
