/**
 * Letters of which a text must contain some for a pattern to match it: what a search looks for first, since patterns of
 * many words are slow to compile and to try ("prefilter" in Cox, "Regular Expression Matching with a Trigram Index",
 * 2012). It knows as much of the syntax as it needs and claims nothing where it knows no more.
 */

/** Fewer letters than this stand in nearly every text. */
const LEAST_LETTERS = 2;

/** Every match contains one of these; null where nothing is known. */
type Required = readonly string[] | null;

/**
 * What every text that a case-insensitive pattern matches contains one of, in small letters; null where that is not
 * known. Lookarounds ask for nothing here, so that what they forbid is not looked for.
 */
export function requiredWords(pattern: RegExp): Required {
  const reader = new PatternReader(pattern.source);
  const required = reader.alternatives();
  return reader.isAtEnd ? required : null;
}

/** The one that is looked for: whose shortest word is longest, and of those the one with the fewest. */
function better(one: Required, other: Required): Required {
  if (one === null || other === null) return one ?? other;
  const shortest = (words: readonly string[]): number => Math.min(...words.map((word) => word.length));
  const more = shortest(one) - shortest(other);
  return more > 0 || (more === 0 && one.length <= other.length) ? one : other;
}

class PatternReader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#source.length;
  }

  /** Reads up to the end or a closing bracket. What is required of a choice is required by one of its alternatives. */
  alternatives(): Required {
    let all: Required = this.#sequence();
    while (this.#source[this.#at] === '|') {
      this.#at++;
      const next = this.#sequence();
      all = all === null || next === null ? null : [...new Set([...all, ...next])];
    }
    return all;
  }

  #sequence(): Required {
    let best: Required = null;
    let run = '';
    const endRun = (): void => {
      if (run.length >= LEAST_LETTERS) best = better(best, [run]);
      run = '';
    };
    while (!this.isAtEnd && !/[|)]/.test(this.#source[this.#at] ?? '')) {
      const { letter, required } = this.#term();
      const isSure = this.#quantifier();
      if (letter !== null && isSure === 'once') {
        run += letter;
        continue;
      }
      if (letter !== null && isSure === 'more') run += letter;
      endRun();
      if (isSure !== 'maybe') best = better(best, required);
    }
    endRun();
    return best;
  }

  /** One letter, class, group or assertion. */
  #term(): { readonly letter: string | null; readonly required: Required } {
    const rest = this.#source.slice(this.#at);
    const [skipped] =
      /^(?:\[(?:\\.|[^\]\\])*\]|\\[pPu]\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\[a-z\d]|[.^$])/iu.exec(rest) ?? [];
    if (skipped !== undefined) {
      this.#at += skipped.length;
      return { letter: null, required: null };
    }
    const [opened] = /^\((?:\?(?::|<?[=!]|<\p{L}+>))?/u.exec(rest) ?? [];
    if (opened !== undefined) {
      this.#at += opened.length;
      const required = this.alternatives();
      this.#at++;
      return { letter: null, required: /[=!]$/.test(opened) ? null : required };
    }
    const [letter] = rest.startsWith('\\') ? [rest[1] ?? ''] : rest;
    this.#at += rest.startsWith('\\') ? 2 : (letter ?? '').length;
    return { letter: (letter ?? '').toLowerCase(), required: null };
  }

  /** How often what was read must be there. */
  #quantifier(): 'once' | 'more' | 'maybe' {
    const [found] = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/u.exec(this.#source.slice(this.#at)) ?? [];
    if (found === undefined) return 'once';
    this.#at += found.length;
    if (found.startsWith('+')) return 'more';
    return /^\{[1-9]/.test(found) ? 'more' : 'maybe';
  }
}
