import { kinPhrase, kinWords } from '../../../facts/kin.ts';
import type { Errand } from './errands.ts';

const MEETING = new RegExp(
  String.raw`\b(?:waiting for|waits? for|meeting|picking up|pick(?:s)? up|fetching|collecting) (?:my |our )?(?<kin>${kinWords.join('|')})(?: (?<name>\p{Lu}\p{Ll}+))?(?: and \p{L}+)? (?:at|from|off) (?:the |our )?(?<where>airport|(?:train |bus )?station|bus stop|ferry|harbour|port|train|plane|bus|boat)\b`,
  'iu',
);

/** Who of the family is waited for, and where; null when a theme is of no such thing. */
export function awaitedIn(raw: string): { readonly kin: string; readonly word: string; readonly where: string } | null {
  const found = MEETING.exec(raw)?.groups;
  const word = found?.['kin'];
  const phrase = word === undefined ? undefined : kinPhrase(word);
  if (word === undefined || !phrase) return null;
  const name = found?.['name'];
  const typed = name !== undefined && /^\p{Lu}/u.test(name) ? ` ${name}` : '';
  return {
    kin: `${phrase.text}${typed}`,
    word: word.toLowerCase(),
    where: (found?.['where'] ?? 'station').toLowerCase(),
  };
}

/** Somebody is fetched from where people arrive: everybody waves there, and only one thing is seen from far off. */
export function meetingErrand(raw: string): Errand | null {
  const found = awaitedIn(raw);
  if (!found) return null;
  const { kin, where } = found;
  const at = `the ${where}`;
  return {
    id: 'meeting',
    words: MEETING,
    aim: `meeting ${kin}`,
    plan: `wait for ${kin} at ${at}`,
    setting: 'street',
    odd: { a: 'a big yellow umbrella', the: 'the umbrella', drawn: 'umbrella' },
    noUse: `it has not rained at ${at} today`,
    tries: [
      {
        full: `They stood on their toes at ${at}. But everybody else was taller, and stood on their toes as well.`,
        short: 'Up on our toes! But they are taller.',
      },
      {
        full: `They waved with all the arms they had. But so did everybody, and an arm is just an arm.`,
        short: 'Wave, wave! But everybody waved.',
      },
    ],
    things: [],
    low: `Hundreds of people came out, and none of them was ${kin}.`,
    fix: [
      `Up went the umbrella, over all the hats. It opened like a sun. Far away, behind a heap of bags, somebody stopped. "There!" said ${kin}. "That can only be mine."`,
      `They put it up indoors, which one does not do. It stood above the whole crowd, as round as a lemon. Right at the back a hand went up. It was the hand of ${kin}, with a bag on it.`,
      `One yellow umbrella in a dry place is a thing that people look at. They all looked. One of them did not look away again. ${kin} came straight at it, bags and all, and walked in underneath.`,
    ],
    fixShort: [
      `Up, umbrella! Up, up, up! And look, there is ${kin}!`,
      `Open it. Hold it high. Who sees it? ${kin} does!`,
      `Pop! A yellow sun. "There you are!" says ${kin}.`,
    ],
    after: [
      `The umbrella stays by the door now, for when ${kin} comes again.`,
      `There is a label from ${at} on the umbrella still.`,
    ],
    afterShort: `It waits for ${kin} to come again.`,
  };
}
