import { CONVERSATIONS } from './conversations.ts';

/**
 * Which pages may answer each turn, chosen by hand: several ids where an editor would accept any of them, an empty string
 * where no page should answer. An answer without any page (a fixed text, a word about the talk) is always allowed.
 */
interface LabelledConversation {
  readonly habit: string;
  readonly turns: readonly (readonly [asked: string, pages: string])[];
}

const BED = 'bedtime-stalling bedtime-worries falling-asleep-alone';
const SCHOOL = 'starting-school nursery-drop-off refuses-school';
const LATE = 'first-words-late understanding-words';
const SHOUTING = 'shouting anger';
const POTTY = 'potty-late potty-refusal potty-start';
const FRIENDS = 'no-friends falls-out-daily joining-in';

const always = (turns: number, pages: string): readonly string[] => Array.from({ length: turns }, () => pages);

/** The pages for the talks of `conversations.ts`, in their order. */
const PAGES: readonly (readonly string[])[] = [
  ['', '', BED, BED, BED, ''],
  ['hitting', 'hitting', 'hitting', 'hitting', 'hitting'],
  always(5, 'night-waking night-feeds milk-and-bottle'),
  ['lunchbox', 'sleep-how-much', 'dummy back-to-baby', 'lunchbox', 'lunchbox', 'lunchbox'],
  ['', '', '', 'losing-games', 'losing-games'],
  always(5, 'room-sharing'),
  always(6, 'biting'),
  always(5, SCHOOL),
  [LATE, LATE, `${LATE} wondering-about-autism`, LATE, LATE],
  [SHOUTING, `${SHOUTING} throws-food`, SHOUTING, SHOUTING, SHOUTING],
  always(5, 'pet-died'),
  always(5, 'screen-how-much'),
  [
    'night-waking night-terrors nightmares',
    'night-waking night-terrors nightmares',
    'night-waking night-terrors nightmares',
    'night-waking night-terrors nightmares',
    'night-waking night-terrors nightmares screen-scary-things',
  ],
  always(5, 'tantrum-at-pick-up'),
  always(5, POTTY),
  ['lying', 'lying', 'lying homework', 'lying homework reading-struggles', 'lying homework', 'lying homework'],
  ['', '', 'sleep-how-much', 'sleep-how-much', 'sleep-how-much glue-ear-hearing'],
  ['early-waking', 'early-waking', 'early-waking', 'early-waking naps', 'early-waking naps'],
  always(5, 'scratchy-clothes getting-dressed'),
  [
    'falling-asleep-alone',
    'falling-asleep-alone',
    'falling-asleep-alone',
    'two-languages-confusing',
    'two-languages-confusing falling-asleep-alone',
  ],
  ['', '', '', 'first-phone', 'first-phone', ''],
  [
    '',
    'plays-alone-or-not-at-all',
    'plays-alone-or-not-at-all no-friends falls-out-daily',
    'no-friends plays-alone-or-not-at-all',
    'no-friends plays-alone-or-not-at-all',
  ],
  [
    'says-no-to-everything',
    'says-no-to-everything tantrum-four-and-older not-listening',
    'says-no-to-everything tantrum-four-and-older',
    'says-no-to-everything tantrum-four-and-older',
    'says-no-to-everything tantrum-four-and-older',
  ],
  always(6, 'fear-of-the-dark'),
  always(6, 'twins'),
  always(6, 'pet-died'),
  always(5, 'poo-in-nappy'),
  always(5, 'wondering-about-adhd'),
  always(7, 'fussy-eating'),
  always(5, 'screen-how-much screen-turning-off screen-at-meals'),
  always(5, 'miscarriage-and-baby-loss'),
  always(6, 'biting'),
  always(5, 'moving-house'),
  always(5, 'fears'),
];

const MORE: readonly LabelledConversation[] = [
  {
    habit: 'relief, then a relapse',
    turns: [
      ['she will not stay in her bed, 3 years old, up and down until nine', `${BED} cot-to-bed`],
      ['it worked!! she stayed in bed last night', `${BED} cot-to-bed`],
      ['spoke too soon, tonight she came out six times', `${BED} cot-to-bed`],
      ['should I lock the door', `${BED} cot-to-bed`],
      ['thanks, off to bed myself', ''],
    ],
  },
  {
    habit: 'the mother-in-law lives upstairs',
    turns: [
      ['my 4 year old only eats pasta and bread', 'fussy-eating'],
      ['my mother in law says I should make him sit there until he eats it', 'fussy-eating'],
      ['and my husband just gives him pudding anyway', 'fussy-eating'],
      ['who would I even ask about this', 'fussy-eating'],
      ['how long does this go on for', 'fussy-eating'],
    ],
  },
  {
    habit: 'asks for the words, twice',
    turns: [
      ['we are splitting up and have to tell the kids, 5 and 8', 'telling-about-separation'],
      ['give me the exact words please', 'telling-about-separation'],
      ['and what do we say if they ask whose fault it is', 'telling-about-separation'],
      ['will you write a story about two homes', 'telling-about-separation'],
      ['ok', 'telling-about-separation'],
    ],
  },
  {
    habit: 'only feelings, no facts',
    turns: [
      ["I don't know what to do any more", ''],
      ['its mornings', ''],
      ['getting dressed. every. single. day. she is 4', 'getting-dressed'],
      ['I feel like the worst mother in the street', 'getting-dressed'],
      ['hmm', 'getting-dressed'],
    ],
  },
  {
    habit: 'new baby at home, two subjects',
    turns: [
      ['new baby is two weeks old and my 3 year old has started wetting himself again', 'toilet-regression'],
      ['he was dry for six months', 'toilet-regression'],
      [
        'different question, he also hits the baby',
        'hitting new-baby sibling-jealousy siblings-fighting toilet-regression',
      ],
      ['we tried giving him jobs', 'hitting new-baby sibling-jealousy siblings-fighting toilet-regression'],
      ['back to the wetting, do I put him in nappies', 'toilet-regression'],
    ],
  },
  {
    habit: 'disbelieves the method',
    turns: [
      ['tantrums in the supermarket, 2 and a half', 'tantrum-in-public'],
      ["sorry but I can't do that with a full trolley", 'tantrum-in-public'],
      ['all the other kids behave', 'tantrum-in-public'],
      ["I've done that already", 'tantrum-in-public'],
      ['so what now', 'tantrum-in-public'],
    ],
  },
  {
    habit: 'teacher and parent see two children',
    turns: [
      ['my 6 year old cries every morning before school', SCHOOL],
      ['his teacher says he is fine ten minutes later', SCHOOL],
      ['he is always the last one to be picked up', SCHOOL],
      ['what do I say to the teacher', SCHOOL],
      ['thank you, that helps a lot', ''],
    ],
  },
  {
    habit: 'answers with single words',
    turns: [
      ['nightmares', 'nightmares'],
      ['5', 'nightmares'],
      ['yes', 'nightmares'],
      ['no', 'nightmares'],
      ['wolves', 'nightmares'],
      ['ok thanks', ''],
    ],
  },
  {
    habit: 'corrects a misunderstanding',
    turns: [
      ['my son stammers since last week, he is 3', 'stammer'],
      ['his cousin was the same and grew out of it', 'stammer'],
      ['oh he is nearly 4, sorry', 'stammer'],
      ['do I finish the word for him', 'stammer'],
      ['which person do I see about it and who do I ring first', 'stammer'],
    ],
  },
  {
    habit: 'guilt about screens and work',
    turns: [
      ['I work from home and she watches tv for three hours, she is 4', 'screen-how-much'],
      ['is it my fault she screams when I turn it off', 'screen-how-much screen-turning-off'],
      ['everybody else lets them', 'screen-how-much screen-turning-off'],
      ['what would I do instead while I cook', 'screen-how-much screen-turning-off'],
      ['fair enough. will try', ''],
    ],
  },
  {
    habit: 'tells a long story in pieces',
    turns: [
      ['my daughter has no friends, year 2', FRIENDS],
      ['we moved here in september', FRIENDS],
      ['she plays with a girl called Ida sometimes', FRIENDS],
      ['Ida has other friends though', FRIENDS],
      ['I could invite her', FRIENDS],
      ['her mum seems nice', FRIENDS],
    ],
  },
  {
    habit: 'shouted, and wants to mend it',
    turns: [
      ['I lost my temper with my 5 year old over homework and screamed at her', `${SHOUTING} homework`],
      ['she hid under the table', `${SHOUTING} homework`],
      ['do I apologise', `${SHOUTING} homework`],
      ['how do I stop myself next time', `${SHOUTING} homework`],
      ['my dad always shouted at us', `${SHOUTING} homework`],
    ],
  },
];

/** All talks with the pages that may answer each turn. */
export const LABELLED: readonly LabelledConversation[] = [
  ...CONVERSATIONS.map(({ habit, turns }, at) => ({
    habit,
    turns: turns.map((turn, nth) => [turn, PAGES[at]?.[nth] ?? ''] as const),
  })),
  ...MORE,
];
