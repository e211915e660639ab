/** "We call grandma Babcia", "we will call her Anjali": who somebody is, and no call. */
export const givesAName = (clause: string): boolean => NAMING.test(clause.trim().replace(/[.!]+$/, ''));
const NAMING =
  /^(?:[Ii]|[Ww]e|[Hh]e|[Ss]he|[Tt]hey)(?:'ll|'re going to| will| are going to| all| both| always)* calls? (?:\p{L}+ )?\p{L}+ (?:\p{Lu}[\p{Ll}-]+|an? \p{Ll}+)$/u;
