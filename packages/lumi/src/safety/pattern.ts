import { WORD_CLASSES } from './words.ts';

/**
 * A small language for wordings, made into regular expressions over normalised text (words, `,` and `|` parted by single
 * spaces):
 * - `{kid}` a word class; `(a|b)` alternatives; `[very]` may be left out; `chok*` any ending
 * - `~3` a gap of up to three words inside one sentence; `^9` a gap that may cross sentences
 * - `%5` a gap in which no new person begins to act ("i ... hit", never "i saw he hit")
 * - `$` the end of a clause
 * Every gap is bounded, so no text can make the matching slow beyond measure.
 */
function translate(source: string): string {
  let text = source;
  for (let depth = 0; depth < 6 && text.includes('{'); depth++)
    text = text.replace(/\{([a-z]+)\}/g, (_, name: string) => {
      const words = WORD_CLASSES[name];
      if (words === undefined) throw new Error(`A pattern names an unknown word class: ${name}`);
      return `(${words})`;
    });
  const made = topLevelTrimmed(text.replace(/ [~^%]\d+\s*(?=[|)]|$)/g, ''))
    .replace(/\[([^\]0-9]+)\] /g, '(($1) )?')
    .replace(/([a-z])\*/g, '$1\\w*')
    .replace(/ ~(\d+) /g, ' ([^| ]+ ){0,$1}')
    .replace(/~(\d+) /g, '([^| ]+ ){0,$1}')
    .replace(/ \^(\d+) /g, ' ([^ ]+ ){0,$1}')
    .replace(/ %(\d+) /g, ' ((?!(he|she|they|who|we|i) )[^| ]+ ){0,$1}')
    .replace(/ \$/g, '(?= [|,])')
    .replace(/\$/g, '(?=[|,])')
    .replace(/\((?!\?)/g, '(?:');
  if (/[~%]|\^\d/.test(made)) throw new Error(`A gap in a pattern has no space on both sides: ${source}`);
  return made;
}

/** Spaces beside an outer `|` belong to nobody. */
function topLevelTrimmed(source: string): string {
  let depth = 0;
  let from = 0;
  const parts: string[] = [];
  for (let at = 0; at < source.length; at++) {
    if (source[at] === '(') depth++;
    else if (source[at] === ')') depth--;
    else if (source[at] === '|' && depth === 0) {
      parts.push(source.slice(from, at).trim());
      from = at + 1;
    }
  }
  parts.push(source.slice(from).trim());
  return parts.join('|');
}

/** A set of patterns as one expression that finds every place where one of them stands as whole words. */
export function anyOf(sources: readonly string[]): RegExp {
  return new RegExp(`(?<![^ ])(?:${sources.map(translate).join('|')})(?![^ |,])`, 'g');
}

/** Like {@link anyOf}, for asking only whether one of them stands anywhere. */
export function someOf(sources: readonly string[]): RegExp {
  return new RegExp(`(?<![^ ])(?:${sources.map(translate).join('|')})(?![^ |,])`);
}
