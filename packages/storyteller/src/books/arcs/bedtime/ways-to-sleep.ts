import type { Being } from '@storylantern/library';

/** Why a way to sleep does not suit somebody else: what is told of it, then a sound for the youngest. */
interface Reason {
  readonly of: RegExp;
  /** After "But". */
  readonly why: readonly [string, string];
  readonly noise: string;
}

/** In order: the first that speaks of a way to sleep is the reason against it. */
const REASONS: readonly Reason[] = [
  {
    of: /fall asleep in the middle|bounce/,
    why: ['it takes a bounce to begin with', 'the middle never came'],
    noise: 'Boing!',
  },
  { of: /switched off/, why: ['there was no switch', 'somebody had mislaid the switch'], noise: 'Click!' },
  { of: /naps/, why: ['one nap would have been plenty', 'even one was too many'], noise: 'Not one!' },
  { of: /shut the door/, why: ['there was no door to shut', 'weeks is too long to miss breakfast'], noise: 'Knock!' },
  {
    of: /on top of anything|whatever you are using/,
    why: ['the top of things is mostly corners', 'nobody was using anything'],
    noise: 'Bump!',
  },
  {
    of: /somebody bigger|nearest hen|sitting on them/,
    why: ['there was nobody that size about', 'it takes two'],
    noise: 'Only one!',
  },
  { of: /shade/, why: ['it was all shade, being night', 'shade has to have a sun to go with it'], noise: 'Too dark!' },
  {
    of: /flower|stalk|web|reed/,
    why: ['it swayed', 'it had been made for one'],
    noise: 'Bump!',
  },
  { of: /upside/, why: ['all the thoughts ran down into one ear', 'nothing would stay on'], noise: 'Thump!' },
  {
    of: /one eye|half a(?:wake)?|one half/,
    why: ['the open eye told the shut one everything', 'which eye?'],
    noise: 'Blink!',
  },
  { of: /eyes open/, why: ['there was too much to look at', 'it was just like being awake'], noise: 'Stare!' },
  { of: /one leg/, why: ['the other leg wanted to know why', 'the floor came up to look'], noise: 'Wobble!' },
  { of: /winter/, why: ['it was only Tuesday', 'there was breakfast to think of'], noise: 'Not yet!' },
  {
    of: /all day|by day|in the day/,
    why: ['it was much too late to start that', 'that was no help until tomorrow'],
    noise: 'Too late!',
  },
  {
    of: /three times|in circles|round and round/,
    why: ['three times was dizzy, and four was the floor', 'the room went on turning'],
    noise: 'Dizzy!',
  },
  { of: /stand/, why: ['standing up is what you do when you are awake', 'both knees wanted to sit'], noise: 'Wobble!' },
  {
    of: /heap|pile|huddle|\brow\b|nose to nose|together|in a bunch|cuddle|hold(?:ing)? (?:hands|paws)/,
    why: ['one is not a heap', 'there was only one of everybody'],
    noise: 'Only one!',
  },
  {
    of: /float|drift|water|afloat|pond|waves/,
    why: ['it is hard to float on purpose', 'somebody has to watch the drifting'],
    noise: 'Splosh!',
  },
  { of: /hang|dangl/, why: ['there was nothing to hang from', 'hanging about was no help'], noise: 'Bump!' },
  { of: /shell/, why: ['there was no door to shut', 'the outside would not go hard'], noise: 'Knock!' },
  { of: /chew/, why: ['there was nothing left to chew', 'chewing is a sort of work'], noise: 'Munch!' },
  {
    of: /roost|perch|rail|branch|twig|treetop|in (?:a|the) tree/,
    why: ['it is hard to hold on and let go at once', 'it was rounder than it looked'],
    noise: 'Wobble!',
  },
  {
    of: /leg sticking|legs? out|stretched|sprawl|flop/,
    why: ['everything that stuck out got cold', 'it all had to be put back again'],
    noise: 'Brrr!',
  },
  {
    of: /tail|under (?:a|one|the) wing|backwards/,
    why: ['it tickled', 'some of it would not reach'],
    noise: 'Tickle!',
  },
  { of: /fold|tuck/, why: ['there was always one bit left over', 'it came undone again'], noise: 'Boing!' },
  { of: /curl|ball|roll|coil/, why: ['one foot was left over', 'balls roll'], noise: 'Roll!' },
  { of: /ears/, why: ['ears like those take years to grow', 'the ears went on listening'], noise: 'Flop!' },
  {
    of: /nest|straw|hay|leaves|moss|grass|feathers/,
    why: ['it rustled', 'it got into everything'],
    noise: 'Rustle!',
  },
  {
    of: /burrow|hole|tunnel|\bden\b|under |mud|sand|cave|\blog\b|crack|room/,
    why: ['it was stuffy under there, and full of knees', 'it was even darker than the dark'],
    noise: 'Stuffy!',
  },
];

/** What is known of how somebody sleeps, and why that is no help to anybody else. */
export interface WayToSleep {
  /** The short form, after "they": at most five words; null when there is none. */
  readonly short: string | null;
  readonly why: readonly [string, string];
  readonly noise: string;
}

/** How a being sleeps, as advice; null when its way is too plain to fail for a reason. */
export function wayToSleep(being: Being): WayToSleep | null {
  const reason = REASONS.find(({ of }) => of.test(being.sleeps));
  if (!reason) return null;
  const short = being.sleeps.split(/,| and | with | until | so that /)[0] ?? being.sleeps;
  return {
    short:
      short.split(' ').length <= 6 && reason.of.test(short)
        ? short
        : being.sleeps.split(' ').length <= 6
          ? being.sleeps
          : null,
    why: reason.why,
    noise: reason.noise,
  };
}

/** A way to sleep as somebody tells of their own kind: "with their backs to the door" is "with our backs to the door". */
export const asOurs = (sleeps: string): string =>
  sleeps
    .replace(/\btheir\b/g, 'our')
    .replace(/\bthemselves\b/g, 'ourselves')
    .replace(/\bthem\b/g, 'us')
    .replace(/\bthey\b/g, 'we');
