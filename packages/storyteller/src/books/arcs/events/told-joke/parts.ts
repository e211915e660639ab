import type { Figure } from '../../../arc.ts';
import { within } from '../../wording.ts';
import type { Going } from '../event.ts';
import { jokeFor } from './jokes.ts';

export const TITLES = ['a joke takes all day', 'very good', 'the laugh on the stairs', 'where the laugh was'];

const SAID = ['Very good', 'Very nice', 'Very funny', 'Good one', 'Well, well', 'How nice', 'Oh, good'];

interface Parts {
  /** What the child asks: `"Why did the banana go to the doctor?"` as a whole line. */
  readonly ask: string;
  /** The same with who says it behind: `"Knock, knock,"`. */
  readonly asked: string;
  /** What comes between, as lines of their own; always begins with what the other one says. */
  readonly reply: string;
  /** The same with who says it: `"I don't know," said Mummy.` */
  readonly replyOf: (name: string) => string;
  /** The end of the joke, as a line. */
  readonly end: string;
  readonly refrain: string;
  readonly M: Figure;
  readonly D: Figure;
}

const line = (text: string): string => `"${text}"`;

/** For the smallest a long question has to be taken in two breaths. */
function inBreaths(most: number, text: string): string {
  if (within(most, text)) return text;
  const at = / (?=(?:that|who|which|with|when|because|in|on|at|to|if|and|has|is)\b)/giu;
  const words = [...text.matchAll(at)].map(({ index }) => index);
  const cut = words.find((each) => within(most, text.slice(each).trim())) ?? words.at(-1);
  if (cut === undefined) return text;
  const [first, rest] = [text.slice(0, cut), text.slice(cut + 1)];
  return `${first}... ${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
}

export function partsOf({ raw, company, chance }: Going, most: number): Parts {
  const joke = jokeFor(company.theme.raw || raw, (...of) => chance.pick(...of));
  const [first = "I don't know.", ...rest] = joke.replies;
  const after = rest.length > 0 ? ` ${rest.map(line).join(' ')}` : '';
  const isKnock = rest.length > 0;
  const end = inBreaths(most, joke.end);
  return {
    ask: line(inBreaths(most, joke.ask)),
    asked: line(inBreaths(most, joke.ask).replace(/\.$/u, ',')),
    reply: `${line(first)}${after}`,
    replyOf: (name) =>
      isKnock ? `${line(first)} said ${name}.${after}` : `"${first.replace(/\.$/u, ',')}" said ${name}.`,
    end: line(end),
    refrain: chance.pick(...SAID),
    M: company.person('Mrs Moss', 'neighbour'),
    D: company.person('Mr Dobbs', 'shopkeeper'),
  };
}
