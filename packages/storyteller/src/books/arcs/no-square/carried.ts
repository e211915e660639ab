import type { ThingName } from '@storylantern/contract';

/** What an inspector carries in the bag and tells nobody of. */
export interface Carried {
  readonly thing: ThingName;
  /** "a small drum". */
  readonly said: string;
  /** Seen or heard of it on the second page: one sentence of at most 14 words, and one of at most 8. */
  readonly hint: string;
  readonly hintShort: string;
  /** What the inspector says of it, at most 14 words. */
  readonly owned: string;
  /** At the end, after the inspector's kind: "beat the small drum, and not badly". */
  readonly atLast: string;
}

export const CARRIED: readonly Carried[] = [
  {
    thing: 'drum',
    said: 'a small drum',
    hint: 'When the bag was put down, it went dub-a-dub, very low.',
    hintShort: 'Dub-a-dub, went the bag.',
    owned: 'I do it on Wednesdays, under a cushion.',
    atLast: 'beat the small drum, and not badly at all',
  },
  {
    thing: 'yo-yo',
    said: 'a red yo-yo',
    hint: 'A loop of thread hung out at one corner of the bag.',
    hintShort: 'Some thread hung out of the bag.',
    owned: 'Up and down. Behind the door, mostly. I can do the double.',
    atLast: 'let the red yo-yo go down and come up, at every second step',
  },
  {
    thing: 'kite',
    said: 'a kite, folded up small',
    hint: 'A scrap of yellow tail hung out of the bag, and was poked back.',
    hintShort: 'A yellow tail hung out of the bag.',
    owned: 'Only when it is windy and there is nobody about.',
    atLast: 'held on to the kite, which went ahead of everybody',
  },
  {
    thing: 'bell',
    said: 'a little bell',
    hint: 'Ting, said the bag, all by itself, and was told to hush.',
    hintShort: 'Ting, went the bag. All by itself.',
    owned: 'I ring it when I have had a nice day. It has not been often.',
    atLast: 'rang the little bell until the handle was warm',
  },
  {
    thing: 'marbles',
    said: 'eleven marbles',
    hint: 'The bag clicked when it was put down, and leaned, and clicked again.',
    hintShort: 'Click, click, went the bag.',
    owned: 'They have names. I would rather not say the names.',
    atLast: 'told everybody the names of the marbles, in order',
  },
  {
    thing: 'maracas',
    said: 'two maracas',
    hint: 'The bag went shicka, and then shicka again, at every step.',
    hintShort: 'Shicka, shicka, went the bag.',
    owned: 'I only shake them at home, with the curtains drawn.',
    atLast: 'shook both maracas over everybody, going shicka, shicka, shick',
  },
  {
    thing: 'accordion',
    said: 'a squashed accordion',
    hint: 'The bag breathed in by itself, and then it breathed out.',
    hintShort: 'The bag said, "Heeee."',
    owned: 'It knows one tune. So do I. It is the same one.',
    atLast: 'played the one tune on the accordion, over and over',
  },
];

/** The day one has to have a sheet for. At most four words, with the article. */
export const OUTINGS: readonly { readonly said: string; readonly thing: ThingName | null }[] = [
  { said: 'the lantern walk', thing: 'lantern' },
  { said: 'the great parade', thing: null },
  { said: 'the big photograph', thing: 'camera' },
  { said: 'the Sunday feast', thing: 'cake' },
  { said: 'the long picnic', thing: 'basket' },
  { said: 'the summer party', thing: 'balloon' },
];

/** Kinds whose sheet is tried as well, and the noise it asks for. */
export const OTHER_SHEETS: readonly { readonly kinds: string; readonly noise: string }[] = [
  { kinds: 'ducks', noise: 'Quack' },
  { kinds: 'sheep', noise: 'Baa' },
  { kinds: 'cows', noise: 'Moo' },
  { kinds: 'cats', noise: 'Miaow' },
  { kinds: 'owls', noise: 'Hoo' },
  { kinds: 'pigs', noise: 'Oink' },
];

/** What the neighbours write when there is at last somewhere to write it, after "It said:". */
export const OTHERS_WRITE: readonly string[] = [
  'Hums in the bath',
  'Counts to nine before sitting down',
  'Cannot whistle, but does',
  'Likes the burnt bits best',
  'Says good night to the stairs',
  'Keeps a very good stone',
  'Has to touch both gateposts',
  'Reads the last page first',
];

/** What the sheet asks of everybody besides. */
export const ALSO_ASKED = [
  'Hair or Feathers',
  'Left or Right',
  'Number of Cousins',
  'Size of Hat',
  'Shape when Asleep',
] as const;

/** What whoever inspects says to what the sheet does not ask; without a stop. */
export const NO_PLACE_FOR_IT = [
  'There is no square for that',
  'The sheet does not ask that',
  'I have nowhere to put it',
  'Nobody has ever put that',
  'It goes over the lines',
  'That is not one of the questions',
  'There is no line for that one',
  'There is no room for that here',
  'There is no place to put it',
  'There is no mark for that',
] as const;
