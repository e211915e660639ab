import type { AgeBand } from '@storylantern/contract';
import { inFewer, TIMED } from '../facts/account/cuts.ts';
import type { Frame } from '../frame.ts';
import type { Material } from './material.ts';
import { ofItsOwn } from './with-account.ts';

/** Words of a title. */
const MOST = 8;
/** "The Day" before it makes two more. */
const MOST_OF_A_DAY = 6;
const OLDER: ReadonlySet<AgeBand> = new Set(['6-7', '8-10', '11+']);
/** What was said in confidence stands on no cover, and nothing that says too little without what came after it. */
const NOT_ON_A_COVER =
  /^(?:told(?! (?:[\w{}]+ ){0,3}?the truth)|admitted|owned|explained|confessed|disclosed|came out|said (?:no|stop)\b|lost\b|did it\b|forgot\b|got (?:up|there|back|home|dressed up)\b|turned (?:round|around)\b|went (?:to|back to|into) \{his\} (?:bed)?room\b|walked away\b|stood up$|taught (?:an?|the) grown-up$|kept going$|ate (?:\w+ ){0,2}(?:lunch|alone)\b|found (?:the|\{his\}|a) (?:\w+ )?(?:toilets?|loos?|peg|way)\b|had (?:a|an|\{his\}) \w+$)/;
/** A bed that stayed dry is the child's own affair once it reads titles. */
const isPrivate = (frame: Frame, band: AgeBand): boolean =>
  frame.id === 'body-routine-done' && (band === '8-10' || band === '11+');

/** Of a week there is no day it was done on. */
const OF_MANY_DAYS =
  /\b(?:weeks?|fortnight|months?|term|years?(?! \d)|all (?:summer|winter|autumn|spring|season)|holidays|every (?:single )?(?:day|morning|night)|full[- ]time)\b/i;

/** Names for a story that applauds, of what was done: "Zelda Went Down the Big Slide", "The Day Zelda Swam a Width". */
export function deedTitles({ frame, band, child, phrases }: Material, titleCase: (text: string) => string): string[] {
  const again = phrases['deed']?.again;
  if (again === undefined || NOT_ON_A_COVER.test(again) || isPrivate(frame, band)) return [];
  const who = child.person === 'first' ? 'I' : child.name;
  const deed = inFewer(
    again
      .replace(TIMED, '')
      .replace(/ for the first time$/, '')
      .replace(/( the truth) (?:about|that|instead)\b.*$/, '$1'),
    MOST - who.split(' ').length,
  );
  const title = `${who} ${titleCase(ofItsOwn(deed, child))}`.replace(/(?<![\p{L}\d'])\p{Ll}(?=\p{L}*$)/u, (last) =>
    last.toUpperCase(),
  );
  const words = title.split(' ').length;
  if (words > MOST || words < 3 || /[.,;:!?]/.test(deed)) return [];
  return OLDER.has(band) && words <= MOST_OF_A_DAY && !OF_MANY_DAYS.test(title) ? [title, `The Day ${title}`] : [title];
}
